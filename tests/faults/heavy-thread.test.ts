import { rmSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { demoPasswordText } from '../../src/app/demo/load.ts'
import { clientOf } from '../setup/client.ts'
import { endAll, scratchFolder, startProcess, until } from './processes.ts'

const dataDir = scratchFolder()

afterAll(async () => {
  await endAll()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a server process builds packages in its thread, one after the other, and ends while the thread lives', async () => {
  const server = await startProcess('server', { DATA_DIR: dataDir })
  const attorney = clientOf(server.url)
  await attorney.signIn('attorney@visacare.demo', demoPasswordText)
  const { body: cases } = await attorney.get('/api/cases?status=5')
  const path = `/api/cases/${cases.items[0].id}/packages`
  const built = async () => {
    const { body } = await attorney.post(path)
    const status = async () => (await attorney.get(`${path}/${body.id}`)).body
    await until(async () => ['Ready', 'Failed'].includes((await status()).status), 60_000, 'the package')
    return status()
  }
  for (const number of [1, 2]) expect(await built()).toMatchObject({ status: 'Ready', number })
  expect(server.output()).not.toMatch(/"level":"(warn|error)"/)
  expect(await server.end('SIGTERM')).toBe(0)
}, 120_000)
