import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, program } from './binaries.ts'
import { type DatabaseUser, giveTo } from './database-user.ts'
import { StartRefused } from './refusal.ts'

export const major = '18'
export const ownerRole = 'visacare_owner'

/** Whether a usable cluster is there. One that is foreign, broken or of another major version is refused, never touched. */
export function clusterExists(cluster: string): boolean {
  if (!existsSync(cluster)) {
    refuseOtherMajor(dirname(cluster))
    return false
  }
  const entries = readdirSync(cluster)
  if (entries.length === 0) return false
  if (!entries.includes('PG_VERSION') || !existsSync(join(cluster, 'global', 'pg_control'))) {
    throw new StartRefused(
      `${cluster} is not a whole PostgreSQL data folder; restore it from a backup, or move it away to start empty.`,
    )
  }
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== major) throw madeByOther(cluster, version)
  return true
}

type NewCluster = {
  cluster: string
  binaries: Binaries
  user: DatabaseUser | undefined
  password: string
  durable: boolean
}

/** Makes the cluster aside and moves it into place when it is whole, so that an interrupted start leaves none. */
export async function createCluster({ cluster, binaries, user, password, durable }: NewCluster): Promise<void> {
  removeHalfMade(cluster)
  const making = mkdtempSync(`${cluster}.new-`)
  const data = join(making, 'data')
  const passwordFile = join(making, 'password')
  try {
    mkdirSync(data, { mode: 0o700 })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    giveTo(making, user)
    await initdb(program(binaries, 'initdb'), data, passwordFile, user, durable)
    rmSync(cluster, { recursive: true, force: true })
    renameSync(data, cluster)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

// The builtin provider sorts by code point the same on every machine: no index breaks with the system's library.
async function initdb(
  initdbProgram: string,
  data: string,
  passwordFile: string,
  user: DatabaseUser | undefined,
  durable: boolean,
): Promise<void> {
  const options = ['--pgdata', data, '--username', ownerRole, '--pwfile', passwordFile, '--auth', 'scram-sha-256']
  const locale = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  const rest = ['--data-checksums', '--no-instructions', ...(durable ? [] : ['--no-sync'])]
  try {
    await promisify(execFile)(initdbProgram, [...options, ...locale, ...rest], {
      ...user,
      cwd: dirname(initdbProgram),
      env: databaseEnvironment(),
    })
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    const reason = stderr?.split('\n').find((line) => /error|FATAL|could not/.test(line)) ?? message
    throw new StartRefused(`The database could not be created in ${data}: ${reason.trim()}`)
  }
}

function removeHalfMade(cluster: string): void {
  for (const entry of readdirSync(dirname(cluster))) {
    if (entry.startsWith(`${basename(cluster)}.new-`)) {
      rmSync(join(dirname(cluster), entry), { recursive: true, force: true })
    }
  }
}

function refuseOtherMajor(home: string): void {
  const other = existsSync(home) ? readdirSync(home).find((entry) => /^\d+$/.test(entry) && entry !== major) : undefined
  if (other) throw madeByOther(join(home, other), other)
}

const madeByOther = (cluster: string, version: string) =>
  new StartRefused(
    `The data in ${cluster} was made by PostgreSQL ${version} and this VisaCare runs PostgreSQL ${major}. Back it up with the VisaCare that made it, then restore it here.`,
  )

/** What PostgreSQL sees of our environment: enough to run, none of our secrets, no PG* setting of the operator's shell. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TEMP']
  const entries = kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' }
}
