import type { BrowserContext, Locator, Page } from 'playwright-core'
import { hold } from '../row.ts'

/** What a step of the tour looks at: throws a sentence unless the screen shows it. */
export type Steps = Record<string, (page: Page, context: BrowserContext) => Promise<void>>

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Whether a text comes to be on the page. */
export const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

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
