import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromiumOptions, FIRST_LISTS, signInAndLeave } from './lib/browser.ts'
import { startDemoServer } from './lib/demo-server.ts'
import { median } from './lib/measure.ts'
import { check, list as listed, optionsOf } from './lib/options.ts'
import { freePort } from './lib/servers.ts'
import { type Line, print } from './lib/verdict.ts'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility']
// What Lighthouse clears before it looks: everything but the cookie, so that a signed-in page stays signed in.
const CLEARED = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage']

type Scores = { performance: number; accessibility: number }

// Each run in a browser of its own.
const options = optionsOf('Lighthouse on a desktop: the sign-in screen and the first list, median of 5.', {
  check,
  list: { ...listed, says: 'names what costs points' },
})
const server = await startDemoServer()
try {
  const lines = await linesOf('Sign-in screen', () => look('/login', false))
  for (const path of FIRST_LISTS.slice(-1)) lines.push(...(await linesOf(`First list ${path}`, () => look(path, true))))
  print(lines)
  if (options.check && lines.some(({ ok }) => !ok)) process.exitCode = 1
} finally {
  await server.stop()
}

async function linesOf(screen: string, look: () => Promise<Scores>): Promise<Line[]> {
  const scores: Scores[] = []
  for (let run = 0; run < RUNS; run++) scores.push(await look())
  return [
    atLeast(
      `${screen}: performance`,
      scores.map(({ performance }) => performance),
      98,
    ),
    atLeast(
      `${screen}: accessibility`,
      scores.map(({ accessibility }) => accessibility),
      100,
    ),
  ]
}

async function look(path: string, signedIn: boolean): Promise<Scores> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'visacare-chromium-'))
  // Lighthouse opens a page of its own in the browser's first context, so the cookie has to be there.
  const browser = await chromium.launchPersistentContext(profile, chromiumOptions(`--remote-debugging-port=${port}`))
  try {
    if (signedIn) await signInAndLeave(await browser.newPage(), server.url)
    const settings = { port, onlyCategories: CATEGORIES, clearStorageTypes: CLEARED, logLevel: 'error' } as const
    const result = await lighthouse(server.url + path, settings as never, desktopConfig)
    const shown = new URL(result?.lhr.finalDisplayedUrl ?? server.url).pathname
    if (shown !== path) throw new Error(`Lighthouse saw ${shown} instead of ${path}.`)
    if (options.list) list(result?.lhr.audits ?? {})
    const score = (category: string) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
    return { performance: score('performance'), accessibility: score('accessibility') }
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

function list(audits: Record<string, { id: string; score: number | null; displayValue?: string }>): void {
  for (const { id, score, displayValue } of Object.values(audits)) {
    if (score !== null && score < 1) console.log(`  ${id}: ${score} ${displayValue ?? ''}`)
  }
}

function atLeast(name: string, scores: number[], target: number): Line {
  const score = median(scores)
  const ours = `${score} (${scores.join(', ')})`
  return { name, limit: '', ours, ratio: '', target: `≥ ${target}`, ok: score >= target }
}
