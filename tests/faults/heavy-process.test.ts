import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPasswordText } from '../../src/app/demo/load.ts'
import { samplePhoto } from '../../src/app/demo/sample-files.ts'
import { clientOf } from '../setup/client.ts'
import { fillWithDemo } from './demo-folder.ts'
import { childrenOf, endAll, scratchFolder, startProcess, until } from './processes.ts'

const dataDir = scratchFolder()

beforeAll(() => fillWithDemo(dataDir))
afterAll(async () => {
  await endAll()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a server has packages built and uploads read in a process beside it, which may be killed, and which ends with it', async () => {
  const server = await startProcess('server', { DATA_DIR: dataDir })
  const attorney = clientOf(server.url)
  await attorney.signIn('attorney@visacare.demo', demoPasswordText)
  const { body: cases } = await attorney.get('/api/cases?status=5')
  const path = `/api/cases/${cases.items[0].id}/packages`
  const built = async () => {
    const { body } = await attorney.post(path)
    const status = async () => (await attorney.get(`${path}/${body.id}`)).body
    await until(async () => ['Ready', 'Failed'].includes((await status()).status), 120_000, 'the package')
    return status()
  }
  expect(await built()).toMatchObject({ status: 'Ready', number: 1 })
  const beside = heavyProcessOf(server.pid) ?? 0
  // Where memory is short, it goes first. What a terminal or a service manager tells everyone is for the node to hear.
  expect(readFileSync(`/proc/${beside}/oom_score_adj`, 'utf8').trim()).toBe('1000')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(beside, signal)
  expect(await built()).toMatchObject({ status: 'Ready', number: 2 })
  // What somebody sends is unpacked there too.
  const documents = `/api/cases/${cases.items[0].id}/documents`
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(samplePhoto().bytes)]), 'photo.png')
  const { body: sent } = await attorney.post(documents, form)
  const readiness = async () =>
    (await attorney.get(documents)).body.documents.find(({ id }: { id: number }) => id === sent.id).readiness
  await until(async () => (await readiness()) === 'Ready', 120_000, 'the document')
  const scan = new FormData()
  scan.set('file', new Blob([new Uint8Array(samplePhoto().bytes)]), 'signed.png')
  const scans = `/api/cases/${cases.items[0].id}/signature-scans`
  await attorney.post(scans, scan)
  await until(async () => (await attorney.get(scans)).body.items[0].status === 'Read', 120_000, 'the scan')
  expect(server.output()).not.toMatch(/"level":"(warn|error)"/)
  expect(heavyProcessOf(server.pid)).toBe(beside)
  process.kill(beside, 'SIGKILL')
  // Asked before the node knows, the dying one would be given the work, which then fails once before it is done.
  await until(() => !childrenOf(server.pid).includes(beside), 10_000, 'the node to notice')
  expect(await built()).toMatchObject({ status: 'Ready', number: 3 })
  // A node that is killed takes it along: nobody would hear what it did.
  const left = heavyProcessOf(server.pid)
  await server.end('SIGKILL')
  await until(() => left !== undefined && programOf(left) === '', 10_000, 'the end of the process beside it')
}, 600_000)

const heavyProcessOf = (pid: number) => childrenOf(pid).find((child) => programOf(child).includes('heavy-jobs'))

function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
