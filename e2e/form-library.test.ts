import { expect, test } from 'vitest'
import { knownInventory } from '#case-file/form-library/known-inventories.ts'
import { blank, pdfWith } from '../tests/setup/blanks.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

const g28 = knownInventory('g-28', '2018-09-17')
if (!g28) throw new Error('The G-28 is not known.')

test('the administrator uploads a right and a wrong blank, sees what is different, and confirms an edition', async () => {
  const { page, context, problems } = await stage.visitAs(1)
  await page.goto('/visaFormsUpload')
  await page.getByText(/Missing blanks: .*G-28/).waitFor()
  await expectAccessible(page)

  const [first, ...others] = g28.fields.filter(({ type }) => type !== 'barcode')
  const barcodes = g28.fields.filter(({ type }) => type === 'barcode')
  const wrong = pdfWith({ ...g28, fields: [...barcodes, ...others] })
  await page.getByLabel('Official forms', { exact: true }).setInputFiles([
    { name: 'g-28.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await blank('g-28')) },
    { name: 'g-28-changed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(wrong) },
  ])
  const files = page.getByRole('region', { name: 'Files' })
  // Two threads start from source and fill every field.
  await files.getByText('Imported', { exact: true }).waitFor({ timeout: 120_000 })
  await files.getByText('Refused', { exact: true }).waitFor({ timeout: 120_000 })
  await files.getByText('G-28 edition 09/17/18 is in the library.').waitFor()
  await files.getByText(/its fields differ from that edition in 1 place/).waitFor()
  await files.getByText('1 difference').click()
  await files.getByText(`${first?.name.split('.').at(-1)} is missing`).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^G-28/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/fields were filled and read back by another program/).waitFor()
  await dialog.getByLabel('Confirmed on the agency’s page').check()
  await dialog.getByRole('button', { name: 'Save dates' }).click()
  await page.getByText('G-28 09/17/18 was saved.').waitFor()
  await page.getByRole('row', { name: /G-28/ }).getByText('Current edition').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('the assistant reads the library on a phone and finds nothing to upload', async () => {
  const { page, context, problems } = await stage.visitAs(2, phone)
  await page.goto('/visaFormsUpload')
  await page.getByText('Form Library').first().waitFor()
  await page.getByText('I-129').first().waitFor()
  expect(await page.getByLabel('Official forms', { exact: true }).count()).toBe(0)
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
