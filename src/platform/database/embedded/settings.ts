import { createServer } from 'node:net'

export type Listening = { sockets: string; port: number; tcp: boolean }

/** A Unix socket; loopback TCP as well when a port is asked for, and alone on Windows. */
export async function listening(socketFolder: () => string, port: number | undefined): Promise<Listening> {
  if (process.platform === 'win32') return { sockets: '', port: port ?? (await freePort()), tcp: true }
  return { sockets: socketFolder(), port: port ?? 5432, tcp: port !== undefined }
}

/** The server's command line after the program's name. */
export function serverArguments(cluster: string, listens: Listening, extra: Record<string, string>): string[] {
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
