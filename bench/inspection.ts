import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPasswordText } from '#app/demo/load.ts'
import { openServices } from '#app/server/services.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { openLog } from '#platform/log/log.ts'
import { clientOf, type TestClient } from '../tests/setup/client.ts'
import { keepBlank } from '../tests/setup/library.ts'
import { startDemoServer } from './lib/demo-server.ts'
import { fillI9 } from './lib/fill-i9.ts'
import { check, optionsOf, server } from './lib/options.ts'
import { atLeast, atMost, print, shown } from './lib/verdict.ts'

/**
 * The inspection bundle of two hundred Forms I-9: from the press of the button until it can be opened, on the built server with
 * its own worker and the process beside it. What came out is read: qpdf finds nothing wrong, and the index is complete.
 */
const options = optionsOf(
  'The inspection bundle of two hundred Forms I-9: how long it takes, and whether it is whole.',
  {
    check,
    forms: { type: 'string', default: '200', says: 'how many forms' },
    server,
  },
)
const FORMS = Number(options.forms)
const SECONDS_TARGET = 30

type Entry = { label: string; page: number; pages: number }
type Bundle = {
  id: number
  status: string
  done: number
  total: number
  pages: number
  entries: Entry[]
  failed: string[]
}

const demo = await startDemoServer(options.server)
try {
  const formIds = await filled()
  const employer = clientOf(demo.url)
  await employer.signIn('employer@visacare.demo', demoPasswordText)
  const { bundle, seconds, seen } = await built(employer, formIds)
  const bytes = await download(employer, bundle.id)
  const [inOrder, indexed] = [opens(bytes, bundle), await indexedIn(bytes, bundle)]
  const lines = [
    atMost(`bundle of ${bundle.total} forms, ${bundle.pages} pages: until it opens`, seconds, SECONDS_TARGET, 's', 1),
    shown('forms each second', bundle.total / seconds, '', 1),
    shown('size', bytes.length / 1e6, 'MB', 1),
    atLeast('progress: different figures seen', seen, 5, '', 0),
    atLeast('forms that the index names, with their page', indexed, FORMS, '', 0),
    atLeast('pages by pdfinfo, nothing wrong by qpdf', inOrder, bundle.pages, '', 0),
  ]
  print(lines)
  if (options.check && lines.some(({ ok }) => !ok)) process.exitCode = 1
} finally {
  await demo.stop()
}

/** The blank of the form in the library, and the forms, written by another process of the same installation. */
async function filled(): Promise<number[]> {
  const config = readConfig(demo.environment)
  const services = await openServices({ config, clock: systemClock, log: openLog('warn'), appUrl: demo.appUrl })
  try {
    await keepBlank(services, 'i-9')
    return await fillI9(services, FORMS)
  } finally {
    await services.database.end()
  }
}

async function built(employer: TestClient, formIds: number[]) {
  const began = performance.now()
  const { status, body } = await employer.post('/api/i9/bundles', { formIds })
  if (status !== 200) throw new Error(`No bundle was begun: ${JSON.stringify(body)}`)
  const seen = new Set<number>()
  for (;;) {
    const { body: bundle } = (await employer.get(`/api/i9/bundles/${body.id}`)) as { body: Bundle }
    if (bundle.status === 'Working') seen.add(bundle.done)
    if (bundle.status === 'Ready' && bundle.failed.length === 0)
      return { bundle, seconds: (performance.now() - began) / 1000, seen: seen.size }
    if (bundle.status === 'Ready' || bundle.status === 'Failed') throw new Error(JSON.stringify(bundle))
    await sleep(50)
  }
}

async function download(employer: TestClient, id: number): Promise<Uint8Array> {
  const reply = await fetch(new URL(`/api/i9/bundles/${id}/file`, demo.url), { headers: { cookie: employer.cookie } })
  if (reply.status !== 200) throw new Error(`The bundle cannot be opened: ${reply.status}`)
  return new Uint8Array(await reply.arrayBuffer())
}

/** The pages that another program counts, once a third finds nothing wrong with the file. */
function opens(bytes: Uint8Array, { id }: Bundle): number {
  const folder = mkdtempSync(join(tmpdir(), 'visacare-bench-'))
  try {
    const file = join(folder, `${id}.pdf`)
    writeFileSync(file, bytes)
    execFileSync('qpdf', ['--check', file])
    const [, pages = '0'] = /^Pages:\s+(\d+)$/m.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8' })) ?? []
    return Number(pages)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How many forms stand on the index with the page on which they really begin. */
async function indexedIn(bytes: Uint8Array, { entries }: Bundle): Promise<number> {
  const { pages } = await readPdf(bytes)
  const first = Math.min(...entries.map(({ page }) => page))
  const index = pages
    .slice(0, first - 1)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
  return entries.filter(({ label, page, pages: count }) => {
    const name = /BENCH\d+/.exec(label)?.[0] ?? '?'
    return index.includes(`${label} ${page} ${count}`) && ownPages(page, count, name)
  }).length

  /** Every page of it is that employee's: the name is printed on one of them at least, nobody else's on any. */
  function ownPages(page: number, count: number, name: string): boolean {
    const own = pages.slice(page - 1, page - 1 + count).map(({ text }) => text)
    const names = new Set(own.flatMap((text) => text.match(/BENCH\d{4}/g) ?? []))
    return names.size === 1 && names.has(name)
  }
}
