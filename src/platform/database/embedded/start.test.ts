import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { isAlive } from './folder-lock.mjs'
import { readPostmaster } from './postmaster.ts'
import type { EmbeddedOptions } from './prepare.ts'
import { type EmbeddedDatabase, startEmbedded } from './start.ts'

const running: EmbeddedDatabase[] = []
const folders: string[] = []

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

it('makes a database with an owner and an application role that owns nothing and bypasses nothing', async () => {
  const database = await start(newFolder())
  const [owner] = await ask(database.ownerUrl, 'select current_user as name, current_database() as database')
  expect(owner).toEqual({ name: 'visacare_owner', database: 'visacare' })
  const [app] = await ask(
    database.appUrl,
    `select rolname, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole,
            has_database_privilege(current_database(), 'create') as creates,
            has_database_privilege(current_database(), 'temporary') as temporary
     from pg_roles where rolname = current_user`,
  )
  const { rolname, ...rights } = app ?? {}
  expect(rolname).toBe('visacare_app')
  expect(Object.values(rights)).toEqual([false, false, false, false, false, false])
})

it('sorts by code point, checks its pages, and keeps what was committed over a stop', async () => {
  const folder = newFolder()
  const first = await start(folder)
  await ask(first.ownerUrl, 'create table kept as select 7 as value')
  await first.stop()
  expect(readPostmaster(first.cluster)).toBeUndefined()
  const second = await start(folder)
  expect(second.adopted).toBe(false)
  expect(await ask(second.ownerUrl, 'select value from kept')).toEqual([{ value: 7 }])
  expect(
    await ask(
      second.ownerUrl,
      `select datlocprovider, datlocale, current_setting('data_checksums') as checksums from pg_database
       where datname = 'visacare'`,
    ),
  ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8', checksums: 'on' }])
})

it('keeps the durable defaults unless told otherwise', async () => {
  const database = await startEmbedded({ dataDir: newFolder(), log: () => {} })
  running.push(database)
  const [settings] = await ask(
    database.ownerUrl,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits,
            current_setting('full_page_writes') as pages, current_setting('listen_addresses') as addresses`,
  )
  expect(settings).toEqual({ fsync: 'on', commits: 'on', pages: 'on', addresses: '' })
})

it('lets nobody in without the password and shows it to nobody else', async () => {
  const folder = newFolder()
  const database = await start(folder)
  await expect(ask(database.ownerUrl.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow('password')
  expect(statSync(join(folder, 'secrets', 'database.json')).mode & 0o777).toBe(0o600)
  expect(statSync(database.cluster).mode & 0o777).toBe(0o700)
})

it('listens on loopback as well when a port is asked for', async () => {
  const database = await start(newFolder(), { port: 54390 })
  const password = new URL(database.appUrl.replace('@/', '@host/')).password
  expect(await ask(`postgres://visacare_app:${password}@127.0.0.1:54390/visacare`, 'select 1 as one')).toEqual([
    { one: 1 },
  ])
  expect(await ask(database.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('finds a short place for the socket when the path of the folder is too long for one', async () => {
  const folder = join(newFolder(), 'a-rather-long-name-for-a-folder'.repeat(3))
  mkdirSync(folder)
  const database = await start(folder)
  expect(await ask(database.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  folders.push(decodeURIComponent(database.appUrl.replace(/.*host=([^&]*).*/, '$1')))
})

it('adopts the database that a killed server left running', async () => {
  const folder = newFolder()
  const pid = await startAndKill(folder)
  expect(isAlive(pid)).toBe(true)
  const database = await start(folder)
  expect(database.adopted).toBe(true)
  expect(readPostmaster(database.cluster)?.pid).toBe(pid)
  expect(await ask(database.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.stop()
  expect(isAlive(pid)).toBe(false)
})

it('restarts a database left running with other settings than the ones asked for', async () => {
  const folder = newFolder()
  const pid = await startAndKill(folder)
  const database = await start(folder, { settings: { fsync: 'off', work_mem: '8MB' } })
  expect(database.adopted).toBe(false)
  expect(isAlive(pid)).toBe(false)
  expect(await ask(database.ownerUrl, 'show work_mem')).toEqual([{ work_mem: '8MB' }])
})

it('starts once when two processes start the same folder at the same moment', async () => {
  const folder = newFolder()
  const both = await Promise.all([start(folder), start(folder)])
  expect(both.map((database) => database.adopted).sort()).toEqual([false, true])
})

it('leaves the database to the server that holds the folder, and stops it otherwise', async () => {
  const folder = newFolder()
  const server = startElsewhere(folder, 'lock')
  await line(server, 'ready')
  const helper = await start(folder)
  expect(helper.adopted).toBe(true)
  await helper.stop()
  expect(await ask(helper.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  server.kill('SIGKILL')
  await once(server, 'exit')
  await helper.stop()
  await expect(ask(helper.appUrl, 'select 1')).rejects.toThrow()
})

it('starts again by itself when the database is killed, with nothing committed lost', async () => {
  const database = await start(newFolder())
  await ask(database.ownerUrl, 'create table kept as select 7 as value')
  const pid = readPostmaster(database.cluster)?.pid ?? 0
  process.kill(pid, 'SIGKILL')
  await until(async () => (await ask(database.ownerUrl, 'select value from kept').catch(() => [])).length === 1)
  expect(readPostmaster(database.cluster)?.pid).not.toBe(pid)
})

it('starts over a pid file whose process is gone or is somebody else', async () => {
  const folder = newFolder()
  const first = await start(folder)
  const pidFile = join(first.cluster, 'postmaster.pid')
  const text = readFileSync(pidFile, 'utf8')
  await first.stop()
  for (const stranger of ['4194303', String(process.ppid)]) {
    writeFileSync(pidFile, text.replace(/^\d+/, stranger), { mode: 0o600 })
    chownSync(pidFile, statSync(first.cluster).uid, statSync(first.cluster).gid)
    const next = await start(folder)
    expect(next.adopted).toBe(false)
    await next.stop()
  }
})

it('refuses data of another major version and data that is not whole, and touches neither', async () => {
  const folder = newFolder()
  const cluster = join(folder, 'postgres', '18')
  mkdirSync(join(cluster, 'global'), { recursive: true })
  writeFileSync(join(cluster, 'PG_VERSION'), '15\n')
  await expect(start(folder)).rejects.toThrow('is not a whole PostgreSQL data folder')
  writeFileSync(join(cluster, 'global', 'pg_control'), '')
  await expect(start(folder)).rejects.toThrow('was made by PostgreSQL 15')
  expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8')).toBe('15\n')

  const older = newFolder()
  mkdirSync(join(older, 'postgres', '17'), { recursive: true })
  await expect(start(older)).rejects.toThrow('was made by PostgreSQL 17')
})

it('says what is wrong, and where the log is, when the data is damaged', async () => {
  const folder = newFolder()
  const first = await start(folder)
  await first.stop()
  writeFileSync(join(first.cluster, 'global', 'pg_control'), 'x'.repeat(8192))
  await expect(start(folder)).rejects.toThrow(/The database did not start: .*postgres\.log/)
})

it('refuses to go on without the passwords of a database that is there', async () => {
  const folder = newFolder()
  await (await start(folder)).stop()
  rmSync(join(folder, 'secrets'), { recursive: true })
  await expect(start(folder)).rejects.toThrow('its passwords')
})

if (process.getuid?.() === 0) {
  it('puts programs and data where an unprivileged user can enter, when only root can enter the folder', async () => {
    const closed = newFolder()
    chmodSync(closed, 0o700)
    const lines: string[] = []
    const database = await start(join(closed, 'var'), { log: (text) => lines.push(text) })
    folders.push(join(database.cluster, '..'))
    expect(database.cluster).toMatch(/^\/var\/lib\/visacare-[0-9a-f]+\/18$/)
    expect(lines.join()).toContain(join(database.cluster, '..'))
    expect(statSync(database.cluster).uid).not.toBe(0)
    await ask(database.ownerUrl, 'create table kept as select 7 as value')
    await database.stop()
    const again = await start(join(closed, 'var'))
    expect(again.cluster).toBe(database.cluster)
    expect(await ask(again.ownerUrl, 'select value from kept')).toEqual([{ value: 7 }])
  })
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visacare-test-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

async function start(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log: () => {}, settings: { fsync: 'off' }, ...options })
  running.push(database)
  return database
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Another Node process that starts the folder's database and stays. */
function startElsewhere(dataDir: string, lock: 'lock' | 'no lock'): ChildProcess {
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const program = `
    const { startEmbedded } = await import(${module('./start.ts')})
    const { lockFolder } = await import(${module('./lock.ts')})
    const dataDir = ${JSON.stringify(dataDir)}
    if (${lock === 'lock'}) lockFolder(dataDir)
    await startEmbedded({ dataDir, log: () => {}, settings: { fsync: 'off' } })
    console.log('ready')
    setInterval(() => {}, 1000)`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program]
  return spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function startAndKill(dataDir: string): Promise<number> {
  const child = startElsewhere(dataDir, 'no lock')
  await line(child, 'ready')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(join(dataDir, 'database-start.lock'))).toBe(false)
  return readPostmaster(join(dataDir, 'postgres', '18'))?.pid ?? 0
}

async function line(child: ChildProcess, wanted: string): Promise<void> {
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes(wanted)) return
  throw new Error(`The process ended before it said ${wanted}.`)
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(50)
}
