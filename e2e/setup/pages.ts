import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, expectAccessible, phone, type Visit } from './browser.ts'

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** To another screen without loading the page anew, as by its menu: for many screens in a row. */
export const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** On a phone and on a desktop, for what no other journey looks at. */
export async function openAccessibly(page: Page, path: string): Promise<void> {
  await open(page, path)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
}

/** Ticks rows of a list, does it by the bulk action, and reads what became of each. */
export async function doTo(page: Page, path: string, rows: RegExp[], action: 'Activate' | 'Deactivate'): Promise<void> {
  await open(page, path)
  for (const row of rows) await page.getByRole('checkbox', { name: row }).check()
  await page.getByRole('button', { name: `${action} ${rows.length}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await dialog.getByText(`All ${rows.length} done.`).waitFor()
  const told = await dialog.getByRole('listitem').allTextContents()
  expect(told.map((each) => each.split(': ')[1])).toEqual(rows.map(() => `${action.toLowerCase()}d`))
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'hidden' })
}

export const stored = (page: Page, name: string) => page.evaluate((key) => sessionStorage.getItem(key) ?? '', name)

export const menuOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('AUTHDATA') ?? '{}').rolespermission.map(
      (row: { permission_name: string }) => row.permission_name,
    ),
  )

export async function leave({ context, problems }: Visit): Promise<void> {
  expect(problems).toEqual([])
  await context.close()
}
