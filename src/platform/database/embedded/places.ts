import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type DatabaseUser, giveTo, mayPass } from './database-user.ts'
import { StartRefused } from './refusal.ts'

/** The folder that holds the cluster, its log and usually its socket: `<dataDir>/postgres`, if its user can get there. */
export function databaseHome(dataDir: string, userFor: (home: string) => DatabaseUser | undefined): string {
  const usual = join(dataDir, 'postgres')
  mkdirSync(usual, { recursive: true, mode: 0o755 })
  const user = userFor(usual)
  return !user || mayPass(realpathSync(usual), user) ? usual : elsewhere(dataDir)
}

/** A folder for the Unix socket that only the database's user and root can enter, with a path short enough to bind. */
export function socketFolder(home: string, user: DatabaseUser | undefined): string {
  const key = createHash('sha256').update(home).digest('hex').slice(0, 16)
  const candidates = [join(home, 'run'), join(tmpdir(), `visacare-${key}`), `/tmp/visacare-${key}`]
  const folder = candidates.find((path) => fits(path) && (!user || mayPass(realpathSync(dirname(path)), user)))
  if (!folder) throw new StartRefused(`No folder with a short path could be found for the socket of ${home}.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  giveTo(folder, user)
  refuseForeign(folder, user)
  chmodSync(folder, 0o700)
  return folder
}

// Only root can enter the project: the database's user gets a folder of its own, named once and remembered here.
// A copied project must not share the database of the original; a moved one keeps it.
function elsewhere(dataDir: string): string {
  const pointer = join(dataDir, 'postgres', 'location.json')
  if (existsSync(pointer)) {
    const kept = JSON.parse(readFileSync(pointer, 'utf8')) as { dataDir: string; home: string }
    if (existsSync(kept.home) && (kept.dataDir === dataDir || !existsSync(kept.dataDir))) return kept.home
  }
  const home = `/var/lib/visacare-${randomBytes(6).toString('hex')}`
  mkdirSync(home, { recursive: true })
  chmodSync(home, 0o755)
  writeFileSync(pointer, JSON.stringify({ dataDir, home }), { mode: 0o600 })
  return home
}

// sockaddr_un holds 104 bytes on macOS and 108 on Linux, the closing zero included.
const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.65535')) < 104

// In a shared /tmp somebody else could have made the folder first, to listen in our place.
function refuseForeign(folder: string, user: DatabaseUser | undefined): void {
  const { uid } = lstatSync(folder)
  if (!lstatSync(folder).isDirectory() || uid !== (user?.uid ?? process.getuid?.() ?? uid)) {
    throw new StartRefused(`${folder} belongs to somebody else; remove it and start again.`)
  }
}
