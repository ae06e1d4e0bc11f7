import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { settled } from './settled.ts'

export type Part = ReturnType<Page['getByRole']>

export const press = (page: Page | Part, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Saves what was typed into a form, and waits until the server has it: nothing is left to undo. */
export async function saveForm(page: Page): Promise<void> {
  await press(page, 'Save')
  await page.getByRole('button', { name: 'Undo changes', disabled: true }).waitFor()
}

/** Presses a move, fills in what its dialog asks, and waits until it is closed. */
export async function makeMove(page: Page, words: string, fill?: (dialog: Part) => Promise<void>): Promise<void> {
  await press(page, words)
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${words}`) })
  await fill?.(dialog)
  await dialog.getByRole('button', { name: words, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The status stands under the step of the track, for those who prepare the case. */
export const expectStatus = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /^Step \d of 5/ })
    .getByText(name, { exact: true })
    .waitFor()

/** HR and employees read one of five steps. */
export const expectStep = (page: Page, name: string) =>
  page.getByRole('list', { name: new RegExp(`^Step \\d of 5: ${name}$`) }).waitFor()

/** What stands behind the "…" of a case. */
export async function more(page: Page, words: string): Promise<void> {
  await press(page, 'More about this case')
  await page.getByRole('dialog', { name: 'More about this case' }).getByText(words, { exact: true }).click()
}

/** A day as people write it: 2026-11-15 is 11-15-2026. */
export const shown = (day: string): string => `${day.slice(5)}-${day.slice(0, 4)}`

/** A PDF of one page, as a file that a browser uploads. */
export const pdfFile = (name: string) => {
  const page = composePages([{ kind: 'title', text: name }])
  const bytes = joined(assemble([{ document: page, label: name }], { title: name }).parts)
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
}

/** Uploads one file for each named document of the checklist, and waits until all are in. */
export async function sendDocuments(page: Page, names: readonly string[]): Promise<void> {
  await press(page, 'Add documents')
  await page.getByLabel('Files', { exact: true }).setInputFiles(names.map((_, index) => pdfFile(`Paper ${index + 1}`)))
  for (const [index, label] of names.entries()) await page.getByLabel('What it is').nth(index).selectOption({ label })
  const dialog = page.getByRole('dialog', { name: 'Add documents' })
  await press(dialog, names.length === 1 ? 'Upload' : `Upload ${names.length} files`)
  await dialog.waitFor({ state: 'detached' })
}

/** Through the browser's own session: a second sign-in would end it. */
export async function post(context: BrowserContext, path: string, data: object) {
  const origin = new URL(context.pages()[0]?.url() ?? '').origin
  const reply = await context.request.post(path, { data, headers: { origin } })
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.json()
}

/** What the check could not look at is waived rule by rule, with a reason. */
export async function waiveUnchecked(page: Page): Promise<void> {
  await openStep(page, 'Check')
  const check = page.getByRole('region', { name: 'Pre-filing check' })
  const open = check.getByRole('button', { name: /^Waive .+, not checked$/, includeHidden: true })
  for (let left = await open.count(); left > 0; left = await open.count()) {
    if (!(await open.first().isVisible())) await check.getByText(/^Not checked yet/).click()
    await open.first().click()
    const dialog = page.getByRole('dialog', { name: /^Waive / })
    await dialog.getByLabel('Why can it be filed anyway?').fill('Looked at on paper.')
    await dialog.getByRole('button', { name: 'Waive' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => open.count(), { timeout: 120_000 }).toBeLessThan(left)
  }
}

/** A step of the filing screen; one is open at a time. The page opens one itself when it knows how far the case is. */
export async function openStep(
  page: Page,
  title: 'Check' | 'Government fees' | 'Where it goes' | 'Package' | 'Signatures',
) {
  const steps = page.getByRole('list', { name: 'Filing steps' })
  const button = steps.getByRole('button', { name: new RegExp(`^${title}\\b`) })
  await button.waitFor()
  await settled(page)
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  await steps.getByRole('button', { name: new RegExp(`^${title}\\b`), expanded: true }).waitFor()
}
