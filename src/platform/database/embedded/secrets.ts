import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from './refusal.ts'

export type DatabasePasswords = { owner: string; app: string }

/** The passwords of the two database roles: made with a new cluster, then kept for as long as it lives. */
export function databasePasswords(dataDir: string, clusterExists: boolean): DatabasePasswords {
  const path = join(dataDir, 'secrets', 'database.json')
  if (existsSync(path)) return parse(path)
  if (clusterExists) {
    throw new StartRefused(
      `The database is there but its passwords (${path}) are missing; put them back, or move ${join(dataDir, 'postgres')} away to start empty.`,
    )
  }
  const passwords = { owner: password(), app: password() }
  write(path, passwords)
  return passwords
}

const password = () => randomBytes(32).toString('base64url')

function parse(path: string): DatabasePasswords {
  try {
    const { owner, app } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    if (typeof owner === 'string' && typeof app === 'string') return { owner, app }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new StartRefused(`${path} does not hold the two passwords it should; restore it from your backup.`)
}

// Written beside and renamed: a crash leaves the whole file or none.
function write(path: string, passwords: DatabasePasswords): void {
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
  writeFileSync(`${path}.new`, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
