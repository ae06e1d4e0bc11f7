import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepBlank } from '../tests/setup/library.ts'
import { desktop, expectAccessible, phone } from './setup/browser.ts'
import {
  expectStatus,
  expectStep,
  makeMove,
  openStep,
  type Part,
  post,
  press,
  sendDocuments,
  shown,
  waiveUnchecked,
} from './setup/case-steps.ts'
import { orderCase } from './setup/order-case.ts'
import { paymentFormsSeen } from './setup/signed-pages.ts'
import { setStage } from './setup/stage.ts'

let personId = 0
const stage = setStage()
beforeAll(async () => {
  await keepBlank(stage.server.services, 'i-765')
  const priya = await stage
    .system()
    .one<{ id: number }>(`select person_id as id from users where user_name = 'employee@visacare.demo'`)
  personId = priya.id
})
beforeEach(() =>
  change(`update companies set diy_access = 'Y', transaction_details_added = true where code = 'NORTHWIND'`),
)

const OWNER = 5
const ATTORNEY = 9

describe('a DIY work permit (EAD) case', () => {
  test('goes from opening to ‘Filed’ by its owner alone, then asks an attorney for help and becomes LEGAL', async () => {
    const owner = await stage.visitAs(OWNER)
    const { page } = owner
    await toReview(page)
    await page.getByRole('list', { name: 'Government fees' }).waitFor()
    await expectAccessible(page)
    await press(page, 'Open the case')
    await page.waitForURL(/\/visaCareEADCaseDetails\/\d+$/)
    const id = Number(/\d+$/.exec(page.url())?.[0])
    await page.getByText('VisaCare writes down what you answer and gives no legal advice.').waitFor()
    await expectAccessible(page)

    // One question in the browser, the rest as the questionnaire would send it.
    const phoneNumber = `person/${personId}:person.daytimePhone`
    await page.goto(`/visaCareEADQuestionnaire/${id}?question=${phoneNumber}`)
    await page.locator(`[data-question="${phoneNumber}"]`).getByRole('textbox').fill('(617) 555-0111')
    await expect.poll(() => isKnown('person.daytimePhone'), { timeout: 120_000, interval: 200 }).toBe(true)
    await expectAccessible(page)
    await answer(owner.context, id)

    await page.goto(`/visaCareAddCaseI765/${id}`)
    await page.getByRole('heading', { name: /^Form I-765/ }).waitFor()
    await page.locator('svg text', { hasText: 'NAIR' }).first().waitFor()
    await expectAccessible(page)

    await page.goto(`/visaCareEADCaseDetails/${id}`)
    await makeMove(page, 'Submit the case')
    await expectStatus(page, 'Case Submitted')
    await press(page, 'Generate the forms')
    const refused = page.getByRole('dialog', { name: /^Generate the forms/ })
    await refused.getByRole('button', { name: 'Generate the forms', exact: true }).click()
    await refused.getByText(/^Required documents are neither received nor waived/).waitFor()
    await refused.getByRole('button', { name: 'Cancel' }).click()
    await refused.waitFor({ state: 'detached' })
    await page.goto(`/visaCareEADCaseDetails/${id}?tab=documents`)
    await sendDocuments(page, PAPERS)
    await page.getByText(/^2 of \d+ received, 0 approved\./).waitFor()
    await page.getByRole('link', { name: 'Overview' }).click()
    await makeMove(page, 'Generate the forms')
    await expectStatus(page, 'Form Generated')
    await page.goto(`/visaCareFiling/${id}`)
    await openStep(page, 'Check')
    await page.getByText(/^Before review: (nothing to fix|not everything is checked)\./).waitFor()
    await page.goto(`/visaCareEADCaseDetails/${id}`)
    await makeMove(page, 'Ready to file')
    await expectStatus(page, 'Ready to File')
    // Nobody waives an error here: the signature and the payment have to be in.
    await press(page, 'Mark as filed')
    const unsigned = page.getByRole('dialog', { name: /^Mark as filed/ })
    await fillFiling(unsigned)
    const goes = unsigned.getByRole('button', { name: 'Mark as filed', exact: true })
    await goes.click()
    await unsigned.getByText(/^This case was not ordered yet\./).waitFor()
    await orderCase(stage, id, '$95')
    await goes.click()
    await unsigned.getByText(/^The pre-filing check has errors: V62/).waitFor()
    await unsigned.getByRole('button', { name: 'Cancel' }).click()
    await unsigned.waitFor({ state: 'detached' })
    await page.goto(`/visaCareFiling/${id}`)
    await openStep(page, 'Check')
    await page.getByText(/^Before filing: \d errors? to fix\./).waitFor()
    await openStep(page, 'Package')
    await press(page.getByRole('region', { name: 'Filing package' }), 'Build the package')
    await page.getByRole('button', { name: 'Download package 1' }).waitFor({ timeout: 120_000 })
    // The applicant marks the own signature: on the printed page, with date and reason.
    await openStep(page, 'Signatures')
    await page.getByRole('button', { name: /^I signed this: .*Form I-765, Part 3, applicant/ }).click()
    const mark = page.getByRole('dialog', { name: 'I signed this page' })
    await mark.getByRole('textbox', { name: /^Date as written/ }).fill(shown(stage.server.today()))
    await mark.getByLabel(/^Why is the page not scanned/).fill('There is no scanner at home.')
    await press(mark, 'Mark as signed')
    await mark.waitFor({ state: 'detached' })
    await openStep(page, 'Government fees')
    await page.getByLabel(/^How it is paid/).selectOption('Card')
    await paymentFormsSeen(page, stage.server.today())
    await openStep(page, 'Check')
    await page.getByText(/^Before filing: (nothing to fix|not everything is checked)\./).waitFor()
    await waiveUnchecked(page)
    await page.getByText(/^Before filing: nothing to fix\./).waitFor()
    // The library could not confirm the edition: whoever files says that the agency's page was looked at.
    await page.getByRole('button', { name: /^Acknowledge R04/ }).click()
    await page.getByText(/^Acknowledged by/).waitFor()
    await page.goto(`/visaCareEADCaseDetails/${id}`)
    await makeMove(page, 'Mark as filed', fillFiling)
    await expectStatus(page, 'Filed')
    await expectAccessible(page)
    await page.setViewportSize(phone)
    await expectAccessible(page)
    await page.setViewportSize(desktop)
    await expectNoAttorney(owner.context, id)

    const known = await factsOf(id)
    await askForHelp(page)
    const attorney = await stage.visitAs(ATTORNEY)
    await takeOver(attorney.page, id)
    // What was filed already stays where it is; what was answered stays as it was.
    await expectStatus(attorney.page, 'Filed')
    await attorney.page.getByText('Form G-28 (applicant)').waitFor()
    expect(await factsOf(id)).toEqual(known)
    expect([...owner.problems, ...attorney.problems]).toEqual([])
    await Promise.all([owner.context.close(), attorney.context.close()])
  })

  test('is in review when it becomes LEGAL after its forms were generated, with the same facts', async () => {
    const owner = await stage.visitAs(OWNER)
    const id = await openedCase(owner.context)
    await answer(owner.context, id, { 'person.daytimePhone': { value: '(617) 555-0111' } })
    await post(owner.context, `/api/cases/${id}/move`, { to: 2 })
    await post(owner.context, `/api/cases/${id}/move`, { to: 3, documentsWaived: 'The originals are in my file.' })
    const known = await factsOf(id)
    await owner.page.goto(`/visaCareEADCaseDetails/${id}`)
    await askForHelp(owner.page)

    const attorney = await stage.visitAs(ATTORNEY)
    await takeOver(attorney.page, id)
    await expectStatus(attorney.page, 'In Attorney Review')
    await expectAccessible(attorney.page)
    expect(await factsOf(id)).toEqual(known)
    await owner.page.reload()
    await expectStep(owner.page, 'Prepare')
    await owner.page.getByText('Miriam LANE').first().waitFor()
    expect([...owner.problems, ...attorney.problems]).toEqual([])
    await Promise.all([owner.context.close(), attorney.context.close()])
  })

  test('is not opened while the company has no payment method: only the two named types are', async () => {
    await change(`update companies set transaction_details_added = false where code = 'NORTHWIND'`)
    const { page, context, problems } = await stage.visitAs(OWNER)
    await toReview(page)
    const banner = 'Please Add Payment Method before creating New Employee/Case.'
    await page.getByRole('alert').filter({ hasText: banner }).first().waitFor()
    await expectAccessible(page)
    const opened = page.waitForResponse(
      (reply) => reply.url().endsWith('/api/cases') && reply.request().method() === 'POST',
    )
    await press(page, 'Open the case')
    expect((await (await opened).json()).error).toMatchObject({ code: 'PAYMENT_METHOD_MISSING', message: banner })
    expect(problems).toEqual([])
    await context.close()
  })
})

/** The wizard up to its last step: the own work permit with a pending green card, without an attorney. */
async function toReview(page: Page): Promise<void> {
  await page.goto('/visaCareCreateCase')
  await page.getByRole('button', { name: /^Work permit/ }).click()
  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor()
  await press(page, 'Next')
  await page.getByLabel(/^Sub-type/).selectOption({ label: '(C)(9) adjustment of status' })
  await page.getByLabel(/^Who prepares it/).selectOption('DIY')
  await press(page, 'Next')
  await page.getByRole('list', { name: 'Plan' }).waitFor()
}

async function openedCase(context: BrowserContext): Promise<number> {
  const opening = { personId, typeId: 3, subType: '(C)(9)', mode: 'DIY', channel: 'paper' }
  return (await post(context, '/api/cases', opening)).id
}

type Answers = Record<string, { value: unknown }>

/** What Form I-765 asks besides what is known of her already. */
async function answer(context: BrowserContext, id: number, more: Answers = {}): Promise<void> {
  const changes = [
    {
      subject: `person/${personId}`,
      answers: {
        'person.currentStatus': { value: 'H-1B' },
        'person.appliedForWorkPermit': { value: false },
        'person.readsEnglish': { value: true },
        ...more,
      },
    },
    {
      subject: `case/${id}`,
      answers: { 'case.workPermitReason': { value: 'Initial' }, 'case.preparedByOther': { value: false } },
    },
  ]
  await post(context, `/api/cases/${id}/answers`, { changes })
}

/** The two documents the checklist asks every applicant on paper for. */
const PAPERS = ['2 identical passport-style photos', 'Photo ID or passport page']

/** In DIY there is no attorney: not in the case, not among those who take part, not among the forms. */
async function expectNoAttorney(context: BrowserContext, id: number): Promise<void> {
  const file = await (await context.request.get(`/api/cases/${id}`)).json()
  expect(file).toMatchObject({ mode: 'DIY', attorneyId: null, attorneyName: '' })
  expect(file.participants.map(({ code }: { code: string }) => code)).toEqual(['BENEFICIARY', 'AGENCY'])
  expect(file.forms.map(({ formId }: { formId: string }) => formId)).toEqual(['i-765'])
}

async function askForHelp(page: Page): Promise<void> {
  await press(page, 'Ask an attorney for help')
  await page.getByText(/^An attorney was asked for help on/).waitFor()
}

/** The attorney finds the case among those that ask for help, and takes it over. */
async function takeOver(page: Page, id: number): Promise<void> {
  const { number } = await stage.system().one<{ number: string }>('select number from cases where id = $1', [id])
  await page.goto('/visaCareManageAttorneyHelpCases')
  const row = page.getByRole('row').filter({ hasText: number })
  await row.getByRole('link').first().click()
  await press(page, 'Take over as attorney')
  await page.getByText('Your firm now has this case. All answers were kept.').first().waitFor()
  await page.getByText('Without an attorney', { exact: true }).waitFor({ state: 'detached' })
}

const isKnown = async (fact: string) =>
  (
    await stage
      .system()
      .one<{ known: boolean }>(
        `select known -> $2 is not null as known from fact_documents where subject = 'person' and subject_id = $1`,
        [personId, fact],
      )
  ).known

const factsOf = (id: number) =>
  stage.system().rows(
    `select subject, known from fact_documents
      where (subject = 'case' and subject_id = $1) or (subject = 'person' and subject_id = $2) order by subject`,
    [id, personId],
  )

async function fillFiling(dialog: Part): Promise<void> {
  await dialog.getByRole('textbox', { name: /^Filed on/ }).fill(shown(stage.server.today()))
  await dialog.getByLabel(/^Channel/).selectOption('paper')
  await dialog.getByLabel(/^Tracking number/).fill('1Z999AA10123456784')
  await dialog.getByLabel('Who prepared and sent it elsewhere').fill('Prepared on paper by the office.')
  await dialog.getByLabel('Every signature block is signed by hand').check()
  await dialog.getByLabel('The fees are computed and approved').check()
}

const change = (text: string) => stage.server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text))
