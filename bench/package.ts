import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPasswordText } from '#app/demo/load.ts'
import { joined } from '#paper/bytes.ts'
import { fillFlat } from '#paper/fill/flat.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { PreparedTemplate } from '#paper/types.ts'
import { preparedBlank } from '../tests/setup/blanks.ts'
import { clientOf, type TestClient } from '../tests/setup/client.ts'
import { startDemoServer } from './lib/demo-server.ts'
import { median } from './lib/measure.ts'
import { check, optionsOf, server } from './lib/options.ts'
import { type Line, print } from './lib/verdict.ts'

/**
 * A filing package of a hundred pages: what its assembly costs beside qpdf merging the same pages, and what others notice
 * of it. The server is the built one with its own worker and the process beside it, as a small installation runs it.
 */
const options = optionsOf('A filing package of a hundred pages, beside qpdf, and what others notice of it.', {
  check,
  rounds: { type: 'string', default: '5', says: 'how often each is measured' },
  seconds: { type: 'string', default: '6', says: 'how long calls are made while packages are built' },
  server,
})
const FORMS = 'i-129 g-28 i-907 i-539 i-539a i-765 i-129 i-539'.split(' ')
const TIMES = 10
const NOTICED_TARGET = 1.5
/** A petition that is still prepared. */
let caseId = 0

const templates = await Promise.all(FORMS.map(preparedBlank))
const lines = [besideQpdf(), await whileBuilding()]
print(lines)
if (options.check && lines.some(({ ok }) => !ok)) process.exitCode = 1

/** Ours fills, numbers and bookmarks the pages as well; qpdf is handed them finished. */
function besideQpdf(): Line {
  const { pages } = hundredPages()
  for (let time = 0; time < TIMES; time++) hundredPages()
  const rounds = Array.from({ length: Number(options.rounds) }, () => ({
    ours: cpuOf(() => hundredPages(), TIMES),
    qpdf: qpdfCpu(),
  }))
  const ratio = median(rounds.map(({ ours, qpdf }) => ours / qpdf))
  return {
    name: `assembling ${pages} pages, beside qpdf: CPU ms`,
    limit: median(rounds.map(({ qpdf }) => qpdf)).toFixed(1),
    ours: median(rounds.map(({ ours }) => ours)).toFixed(1),
    ratio: `${ratio.toFixed(2)} ×`,
    target: '≤ 1.00 ×',
    ok: ratio <= 1,
  }
}

function hundredPages(): { pages: number; bytes: Uint8Array } {
  const items = templates.map((document) => ({ document, label: 'Form', values: valuesOf(document) }))
  const { pages, parts } = assemble(items, { title: 'Package', pageNumber: (page, all) => `Page ${page} of ${all}` })
  if (pages < 100) throw new Error(`The package has ${pages} pages only.`)
  return { pages, bytes: joined(parts) }
}

function valuesOf({ fields }: PreparedTemplate): Map<string, string> {
  return new Map(fields.flatMap(({ name, kind }) => (kind === 'text' ? [[name, 'Sample'] as const] : [])).slice(0, 60))
}

/** Processor time of one merge, from the shell that runs several: Node does not tell its children's. */
function qpdfCpu(): number {
  const folder = mkdtempSync(join(tmpdir(), 'visacare-bench-'))
  try {
    const files = templates.map((template, index) => {
      const file = join(folder, `${index}.pdf`)
      writeFileSync(file, joined(fillFlat(template, valuesOf(template)).parts))
      return file
    })
    const merge = `qpdf --empty --pages ${files.join(' ')} -- ${join(folder, 'merged.pdf')}`
    const script = `for n in $(seq ${TIMES}); do ${merge}; done; times`
    const [, children = ''] = execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n')
    const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s))
    return (seconds.reduce((sum, each) => sum + each, 0) * 1000) / TIMES
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A call every 25 ms, with and without packages being built one after the other. */
async function whileBuilding(): Promise<Line> {
  const server = await startDemoServer(options.server)
  try {
    const attorney = clientOf(server.url)
    await attorney.signIn('attorney@visacare.demo', demoPasswordText)
    caseId = (await attorney.get('/api/cases?typeId=1&status=5&limit=1')).body.items[0].id
    await addExhibit(attorney)
    await builtPackage(attorney)
    const rounds: { idle: number; busy: number; built: number }[] = []
    for (let round = 0; round < Number(options.rounds); round++) {
      const idle = await p95Of(attorney)
      const building = { on: true }
      const builder = buildOn(attorney, building)
      const busy = await p95Of(attorney)
      building.on = false
      rounds.push({ idle, busy, built: await builder })
    }
    const ratio = median(rounds.map(({ idle, busy }) => busy / idle))
    const built = rounds.reduce((sum, round) => sum + round.built, 0)
    return {
      name: `other calls while packages are built (${built}): p95 ms`,
      limit: median(rounds.map(({ idle }) => idle)).toFixed(1),
      ours: median(rounds.map(({ busy }) => busy)).toFixed(1),
      ratio: `${ratio.toFixed(2)} ×`,
      target: `≤ ${NOTICED_TARGET.toFixed(2)} ×`,
      ok: ratio <= NOTICED_TARGET,
    }
  } finally {
    await server.stop()
  }
}

/** The same hundred pages as a document that goes behind the forms. */
async function addExhibit(attorney: TestClient): Promise<void> {
  const form = new FormData()
  form.set('documentType', 'Evidence')
  form.set('file', new Blob([new Uint8Array(hundredPages().bytes)]), 'evidence.pdf')
  const { status, body } = await attorney.call('POST', `/api/cases/${caseId}/documents`, form)
  if (status !== 200) throw new Error(`The document was not taken: ${JSON.stringify(body)}`)
  while ((await readiness(attorney, body.id)) === 'Waiting') await sleep(100)
  const accepted = await attorney.post(`/api/cases/${caseId}/documents/${body.id}/review`, {
    review: 'Accepted',
    versionNumber: 1,
    reason: '',
  })
  if (accepted.status !== 200) throw new Error(`It was not accepted: ${JSON.stringify(accepted.body)}`)
}

async function readiness(attorney: TestClient, id: number): Promise<string> {
  const { body } = await attorney.get(`/api/cases/${caseId}/documents`)
  return body.documents.find((each: { id: number }) => each.id === id)?.readiness
}

async function buildOn(attorney: TestClient, building: { on: boolean }): Promise<number> {
  let built = 0
  for (; building.on; built++) await builtPackage(attorney)
  return built
}

async function builtPackage(attorney: TestClient): Promise<void> {
  const { status, body: started } = await attorney.post(`/api/cases/${caseId}/packages`)
  if (status !== 200) throw new Error(`No package was begun: ${JSON.stringify(started)}`)
  for (;;) {
    const { body } = await attorney.get(`/api/cases/${caseId}/packages/${started.id}`)
    if (body.status === 'Ready') {
      if (body.pages < 100) throw new Error(`The package has ${body.pages} pages only.`)
      return
    }
    if (body.status === 'Failed') throw new Error(`The package failed: ${JSON.stringify(body)}`)
    await sleep(50)
  }
}

async function p95Of(attorney: TestClient): Promise<number> {
  const took: Promise<number>[] = []
  const until = performance.now() + Number(options.seconds) * 1000
  while (performance.now() < until) {
    took.push(timed(() => attorney.get('/api/cases')))
    await sleep(25)
  }
  const sorted = (await Promise.all(took)).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function cpuOf(work: () => unknown, times: number): number {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}
