import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '#app/demo/people.ts'
import { clientOf } from '../setup/client.ts'
import { fillWithDemo } from './demo-folder.ts'
import { endAll, scratchFolder, signedIn, startProcess, until } from './processes.ts'

const dataDir = scratchFolder()

beforeAll(() => fillWithDemo(dataDir))
afterAll(async () => {
  await endAll()
  rmSync(dataDir, { recursive: true, force: true })
})

it('SIGTERM under load ends the server without a failed request', async () => {
  const server = await startProcess('server', { DATA_DIR: dataDir })
  const users = await Promise.all(demoAccounts.slice(0, 4).map(({ userName }) => signedIn(server.url, userName)))
  // What a proxy does: asks every 100 ms whether the node wants work, and sends none when it does not.
  let ready = true
  const asking = (async () => {
    while (ready) {
      ready = (await clientOf(server.url).get('/readyz')).status === 200
      await sleep(100)
    }
  })()
  const statuses: number[] = []
  const failures: unknown[] = []
  let duringDrain = 0
  let stopping = false
  const load = users.map(async (user, index) => {
    const client = user.at(server.url)
    for (let n = 0; ready; n++) {
      const late = stopping
      const ask =
        index % 2 === 0 ? client.get('/api/my/settings') : client.put('/api/my/settings', { settings: { n: n % 100 } })
      const reply = await ask.catch((error: unknown) => {
        failures.push(error)
        return undefined
      })
      if (reply) statuses.push(reply.status)
      if (late) duringDrain++
    }
  })
  await until(() => statuses.length > 40, 30_000, 'some requests')
  stopping = true
  const code = server.end('SIGTERM')
  await Promise.all([asking, ...load])
  expect(failures).toEqual([])
  expect(new Set(statuses)).toEqual(new Set([200]))
  // Asked after the signal, and answered all the same.
  expect(duringDrain).toBeGreaterThan(0)
  expect(await code).toBe(0)
}, 600_000)

it('a request that is under way when the server closes is answered', async () => {
  const server = await startProcess('server', { DATA_DIR: dataDir })
  // Slow on purpose: checking a password takes its time, on as many threads as there are. Each user once: a second
  // sign-in of the same user would close the first one's session before its answer is written.
  const slow = demoAccounts.map(({ userName }) =>
    clientOf(server.url).post('/api/sign-in', { userId: userName, password: 'Demo@12345' }),
  )
  await Promise.race(slow)
  const code = server.end('SIGINT')
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200))
  expect(await code).toBe(0)
}, 600_000)
