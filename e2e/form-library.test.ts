import { afterAll, expect, test } from 'vitest'
import { knownInventory } from '#case-file/form-library/known-inventories.ts'
import { type Agency, startAgency } from '../tests/setup/agency.ts'
import { blank, pdfWith } from '../tests/setup/blanks.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { setStage } from './setup/stage.ts'

let agency: Agency
const stage = setStage({
  env: async () => {
    agency = await startAgency()
    return { FORMS_URL: agency.url }
  },
})
afterAll(() => agency?.stop())

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
  await files.getByText('G-28 edition 09-17-2018 is in the library.').waitFor()
  await files.getByText(/its fields differ from that edition in 1 place/).waitFor()
  await files.getByText('1 difference').click()
  await files.getByText(`${first?.name.split('.').at(-1)} is missing`).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^G-28/ }).first().click()
  const pane = page.getByRole('region', { name: 'G-28 09-17-2018' })
  await pane.getByText(/fields were filled and read back by another program/).waitFor()
  await pane.getByLabel('Confirmed on the official page').check()
  await pane.getByRole('button', { name: 'Save dates' }).click()
  await page.getByText('G-28 09-17-2018 was saved.').waitFor()
  await page.getByRole('row', { name: /G-28/ }).getByText('Current edition').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('the administrator has blanks fetched, confirms an edition that is carried over, and sees why another is refused', async () => {
  const { page, context, problems } = await stage.visitAs(1)
  const [i907, i765] = [knownInventory('i-907', '2024-04-01'), knownInventory('i-765', '2025-08-21')]
  if (!i907 || !i765) throw new Error('The I-907 or the I-765 is not known.')
  const [worded, gone] = [i907, i765].map(({ fields }) => fields.find(({ type }) => type === 'text'))
  agency.served
    .set(
      'i-907',
      pdfWith({
        ...{ ...i907, edition: '10/01/26' },
        fields: i907.fields.map((field) =>
          field === worded ? { ...field, tooltip: `${field.tooltip} In capital letters.` } : field,
        ),
      }),
    )
    .set('i-765', pdfWith({ ...i765, edition: '09/15/26', fields: i765.fields.filter((field) => field !== gone) }))

  await page.goto('/visaFormsUpload')
  const source = page.getByRole('region', { name: 'Where blanks come from' })
  await source.getByText(/^Official blanks come from 127\.0\.0\.1/).waitFor()
  await page.getByRole('button', { name: 'Look again' }).click()
  const ofForm = (name: string) => source.getByRole('listitem').filter({ hasText: name })
  await ofForm('I-907').getByRole('progressbar', { name: 'Progress of I-907' }).waitFor({ timeout: 120_000 })
  await ofForm('I-907').getByText('Taken', { exact: true }).waitFor({ timeout: 120_000 })
  await ofForm('I-765').getByText('Refused', { exact: true }).waitFor({ timeout: 120_000 })
  await ofForm('I-765')
    .getByText(/cannot be carried over from 08-21-2025: 153 of 154 fields/)
    .waitFor()
  await ofForm('I-539A')
    .getByText(/answered 404\. It is tried again tomorrow\./)
    .waitFor()
  await expectAccessible(page)

  const refused = page.getByRole('row', { name: /I-765.*09-15-2026/ })
  await refused.getByText('Refused, 1 difference').waitFor()
  await refused.getByRole('button').first().click()
  const pane = page.getByRole('region', { name: 'I-765 09-15-2026' })
  await pane.getByRole('listitem').filter({ hasText: 'missing' }).getByText('Not there').waitFor()
  // Where it was is cut out of the edition in use, and the same place of the new one beside it.
  await pane.locator('figure').filter({ hasText: '08-21-2025' }).locator('canvas[data-drawn]').waitFor()
  const lacking = pane.locator('figure').filter({ hasText: '09-15-2026' })
  await lacking.getByText(/^not on page/).waitFor()
  await lacking.locator('canvas[data-drawn]').waitFor()

  const carried = page.getByRole('row', { name: /I-907.*10-01-2026/ })
  await carried.getByText('Carried over, confirm').waitFor()
  await carried.getByRole('button').first().click()
  const beside = page.getByRole('region', { name: 'I-907 10-01-2026' })
  await beside.getByText('One field has new wording.', { exact: false }).waitFor()
  await beside.getByText('In capital letters.', { exact: true }).waitFor()
  await beside.locator('canvas[data-drawn]').nth(1).waitFor()
  const confirm = beside.getByRole('button', { name: 'Confirm edition 10-01-2026' })
  expect(await confirm.isDisabled()).toBe(true)
  await beside.getByRole('button', { name: 'Different' }).click()
  await beside.getByText(/Keep 04-01-2024\.$/).waitFor()
  expect(await confirm.isDisabled()).toBe(true)
  await beside.getByRole('button', { name: 'Same question' }).click()
  await expectAccessible(page)
  await confirm.click()
  await page.getByText('I-907 10-01-2026 was confirmed.').waitFor()
  await carried.getByText('Carried over, confirm').waitFor({ state: 'hidden' })
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
  // One after another: the form in place of the list, and back.
  await page
    .getByRole('button', { name: /^I-129/ })
    .first()
    .click()
  const form = page.getByRole('region', { name: /^I-129 / })
  await form.getByText('Open forms').waitFor()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'All forms' }).click()
  await form.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
  await context.close()
})
