import { existsSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '#app/demo/people.ts'
import { fillWithDemo } from './demo-folder.ts'
import { databaseProcesses, endAll, type Running, scratchFolder, signedIn, startProcess, until } from './processes.ts'

const dataDir = scratchFolder()
const WRITES = 2_000
const start = () => startProcess('server', { DATA_DIR: dataDir })

beforeAll(() => fillWithDemo(dataDir))
afterAll(async () => {
  await endAll()
  // Where the test failed between a kill and the next start, the database is still there.
  if (existsSync(`${dataDir}/postgres/18/postmaster.pid`))
    for (const pid of databaseProcesses(dataDir).all) killQuietly(pid)
  rmSync(dataDir, { recursive: true, force: true })
})

it('no acknowledged write is lost when the server and the database are killed during 2,000 writes', async () => {
  let server: Running = await start()
  const writers = await Promise.all(demoAccounts.map(({ userName }) => signedIn(server.url, userName)))
  const acknowledged = writers.map(() => new Set<string>())
  const refused = new Map<number, number>()
  const count = () => acknowledged.reduce((sum, { size }) => sum + size, 0)

  const write = async (writer: (typeof writers)[number], done: Set<string>) => {
    for (let n = 0; n < WRITES / writers.length; ) {
      const name = `w${n}`
      const reply = await writer
        .at(server.url)
        .put('/api/my/settings', { settings: { [name]: 1 } })
        .catch(() => undefined)
      if (reply?.status === 200) {
        done.add(name)
        n++
        continue
      }
      // Not known to be done: tried again, as the page's user would.
      if (reply) refused.set(reply.status, (refused.get(reply.status) ?? 0) + 1)
      await sleep(50)
    }
  }
  const kills = async () => {
    await until(() => count() >= 300, 60_000, '300 writes')
    await server.end('SIGKILL')
    server = await start()
    expect(server.output()).toContain('Database ready (embedded, already running; schema is current)')
    await until(() => count() >= 900, 60_000, '900 writes')
    process.kill(databaseProcesses(dataDir).postmaster, 'SIGKILL')
    await until(() => count() >= 1_500, 60_000, '1,500 writes')
    const { all } = databaseProcesses(dataDir)
    await server.end('SIGKILL')
    for (const pid of all) killQuietly(pid)
    server = await start()
  }
  await Promise.all([kills(), ...writers.map((writer, index) => write(writer, acknowledged[index] ?? new Set()))])
  expect(count()).toBe(WRITES)
  // While the database is away the answer is 503, never a surprise.
  expect([...refused.keys()].filter((status) => status !== 503)).toEqual([])

  const stored = () =>
    Promise.all(
      writers.map(async (writer) => {
        const { body } = await writer.at(server.url).get('/api/my/settings')
        return new Set(Object.keys(body.settings))
      }),
    )
  expect(await stored()).toEqual(acknowledged)
  expect(await server.end('SIGTERM')).toBe(0)
  server = await start()
  expect(server.output()).toContain('Database ready (embedded; schema is current)')
  expect(await stored()).toEqual(acknowledged)
}, 600_000)

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone with its parent.
  }
}
