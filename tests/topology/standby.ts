import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { databaseUser, giveTo } from '#platform/database/embedded/database-user.ts'
import { launch, shutDown } from '#platform/database/embedded/postmaster.ts'
import { prepare } from '#platform/database/embedded/prepare.ts'
import { databaseProcesses, freePort, until } from '../faults/processes.ts'
import { withClient } from '../operations/databases.ts'

/** A primary and its synchronous standby: a commit is acknowledged when it is on both disks. */
export async function startPair(folder: string) {
  const [primaryPort, standbyPort] = [await freePort(), await freePort()]
  const log = () => {}
  // A standby needs room for as many as the cluster was made with.
  const both = { max_connections: '100', wal_keep_size: '1GB' }
  const places = { primary: join(folder, 'primary'), standby: join(folder, 'standby') }
  const primary = await prepare({
    dataDir: places.primary,
    port: primaryPort,
    log,
    settings: { ...both, synchronous_standby_names: '*' },
  })
  // A cluster that never ran is its own base backup.
  cpSync(places.primary, places.standby, { recursive: true })
  const owner = `visacare_owner:${encodeURIComponent(primary.passwords.owner)}`
  const following = `host=127.0.0.1 port=${primaryPort} user=visacare_owner password=${primary.passwords.owner}`
  const standby = await prepare({
    dataDir: places.standby,
    port: standbyPort,
    log,
    settings: { ...both, primary_conninfo: following },
  })
  writeFileSync(join(standby.cluster, 'standby.signal'), '')
  giveTo(join(standby.cluster, 'standby.signal'), standby.user)
  const running = { primary: await launch(primary), standby: await launch(standby).catch(() => undefined) }
  const stop = async () => {
    if (running.standby) await shutDown(standby, running.standby.pid)
    await shutDown(primary, running.primary.pid)
  }
  if (!running.standby) {
    await stop()
    throw new Error(`The standby did not start: ${readFileSync(standby.logFile, 'utf8')}`)
  }
  const urlAt = (port: number) => `postgres://${owner}@127.0.0.1:${port}/postgres`
  await withClient(urlAt(primaryPort), async (client) => {
    const isSynchronous = async () =>
      (await client.query(`select from pg_stat_replication where sync_state = 'sync'`)).rowCount === 1
    await until(isSynchronous, 20_000, 'the standby to follow')
    await client.query(`create role managed login createrole password 'managed'`)
    await client.query('create database installation owner managed')
  })
  return {
    primaryPort,
    standbyPort,
    /** As when the machine loses its power: nothing of the primary runs any more. */
    killPrimary: () => {
      for (const pid of databaseProcesses(places.primary).all) process.kill(pid, 'SIGKILL')
    },
    promote: () => withClient(urlAt(standbyPort), (client) => client.query('select pg_promote()')),
    stop,
  }
}

/** The one address of the pair, as a cluster manager or a cloud gives it: it leads to whoever is primary. */
export async function startAddress(first: number) {
  let target = first
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    leadTo: (port: number) => {
      target = port
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** PgBouncer in transaction mode with few connections of its own, so that sessions share them. */
export async function startPgBouncer(folder: string, databasePort: number) {
  const home = join(folder, 'pgbouncer')
  const port = await freePort()
  mkdirSync(home)
  writeFileSync(join(home, 'users.txt'), '"managed" "managed"\n')
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    `[databases]
installation = host=127.0.0.1 port=${databasePort} dbname=installation
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(home, 'users.txt')}
pool_mode = transaction
default_pool_size = 5
max_client_conn = 100
server_login_retry = 1
`,
  )
  const user = databaseUser(home)
  giveTo(home, user)
  const program = execFileSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v pgbouncer'], { encoding: 'utf8' }).trim()
  const child = spawn(program, ['-q', join(home, 'pgbouncer.ini')], { ...user, stdio: 'ignore', cwd: '/' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    port,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
