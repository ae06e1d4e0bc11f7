import type { Page } from 'playwright-core'
import { expectAccessible } from '../setup/browser.ts'
import { pdfFile, press, sendDocuments } from '../setup/case-steps.ts'
import type { Opened } from './opening.ts'

const DEGREE = 'Degree and transcripts'
const OF_EMPLOYEE = [
  'Passport photo page',
  DEGREE,
  'I-94, visa and all I-797 notices',
  'Pay stubs of the last 2–3 months and W-2',
]
const OF_EMPLOYER = ['Support letter with duties and link to the degree field']
const OF_FIRM = ['Certified, signed LCA']
const ALL = [...OF_EMPLOYEE, ...OF_EMPLOYER, ...OF_FIRM]

const open = (page: Page, { caseId }: Opened) => page.goto(`/visaCareDocumentCaseDetails/${caseId}`)

export async function employeeSends(page: Page, of: Opened): Promise<void> {
  await open(page, of)
  await sendDocuments(page, OF_EMPLOYEE)
  await page.getByText(/^4 of \d+ received,/).waitFor()
  await expectAccessible(page)
}

export async function employerSends(page: Page, of: Opened): Promise<void> {
  await open(page, of)
  await sendDocuments(page, OF_EMPLOYER)
  await page.getByText(/^5 of \d+ received,/).waitFor()
}

/** The assistant says what the list depends on, and adds the certified labor condition application. */
export async function firmSends(page: Page, of: Opened): Promise<void> {
  await open(page, of)
  await page.getByRole('button', { name: /^Answer \d+ questions?$/ }).click()
  const questions = page.getByRole('dialog', { name: 'What the list depends on' })
  for (const each of await questions.getByRole('radiogroup').all()) await each.getByLabel('No').check()
  await press(questions, 'Save')
  await questions.waitFor({ state: 'detached' })
  await sendDocuments(page, OF_FIRM)
  await page.getByText(/^6 of 6 received, 0 approved\./).waitFor()
}

/** The attorney sends one back with a reason; the employee sends it again; then all are approved. */
export async function reviewDocuments(attorney: Page, employee: Page, of: Opened): Promise<void> {
  const reason = 'The transcript has only one page. Please send all of them.'
  await open(attorney, of)
  await press(attorney, `Send back ${DEGREE}`)
  await attorney.getByLabel(/^What is wrong with it/).fill(reason)
  await press(attorney.getByRole('dialog'), 'Send back')
  await attorney.getByText('Sent back', { exact: true }).waitFor()
  for (const name of ALL.filter((each) => each !== DEGREE)) await press(attorney, `Approve ${name}`)
  await attorney.getByText(/^5 of 6 received, 5 approved\./).waitFor()

  await open(employee, of)
  await employee.getByText(reason).first().waitFor()
  await expectAccessible(employee)
  await press(employee, `Send again: ${DEGREE}`)
  await employee.getByLabel('File', { exact: true }).setInputFiles(pdfFile('Transcripts'))
  await press(employee, 'Upload')
  await employee.getByText(/version 2/).waitFor()

  await attorney.reload()
  await press(attorney, `Approve ${DEGREE}`)
  await attorney.getByText('All 6 received and approved.').waitFor()
  await expectAccessible(attorney)
}

const CLIENT_LETTER = 'Letter about who supervises the daily work'

/** What the request for evidence asks for: the attorney asks the employer, who sends it. */
export async function answerTheRequest(attorney: Page, employer: Page, of: Opened): Promise<void> {
  await open(attorney, of)
  await press(attorney, 'Ask for a document')
  const dialog = attorney.getByRole('dialog', { name: 'Ask for a document' })
  await dialog.getByRole('textbox', { name: /^Document/ }).fill(CLIENT_LETTER)
  await dialog.getByLabel(/^From/).selectOption('EMPLOYER')
  await press(dialog, 'Ask')
  await dialog.waitFor({ state: 'detached' })

  await open(employer, of)
  await sendDocuments(employer, [CLIENT_LETTER])
  await employer.getByText(/^7 of 7 received,/).waitFor()
  await attorney.reload()
  await press(attorney, `Approve ${CLIENT_LETTER}`)
  await attorney.getByText('All 7 received and approved.').waitFor()
}
