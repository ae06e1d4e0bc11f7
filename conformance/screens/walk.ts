import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Newcomer } from './newcomers.ts'
import { DESKTOP, SPENT, type Steps } from './steps.ts'

/** Of each step: nothing when it was seen, else why not. */
export type Sights = Map<string, string>

/** Whose walk it is: where, and what their browser brings into every new tab. */
export type Walker = { origin: string; belongings: () => Promise<BrowserContextOptions['storageState']> }

/** A part of the walk: who goes, and what they look at. */
export type Leg = {
  prepare: () => Promise<Newcomer>
  walker: (newcomer: Newcomer) => Promise<Walker>
  steps: (newcomer: Newcomer) => Steps
}

const PATIENCE_MS = 15_000

/** One role after another, or one step alone; a role that cannot be prepared fails its own steps only. */
export async function walkAll(browser: Browser, legs: readonly Leg[], alone?: string): Promise<Sights> {
  const sights: Sights = new Map()
  for (const { prepare, walker, steps } of legs) {
    // Which steps they are does not hang on who takes them.
    const names = Object.keys(steps({ userName: '', password: '' })).filter((name) => !alone || name === alone)
    if (names.length === 0) continue
    try {
      const newcomer = await prepare()
      const chosen = Object.entries(steps(newcomer)).filter(([name]) => names.includes(name))
      await walkAs(browser, await walker(newcomer), Object.fromEntries(chosen), sights)
    } catch (error) {
      for (const name of names)
        if (!sights.has(name)) sights.set(name, `Nobody could be prepared for it: ${sentenceOf(error)}`)
    }
  }
  return sights
}

/**
 * Goes through the steps in one tab whose clock can be set. One that fails is told for itself: its tab, with whatever it left
 * there (a lost connection, an open dialog, an ended session), goes, and the next one begins in a new tab.
 */
export async function walkAs(browser: Browser, walker: Walker, steps: Steps, sights: Sights): Promise<void> {
  let page: Page | undefined
  for (const [name, look] of Object.entries(steps)) {
    let isSpent = true
    try {
      page ??= await newTab(browser, walker)
      isSpent = (await look(page, page.context())) === SPENT
      sights.set(name, '')
    } catch (error) {
      sights.set(name, sentenceOf(error))
    }
    if (!isSpent) continue
    await page?.context().close()
    page = undefined
  }
  await page?.context().close()
}

async function newTab(browser: Browser, { origin, belongings }: Walker): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: DESKTOP, baseURL: origin, reducedMotion: 'reduce' },
    storageState: await belongings(),
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript(countServiceWorkers)
  await context.clock.install()
  return context.newPage()
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

// A worker that an earlier version left behind; the browser of a test has none of its own.
function countServiceWorkers(): void {
  const left = { unregister: async () => document.documentElement.setAttribute('data-unregistered', 'yes') }
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations: async () => [left] } })
}
