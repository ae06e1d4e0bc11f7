import { chromium, type Locator, type Page } from 'playwright-core'
import { demoPasswordText } from '#app/demo/load.ts'
import { chromiumOptions, desktop } from './lib/browser.ts'
import { startDemoServer } from './lib/demo-server.ts'
import { atMost, print, shown } from './lib/verdict.ts'

// How long a letter takes from the key to the screen in the largest questionnaire: the attorney's of an H-1B petition,
// every question shown, in the step with the most fields.
const KEYS = 'The quick brown fox jumps over the lazy dog and types on without a pause'
const FRAME_MS = 1000 / 60

const server = await startDemoServer()
const browser = await chromium.launch(chromiumOptions())
try {
  const context = await browser.newContext({ viewport: desktop, baseURL: server.url })
  const page = await context.newPage()
  await openQuestionnaire(page)
  const { questions, fields } = await intoLargestStep(page)
  const delays = await typed(page, page.locator('[data-question] input[type=text]').first())
  const bare = await context.newPage()
  await bare.setContent('<input aria-label="bare">')
  const limit = await typed(bare, bare.getByLabel('bare'))
  const lines = [
    shown('Questions in the questionnaire', questions, '', 0),
    shown('Fields on screen', fields, '', 0),
    atMost('Key to paint, p50', percentile(delays, 0.5), Number(FRAME_MS.toFixed(1)), 'ms', 1),
    shown('Key to paint, p95', percentile(delays, 0.95), 'ms', 1),
    shown('The same in an empty page with one bare field, p50', percentile(limit, 0.5), 'ms', 1),
  ]
  print(lines)
  if (process.argv.includes('--check') && lines.some(({ ok }) => !ok)) process.exitCode = 1
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
  await page.goto('/visaCareH1BQuestionnaier/1')
  await page.getByRole('checkbox', { name: 'Show answered questions too' }).check()
}

async function intoLargestStep(page: Page): Promise<{ questions: number; fields: number }> {
  const steps = page.getByRole('navigation', { name: 'Sections' }).getByRole('button')
  let [most, at, questions] = [0, 0, 0]
  for (let step = 0; step < (await steps.count()); step += 1) {
    await steps.nth(step).click()
    await page.locator('[data-question]').first().waitFor()
    const found = await page.locator('[data-question]').count()
    const writable = await page.locator('[data-question] input[type=text]').count()
    questions += found
    if (writable > most) [most, at] = [writable, step]
  }
  await steps.nth(at).click()
  await page.locator('[data-question]').first().waitFor()
  return { questions, fields: await page.locator('[data-question] :is(input, select, textarea)').count() }
}

/** From each key event to the first task after the frame that shows it. */
async function typed(page: Page, field: Locator): Promise<number[]> {
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
  await page.keyboard.type(KEYS, { delay: 60 })
  return page.evaluate(() => (window as unknown as { delays: number[] }).delays)
}

function percentile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN
}
