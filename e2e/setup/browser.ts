import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { clientOf } from '../../tests/setup/client.ts'
import { violationsOn } from './axe.ts'
import { brokenWords } from './broken-words.ts'
import { PATIENCE_MS, settled, watchRequests } from './settled.ts'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export type Visit = { page: Page; context: BrowserContext; problems: string[] }

/** A fresh visitor. What the page logs as an error, or throws, is a problem the journey must not have. */
export async function visit(browser: Browser, url: string, viewport = desktop, kept?: KeptSignIn): Promise<Visit> {
  const context = await browser.newContext({ viewport, baseURL: url, reducedMotion: 'reduce' })
  if (kept) {
    const { name, value, mark } = kept
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
    await context.addInitScript(keepMark, mark)
  }
  watchRequests(context)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // A refused call shows in the console as well; the journeys look at what the page says about it.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text())
  })
  return { page, context, problems }
}

export async function signIn(page: Page, userName: string, password: string = demoPasswordText): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

type KeptSignIn = { name: string; value: string; mark: string }

/** What a browser keeps of a sign-in, without the form: the server's cookie, and the mark that tells each tab to ask who it is. */
export async function keptSignIn(url: string, userName: string, password = demoPasswordText): Promise<KeptSignIn> {
  const client = clientOf(url)
  const { body } = await client.signIn(userName, password)
  const [name = '', value = ''] = client.cookie.split('=')
  return { name, value, mark: body.Token }
}

/**
 * Runs in the page before all else, the first time only: who signs out stays out. Handed to a new context, what is kept would
 * cost a page of its own.
 */
function keepMark(mark: string): void {
  if (!origin.startsWith('http') || localStorage.getItem('journey.begun')) return
  localStorage.setItem('journey.begun', 'yes')
  localStorage.setItem('visacare.signedIn', mark)
}

// One row is like the next, and the checker's time grows faster than their number.
const FURTHER_ROWS = 'tbody tr:nth-child(n + 21), main li:nth-child(n + 21)'

/** No accessibility violation (WCAG 2.2 AA), nothing to scroll sideways for, and no day or number of a form that a line break takes apart. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator('main').first().waitFor()
  // A screen that is still being loaded has none, and on a busy machine that may look settled.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await settled(page)
  // What lies half behind the header that stays on top is not too small a target, only scrolled.
  await page.evaluate(() => window.scrollTo(0, 0))
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
  expect(await brokenWords(page), `${page.url()} breaks words`).toEqual([])
  await display(page, FURTHER_ROWS, 'none')
  expect(await violationsOn(page), `${page.url()} has accessibility violations`).toEqual([])
  await display(page, FURTHER_ROWS, '')
}

const display = (page: Page, selector: string, value: 'none' | '') =>
  page.locator(selector).evaluateAll((all, display) => {
    for (const each of all) (each as HTMLElement).style.display = display
  }, value)
