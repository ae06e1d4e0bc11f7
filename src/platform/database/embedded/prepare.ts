import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Binaries, installedBinaries, reachableBinaries } from './binaries.ts'
import { clusterExists, createCluster, major } from './cluster.ts'
import { type DatabaseUser, databaseUser, giveTo, mayPass } from './database-user.ts'
import { StartRefused } from './refusal.ts'
import { type DatabasePasswords, databasePasswords } from './secrets.ts'

export type EmbeddedOptions = {
  dataDir: string
  log: (line: string) => void
  /** Further settings of the server; tests pass `fsync: 'off'`. */
  settings?: Record<string, string>
  /** Listen on 127.0.0.1 at this port too. */
  port?: number
}

/** All that is settled before the server runs: which programs, as whom, on which cluster, with which settings. */
export type PreparedServer = {
  dataDir: string
  cluster: string
  binaries: Binaries
  user: DatabaseUser | undefined
  arguments: string[]
  passwords: DatabasePasswords
  logFile: string
}

export async function prepare({ dataDir, log, settings = {}, port }: EmbeddedOptions): Promise<PreparedServer> {
  const home = databaseHome(dataDir, (usual) => databaseUser(join(usual, major)))
  if (home !== join(dataDir, 'postgres')) log(`Only root can enter ${dataDir}: the database is in ${home}.`)
  const cluster = join(home, major)
  const user = databaseUser(cluster)
  const binaries = reachableBinaries(installedBinaries(), user, home)
  const exists = clusterExists(cluster)
  const passwords = databasePasswords(dataDir, exists)
  if (exists) giveTo(cluster, user)
  else await createCluster({ cluster, binaries, user, password: passwords.owner, durable: settings.fsync !== 'off' })
  const listens = await listening(() => socketFolder(home, user), port)
  const server = { dataDir, cluster, binaries, user, passwords, logFile: join(home, 'postgres.log') }
  return { ...server, arguments: serverArguments(cluster, listens, settings) }
}

/** The folder that holds the cluster, its log and usually its socket: `<dataDir>/postgres`, if its user can get there. */
function databaseHome(dataDir: string, userFor: (home: string) => DatabaseUser | undefined): string {
  const usual = join(dataDir, 'postgres')
  mkdirSync(usual, { recursive: true, mode: 0o755 })
  const user = userFor(usual)
  return !user || mayPass(realpathSync(usual), user) ? usual : elsewhere(dataDir)
}

/** A folder for the Unix socket that only the database's user and root can enter, with a path short enough to bind. */
function socketFolder(home: string, user: DatabaseUser | undefined): string {
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

type Listening = { sockets: string; port: number; tcp: boolean }

/** A Unix socket; loopback TCP as well when a port is asked for, and alone on Windows. */
async function listening(socketFolder: () => string, port: number | undefined): Promise<Listening> {
  if (process.platform === 'win32') return { sockets: '', port: port ?? (await freePort()), tcp: true }
  return { sockets: socketFolder(), port: port ?? 5432, tcp: port !== undefined }
}

/** The server's command line after the program's name. */
function serverArguments(cluster: string, listens: Listening, extra: Record<string, string>): string[] {
  const settings: Record<string, string> = {
    ...modest,
    ...quiet,
    ...(process.platform === 'linux' && quickRecovery),
    listen_addresses: listens.tcp ? '127.0.0.1' : '',
    port: String(listens.port),
    unix_socket_directories: listens.sockets,
    ...extra,
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

// Small enough for a laptop. Nothing here weakens what a commit promises: fsync, full_page_writes and
// synchronous_commit keep PostgreSQL's defaults.
const modest = {
  cluster_name: 'visacare',
  shared_buffers: '128MB',
  max_connections: '60',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

// After a crash every file has to reach the disk before the log is replayed: in one call instead of one per file.
const quickRecovery = { recovery_init_sync_method: 'syncfs' }

// More people may read the log than the data: no statement and no row detail is written into it.
const quiet = {
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
