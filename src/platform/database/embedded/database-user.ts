import { lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type DatabaseUser = { uid: number; gid: number }

/** Whom PostgreSQL runs as: ourselves, or, since it refuses to run as root, an unprivileged user of the machine. */
export function databaseUser(cluster: string): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(cluster) ?? account('postgres') ?? account('nobody') ?? { uid: 65534, gid: 65534 }
}

/** Whether the user can pass through every folder down to `path` and read it. */
export function mayRead(path: string, user: DatabaseUser): boolean {
  if (!allows(path, user, statSync(path).isDirectory() ? 5 : 4)) return false
  return path === dirname(path) || mayPass(dirname(path), user)
}

/** Whether the user can pass through every folder down to `path` and `path` itself. */
export function mayPass(path: string, user: DatabaseUser): boolean {
  return allows(path, user, 1) && (path === dirname(path) || mayPass(dirname(path), user))
}

/** Gives a folder and all in it to the user, unless it is theirs already; nothing to do unless we are root. */
export function giveTo(path: string, user: DatabaseUser | undefined): void {
  const found = lstatSync(path)
  if (!user || found.uid === user.uid) return
  if (found.isDirectory()) for (const entry of readdirSync(path)) giveTo(join(path, entry), user)
  // The folder last: interrupted, it is not theirs yet and the next start goes through it again.
  lchownSync(path, user.uid, user.gid)
}

// A cluster keeps the user it was made by, even when the machine later gains an account named postgres.
function ownerOf(cluster: string): DatabaseUser | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

function account(name: string): DatabaseUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8').match(new RegExp(`^${name}:[^:]*:(-?\\d+):(-?\\d+):`, 'm'))
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined
}

function allows(path: string, user: DatabaseUser, bits: number): boolean {
  const { mode, uid, gid } = statSync(path)
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
  return ((mode >> shift) & bits) === bits
}
