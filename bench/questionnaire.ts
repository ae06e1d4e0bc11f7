import { chromium, type Locator, type Page } from 'playwright-core'
import { demoPasswordText } from '#app/demo/load.ts'
import { chromiumOptions, desktop } from './lib/browser.ts'
import { startDemoServer } from './lib/demo-server.ts'
import { enlargeCase, petitionOfPriya } from './lib/large-case.ts'
import { server as another, check, optionsOf } from './lib/options.ts'
import { atLeast, atMost, print, shown } from './lib/verdict.ts'

// How long a letter takes from the key to the screen in the largest questionnaire: the attorney's of an H-1B petition for
// a family of six with every form of the package and long lists, every question shown, in the step with the most fields.
const FIELDS_AT_LEAST = 400
const EVERY_FIELD = '[data-question] :is(input, select, textarea)'
const TEXT_FIELD = '[data-question] input[type=text]'
const KEYS = 'The quick brown fox jumps over the lazy dog and types on without a pause'
const FRAME_MS = 1000 / 60
// A frame, or what an empty page needs where the machine is slower than that; a quarter more is the noise of other work.
const RATIO_AT_MOST = 1.25

const options = optionsOf('From a key press to the next paint in the largest questionnaire.', {
  check,
  server: another,
})

const server = await startDemoServer(options.server)
const browser = await chromium.launch(chromiumOptions())
try {
  const context = await browser.newContext({ viewport: desktop, baseURL: server.url })
  const page = await context.newPage()
  await openQuestionnaire(page)
  const { questions, fields, mounted } = await intoLargestStep(page)
  const { delays, processorMs } = await typed(page, await plainField(page))
  const bare = await context.newPage()
  await bare.setContent('<input aria-label="bare">')
  const limit = await typed(bare, bare.getByLabel('bare'))
  const [p50, bareP50] = [percentile(delays, 0.5), percentile(limit.delays, 0.5)]
  const lines = [
    shown('Questions in the questionnaire', questions, '', 0),
    atLeast('Fields in the questionnaire', fields, FIELDS_AT_LEAST, '', 0),
    shown('Fields on screen', mounted, '', 0),
    atMost(
      'Key to paint, p50, beside a bare field in the same run',
      p50 / Math.max(bareP50, FRAME_MS),
      RATIO_AT_MOST,
      '×',
      2,
    ),
    shown('Key to paint, p50', p50, 'ms', 1),
    shown('Key to paint, p95', percentile(delays, 0.95), 'ms', 1),
    shown('Processor time of the page per key', processorMs, 'ms', 1),
    shown('The same in an empty page with one bare field, p50', bareP50, 'ms', 1),
    shown('Processor time there per key', limit.processorMs, 'ms', 1),
  ]
  print(lines)
  if (options.check && lines.some(({ ok }) => !ok)) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}

async function openQuestionnaire(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('User name').fill('attorney@visacare.demo')
  await page.getByLabel('Password', { exact: false }).first().fill(demoPasswordText)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('banner').waitFor()
  const petition = await petitionOfPriya(page)
  await enlargeCase(page, petition)
  await page.goto(`/visaCareH1BQuestionnaier/${petition}`)
  await page.getByRole('checkbox', { name: 'Show answered questions too' }).check()
}

async function intoLargestStep(page: Page): Promise<{ questions: number; fields: number; mounted: number }> {
  const steps = page.getByRole('navigation', { name: 'Topics' }).getByRole('button', { name: /^(?!Review and submit)/ })
  let [mounted, at, questions, fields] = [0, 0, 0, 0]
  const enter = async (step: number) => {
    await steps.nth(step).click()
    await page.locator('[data-question]').first().waitFor()
  }
  for (let step = 0; step < (await steps.count()); step += 1) {
    await enter(step)
    const found = await page.locator(EVERY_FIELD).count()
    questions += await page.locator('[data-question]').count()
    fields += found
    if (found > mounted) [mounted, at] = [found, step]
  }
  await enter(at)
  return { questions, fields, mounted }
}

/** The last text field of the step that takes all the keys: in a list where there is one. Emptied, so that each counts. */
async function plainField(page: Page): Promise<Locator> {
  const longEnough = page.locator(TEXT_FIELD).and(page.locator('[maxlength="100"], [maxlength="200"]'))
  const inLists = page.locator('fieldset').locator(longEnough)
  const field = (await inLists.count()) > 0 ? inLists.last() : longEnough.first()
  await field.fill('')
  return field
}

/**
 * From each key event to the first task after the frame that shows it, and what the page's main thread worked per key,
 * which does not depend on what else the machine does.
 */
async function typed(page: Page, field: Locator): Promise<{ delays: number[]; processorMs: number }> {
  await field.click()
  await page.evaluate(() => {
    const delays: number[] = []
    Object.assign(window, { delays })
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => delays.push(performance.now() - timeStamp)
        requestAnimationFrame(() => channel.port2.postMessage(null))
      },
      true,
    )
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await worked()
  await page.keyboard.type(KEYS, { delay: 60 })
  const processorMs = ((await worked()) - before) / KEYS.length
  const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays)
  return { delays, processorMs }
}

function percentile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN
}
