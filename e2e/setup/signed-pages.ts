import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { samplePhoto } from '#app/demo/sample-files.ts'
import { openStep, shown } from './case-steps.ts'

/** Every printed page comes back as a scan, named by its code, and somebody sees each signature and its date. */
export async function signedPagesComeBack(page: Page, today: string): Promise<void> {
  await openStep(page, 'Signatures')
  const signHere = page.getByRole('region', { name: 'Sign here' })
  const printed = signHere.getByText(/^\d\d-\d{5}-P\d+-\d{3}$/)
  // The step's content is loaded when it is opened.
  await printed.first().waitFor()
  const codes = new Set(await printed.allTextContents())
  const buffer = Buffer.from(samplePhoto().bytes)
  const files = [...codes].map((code) => ({ name: `${code}.png`, mimeType: 'image/png', buffer }))
  await signHere.getByLabel('Scans of signed pages').setInputFiles(files)
  const boxes = (state: string) => signHere.locator(`li[data-state="${state}"]`)
  await paymentFormsSeen(page, today)
  await expect.poll(() => boxes('open').count(), { timeout: 120_000 }).toBe(0)
  const asked = boxes('look')
  for (let left = await asked.count(); left > 0; left = await asked.count()) {
    const first = asked.first()
    await first.getByRole('button', { name: /^Signed: / }).click()
    await first.getByRole('textbox', { name: /^Date as written/ }).fill(shown(today))
    await first.getByRole('button', { name: 'Save as signed' }).click()
    await expect.poll(() => asked.count(), { timeout: 120_000 }).toBeLessThan(left)
  }
}

/** The payment forms are never scanned: somebody sees each on paper, completed and signed. */
export async function paymentFormsSeen(page: Page, today: string): Promise<void> {
  await openStep(page, 'Signatures')
  const open = page.locator('li[data-state="open"]').filter({ hasText: 'Not scanned' })
  await page.getByText('Not scanned: card and account numbers stay on paper').first().waitFor()
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await open
      .first()
      .getByRole('button', { name: /^Signed: / })
      .click()
    await open
      .first()
      .getByRole('textbox', { name: /^Date as written/ })
      .fill(shown(today))
    await open.first().getByRole('button', { name: 'Save as signed' }).click()
    await expect.poll(() => open.count(), { timeout: 120_000 }).toBeLessThan(left)
  }
}
