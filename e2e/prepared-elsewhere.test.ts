import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { filledForm } from '#paperwork/substitutes/filled-form.fixture.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { keepBlank } from '../tests/setup/library.ts'
import { recordsOf } from '../tests/setup/records.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { openStep } from './setup/case-steps.ts'
import { signedPagesComeBack } from './setup/signed-pages.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

test('a principal’s I-485 is filed with Supplement J prepared on the agency’s own PDF', async () => {
  for (const formId of ['g-28', 'i-485']) await keepBlank(stage.server.services, formId)
  const { page, context, problems } = await stage.visitAs(9)
  const id = await readyToFile(context)
  const boxes = await boxesOfSupplement(context, id)
  const pdf = async (given: string, name: string) => ({
    ...{ name, mimeType: 'application/pdf' },
    buffer: Buffer.from(await filledForm({ ...SUPPLEMENT, values: { ...boxes.values, [boxes.given]: given } })),
  })

  // The case shows what stops it, and the way out.
  await page.goto(`/visaCareI485CaseDetails/${id}#forms`)
  const wanted = 'Use a PDF prepared elsewhere for Form I-485 Supplement J'
  await page.getByRole('button', { name: wanted }).waitFor()
  await page.goto(`/visaCareFiling/${id}`)
  const card = page.getByRole('region', { name: 'Forms prepared elsewhere' })
  await card.getByText('Cannot be filed').waitFor()
  await card.getByRole('button', { name: wanted }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Use a PDF prepared elsewhere: Form I-485 Supplement J' })
  const upload = dialog.getByLabel('The filled form')
  await upload.setInputFiles(await pdf('Arjun', 'arjun.pdf'))
  await dialog.getByText('The PDF says NAIR, Arjun. This form is for Priya Nair.').waitFor()
  await expectAccessible(page)

  await upload.setInputFiles(await pdf('Priya', 'supplement-j.pdf'))
  await dialog.getByText('“supplement-j.pdf”: Form I-485 Supplement J, edition 09/18/26, 7 pages.').waitFor()
  await dialog.getByRole('button', { name: 'Use this PDF' }).click()
  await dialog.getByText('Confirm this first.').first().waitFor()
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByLabel('uscis.gov shows edition 09/18/26 today.').check()
  await dialog.getByText(/^These agree with the case: .*Family name/).waitFor()
  await dialog.getByText(/^VisaCare could not read these in the PDF: .*Date of birth/).waitFor()
  await dialog.getByLabel(/^I compared with the case what VisaCare could not read in this PDF: .*Date of birth/).check()
  await dialog.getByLabel('I prepared this on the current form from uscis.gov and checked it against the case.').check()
  await dialog.getByRole('button', { name: 'Use this PDF' }).click()
  await dialog.waitFor({ state: 'detached' })
  await card.getByText('Prepared elsewhere', { exact: true }).waitFor()
  await card.getByText(/“supplement-j.pdf”, edition 09-18-2026, put in its place by/).waitFor()
  await expectAccessible(page)

  await build(page)
  await signedPagesComeBack(page, stage.server.today())
  await clearCheck(context, id)
  await build(page)
  await page
    .getByRole('list', { name: /^Contents of package/ })
    .getByText('Form I-485 Supplement J, prepared on the agency’s form')
    .waitFor()
  await page.getByRole('button', { name: 'Mark as filed' }).first().click()
  const filed = page.getByRole('dialog', { name: 'Mark as filed' })
  await filed.getByLabel(/^Tracking number/).fill('9405 5036 9930 0000')
  await filed.getByRole('button', { name: 'Mark as filed' }).click()
  await page.getByRole('region', { name: 'What was filed' }).waitFor()
  // What went out stays: it can be opened, not withdrawn, and who put it there is still told.
  await card.getByText(/put in its place by/).waitFor()
  await card.getByRole('button', { name: /^Withdraw/ }).waitFor({ state: 'detached' })
  await card.getByRole('button', { name: 'Open the PDF' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

const SUPPLEMENT = { formId: 'i-485supj', mapped: '2017-12-13', printed: '09/18/26' }

/** Opened by the attorney; questionnaire, documents and review are other journeys. */
async function readyToFile(context: BrowserContext): Promise<number> {
  const { change, companyId, personNamed } = recordsOf(stage.server)
  const [company, personId] = [await companyId('NORTHWIND'), await personNamed('Priya')]
  const asked = { typeId: CaseType.i485, subType: 'employment', channel: 'paper', concurrent: [] }
  const { id } = await call(context, 'post', '/api/cases', { ...asked, companyId: company, personId })
  const { services, clock } = stage.server
  await services.database.transaction({ kind: 'system' }, async (tx) => {
    const saving = { keyring: services.keyring, source: 'form' as const, by: null, now: clock.now() }
    const owner = { companyId: company, lawFirmId: null }
    const said = { 'case.relativeFiled': { value: 'No' } }
    await saveFacts(tx, { subject: 'case', id }, said, { ...saving, owner })
    const born = { 'person.birthDate': { value: '1991-04-12' } }
    await saveFacts(tx, { subject: 'person', id: personId }, born, { ...saving, owner })
  })
  await change(`update cases set status = $2, stage = 'ASSEMBLED' where id = $1`, [id, Status.readyToFile])
  const { requests } = await call(context, 'get', `/api/cases/${id}/documents`)
  for (const { itemId } of requests as { itemId: string }[])
    await call(context, 'post', `/api/cases/${id}/document-requests/${itemId}/waive`, { reason: 'In the paper file.' })
  await call(context, 'put', `/api/cases/${id}/filing-fees`, { paymentMethod: 'Card' })
  const { totalCents } = await call(context, 'get', `/api/cases/${id}/filing-fees`)
  await call(context, 'post', `/api/cases/${id}/filing-fees/approval`, { totalCents, confirmed: true })
  const address = { carrier: 'Courier', address: 'USCIS\nElgin Lockbox', verified: true }
  await call(context, 'put', `/api/cases/${id}/filing`, address)
  return id
}

async function boxesOfSupplement(context: BrowserContext, id: number) {
  const { values } = await call(context, 'get', `/api/cases/${id}/form?formId=${SUPPLEMENT.formId}`)
  const boxWith = (value: string): string => values.find((each: { value: string }) => each.value === value).field
  const given = boxWith('Priya')
  return { given, values: { [boxWith('NAIR')]: 'NAIR' } }
}

async function build(page: Page): Promise<void> {
  await openStep(page, 'Package')
  const filing = page.getByRole('region', { name: 'Filing package' })
  const before = await filing.getByRole('button', { name: /^Download package/ }).count()
  await filing.getByRole('button', { name: 'Build the package' }).click()
  await expect
    .poll(() => filing.getByRole('button', { name: /^Download package/ }).count(), { timeout: 120_000 })
    .toBe(before + 1)
}

/** What the check found is waived and seen. */
async function clearCheck(context: BrowserContext, id: number): Promise<void> {
  type Found = { key: string; severity: string; waivable?: boolean }
  const path = `/api/cases/${id}/filing-check`
  const { findings, unchecked } = await call(context, 'get', `${path}?stage=filing`)
  for (const { key, severity, waivable = true } of [...findings, ...unchecked] as Found[])
    if (severity === 'error' && waivable)
      await call(context, 'post', `${path}/waivers`, { finding: key, reason: 'Looked at by hand.' })
  for (const { key, severity } of findings as Found[])
    if (severity === 'warn') await call(context, 'post', `${path}/acknowledgements`, { finding: key })
}

async function call(context: BrowserContext, how: 'get' | 'post' | 'put', path: string, data?: object) {
  const headers = { origin: stage.server.url }
  const reply = await context.request[how](path, { headers, ...(data && { data }) })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return reply.json()
}
