import type { BrowserContext, Locator, Page } from 'playwright-core'
import { hold } from '../row.ts'

/**
 * Looks at one thing: throws a sentence unless the screen shows it. What it changes it puts back, or it answers SPENT: then the
 * next one begins in a new tab, as after one that failed.
 */
export type Look = (page: Page, context: BrowserContext) => Promise<unknown>
export type Steps = Record<string, Look>
export const SPENT = Symbol('The tab is of no use to the next.')

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Each begins where `arrive` leads from anywhere, so none stands on the one before it. */
export const from = (arrive: Look, steps: Steps): Steps =>
  Object.fromEntries(
    Object.entries(steps).map(([name, look]): [string, Look] => [
      name,
      async (page, context) => {
        await arrive(page, context)
        return look(page, context)
      },
    ]),
  )

/** To an address, unless the page stands there already. */
export const at =
  (address: string): Look =>
  async (page) => {
    if (pathOf(page) !== address) await page.goto(address)
    await page.getByRole('main').first().waitFor()
  }

export const pathOf = (page: Page): string => (page.url().startsWith('http') ? new URL(page.url()).pathname : '')

/** Whether a text comes to be on the page. */
export const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

/** The panel of the top bar, open. */
export async function openPanel(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Your account' })
  await button.waitFor()
  if ((await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).count()) === 0)
    await button.click()
  await page.getByRole('button', { name: 'Sign Out' }).last().waitFor()
}

export const leadsTo = async (page: Page, link: string, path: string) => {
  const address = await page.getByRole('link', { name: link, exact: true }).first().getAttribute('href')
  hold(address === path, `${link} leads to ${address}, not to ${path}.`)
}

/** What time it is for the page. */
export const now = (page: Page) => page.evaluate(() => Date.now())

/** Which of the two buttons the top bar has (decisions §2). */
export async function buttons(page: Page, expected: readonly string[]): Promise<void> {
  const bar = page.locator('header').first()
  const shown: string[] = []
  for (const name of ['I-9', 'Add Attorney'])
    if ((await bar.getByRole('link', { name, exact: true }).count()) > 0) shown.push(name)
  hold(shown.join() === expected.join(), `The top bar has ${shown.join(' and ') || 'neither'}.`)
}

/** What a list offers, its empty choice included. */
export const optionsOf = (list: Locator): Promise<string[]> => list.locator('option').allTextContents()

/** The first and the last year of the open calendar. */
export async function leastAndMost(page: Page): Promise<number[]> {
  const list = page.getByLabel('Year', { exact: true })
  await list.waitFor()
  const years = (await optionsOf(list)).map(Number)
  return [Math.min(...years), Math.max(...years)]
}
