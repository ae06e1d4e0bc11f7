import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { sharedQpdf } from '../tests/setup/blanks.ts'
import { keepBlank } from '../tests/setup/library.ts'
import { employeeAnswers, employerAnswers, firmAnswers } from './legal-h1b/answering.ts'
import { DAYS_ASKED_FOR, dayFrom } from './legal-h1b/answers.ts'
import {
  acknowledgeWarnings,
  approveFees,
  buildPackage,
  chooseAddress,
  collectSignatures,
  enterTheLca,
  fileIt,
  filesAreReady,
  openFiling,
  putTheWageRight,
} from './legal-h1b/filing.ts'
import { inviteAsha, type Opened, openCase, registerCompany } from './legal-h1b/opening.ts'
import { answerTheRequest, employeeSends, employerSends, firmSends, reviewDocuments } from './legal-h1b/papers.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { expectStatus, expectStep, makeMove, press, shown } from './setup/case-steps.ts'
import { settled } from './setup/settled.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage({ mail: true })
beforeAll(async () => {
  for (const formId of ['g-28', 'i-129', 'g-1450']) await keepBlank(stage.server.services, formId)
})

const ATTORNEY = 9
const ASSISTANT = 13

test('a LEGAL H-1B petition goes from a new company to ‘Case Completed’, nothing waived, an RFE on the way', async () => {
  const today = stage.server.today()
  const attorney = await stage.visitAs(ATTORNEY)
  const employer = await registerCompany(stage, attorney.page)
  const employee = await inviteAsha(stage, employer.page)
  const of = await openCase(stage, employer.page)
  await employer.page.getByRole('region', { name: 'Others' }).waitFor()
  await expectAccessible(employer.page)

  await employeeAnswers(stage, employee, of, today)
  await employeeSends(employee.page, of)
  await employerAnswers(stage, employer, of, today)
  await employerSends(employer.page, of)
  await employer.page.goto(`/visaCareNewH1BDetails/${of.caseId}`)
  await makeMove(employer.page, 'Submit the case')
  await expectStep(employer.page, 'Prepare')

  const assistant = await stage.visitAs(ASSISTANT)
  await firmAnswers(assistant, of)
  await firmSends(assistant.page, of)
  await reviewDocuments(attorney.page, employee.page, of)

  const { page } = attorney
  const details = () => page.goto(`/visaCareAttorneyCaseDetails/${of.caseId}`)
  await details()
  await makeMove(page, 'Generate the forms')
  await expectStatus(page, 'Form Generated')
  await makeMove(page, 'Send to attorney review')
  await enterTheLca(page, of, today)
  await putTheWageRight(page, of)
  await details()
  await makeMove(page, 'Approve for filing')
  await expectStatus(page, 'Ready to File')

  await openFiling(page, of)
  await acknowledgeWarnings(page)
  await approveFees(page)
  await chooseAddress(page, of)
  await expectPackage(await buildPackage(page, 1), of)
  await collectSignatures(page, today)
  await filesAreReady(page, of)
  await expectPackage(await buildPackage(page, 2), of)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await fileIt(page, today)

  await details()
  await expectStatus(page, 'Filed')
  await atTheAgency(page, employer.page, of, today)
  await expectTold(employer.page, of)
  await expectOnCalendar(employer.page, of, validUntil(today))
  // The filing is the firm's; whoever comes by its address learns that.
  await employee.page.goto(`/visaCareFiling/${of.caseId}`)
  await employee.page.getByText('The law firm prepares this filing.').waitFor()
  await employee.page.goto(`/visaCareH1BCaseDetails/${of.caseId}`)
  await expectStep(employee.page, 'Decision')
  // The worker's phone says until when work is authorized.
  await employee.page.setViewportSize(phone)
  await employee.page.getByText('Authorized until').first().waitFor()
  await employee.page
    .getByText(shown(validUntil(today)))
    .first()
    .waitFor()
  await expectAccessible(employee.page)
  const everybody = [attorney, employer, employee, assistant]
  expect(everybody.flatMap(({ problems }) => problems)).toEqual([])
  await Promise.all(everybody.map(({ context }) => context.close()))
}, 600_000)

/** The agency grants what was asked for. */
const validUntil = (today: string) => dayFrom(today, DAYS_ASKED_FOR)

/** As other programs read it: whole, in the official order, with names, and a code at the foot of every page. */
async function expectPackage(bytes: Uint8Array, { number }: Opened): Promise<void> {
  expect(await (await sharedQpdf()).check(bytes)).toEqual([])
  const pdf = await readPdf(bytes)
  expect(pdf.outline.slice(0, 3)).toEqual(['Payment for I-129', 'Cover letter', 'Index'])
  expect(pdf.pages.some(({ text }) => text.includes('QUILL INSTRUMENTS'))).toBe(true)
  expect(pdf.pages.some(({ text }) => text.includes('VERMA'))).toBe(true)
  expect(pdf.pages.at(-1)?.text).toMatch(new RegExp(`${number}-P\\d-${String(pdf.pages.length).padStart(3, '0')}`))
}

/** Receipt, request for evidence, answer, approval. */
async function atTheAgency(page: Page, employer: Page, of: Opened, today: string): Promise<void> {
  await makeMove(page, 'Enter the receipt', async (dialog) => {
    await dialog.getByRole('textbox', { name: /^Receipt number/ }).fill('IOE0912345678')
    await dialog.getByRole('textbox', { name: /^Received on/ }).fill(shown(today))
    await dialog.getByRole('textbox', { name: /^Date of the receipt notice/ }).fill(shown(today))
  })
  await expectStatus(page, 'Receipt Issued')
  let due = ''
  await makeMove(page, 'Enter an RFE or NOID', async (dialog) => {
    await dialog.getByRole('textbox', { name: /^Date of the notice/ }).fill(shown(today))
    // 84 days, more for the mail, and the next business day: the arithmetic stands beside it.
    const counted = await dialog.getByText(/^Counted from the notice, it is due on/).textContent()
    due = /\d\d-\d\d-\d{4}/.exec(counted ?? '')?.[0] ?? ''
    await dialog.getByText(/^D-40: .*84/).waitFor()
  })
  await expectStatus(page, 'RFE or NOID Open')
  await page.goto(`/visaCareAttorneyCaseDetails/${of.caseId}?tab=dates`)
  const deadline = page.getByRole('region', { name: 'Dates' }).getByRole('listitem').filter({ hasText: 'D-40' })
  await deadline.getByText(due, { exact: true }).filter({ visible: true }).first().waitFor()
  await expectAccessible(page)
  await answerTheRequest(page, employer, of)
  await page.goto(`/visaCareAttorneyCaseDetails/${of.caseId}`)
  await makeMove(page, 'The response was sent', async (dialog) => {
    await dialog.getByRole('textbox', { name: /^Sent on/ }).fill(shown(today))
    await dialog.getByText('No response package was built here.').waitFor()
    await dialog.getByRole('checkbox', { name: 'The response went out as it is' }).check()
  })
  await makeMove(page, 'Enter the decision', async (dialog) => {
    await dialog.getByRole('combobox', { name: /^Decision/ }).selectOption('Approved')
    await dialog.getByRole('textbox', { name: /^Decided on/ }).fill(shown(today))
    await dialog.getByRole('combobox', { name: /^Approval notice/ }).selectOption('I-797A')
    await dialog.getByRole('textbox', { name: /^I-94 number/ }).fill('123456789A1')
    await dialog.getByRole('textbox', { name: /^I-94 ends/ }).fill(shown(validUntil(today)))
    await dialog.getByRole('textbox', { name: /^Valid from/ }).fill(shown(dayFrom(today, 20)))
    await dialog.getByRole('textbox', { name: /^Valid until/ }).fill(shown(validUntil(today)))
  })
  await expectStatus(page, 'Decided: Approved')
  await makeMove(page, 'Close the case')
  await expectStatus(page, 'Case Completed')
}

const BY_THE_FIRM = [
  ...['Form Generated', 'In Attorney Review', 'Ready to File', 'Filed', 'Receipt Issued', 'RFE or NOID Open'],
  ...['Decided: Approved', 'Case Completed'],
]

/** The employer finds every step on the timeline, and finds the case among the completed ones. */
async function expectTold(page: Page, { caseId }: Opened): Promise<void> {
  await page.goto(`/visaCareNewH1BDetails/${caseId}?tab=history`)
  await expectStep(page, 'Decision')
  const timeline = page.getByRole('region', { name: 'History' })
  for (const step of ['Case Submitted', ...BY_THE_FIRM]) await timeline.getByText(`became “${step}”`).first().waitFor()
  await expectAccessible(page)
  await page.goto('/visaCareManageCase?status=10')
  await page.getByRole('cell', { name: 'Approved' }).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('region', { name: 'Cases by status' }).waitFor()
  await expectAccessible(page)
}

/** The day on which the approval ends is found by leafing through the calendar. */
async function expectOnCalendar(page: Page, { caseId }: Opened, day: string): Promise<void> {
  await page.goto('/visaCareCalendar')
  await press(page, 'List')
  const agenda = page
    .getByRole('listitem')
    .filter({ hasText: shown(day) })
    .filter({ has: page.locator(`a[href$="/${caseId}"]`) })
  for (let month = 0; month < 12 && (await agenda.count()) === 0; month++) {
    await press(page, 'Later')
    await settled(page)
  }
  await agenda.first().waitFor()
  await expectAccessible(page)
}
