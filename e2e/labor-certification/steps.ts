import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { adContent, noticeContent } from '#compliance/recruitment/kinds.ts'
import { addDays, weekday } from '#formats/day.ts'
import { FILING } from '../../tests/setup/case-to-decide.ts'
import { expectAccessible, type Visit } from '../setup/browser.ts'
import { expectStatus, makeMove, type Part, pdfFile, post, press, shown } from '../setup/case-steps.ts'
import type { Stage } from '../setup/stage.ts'

type Certification = { id: number; today: string; ago: (days: number) => string }

/** The demo's has come far already: here it begins with nothing. */
export async function certificationAtItsBeginning(stage: Stage): Promise<Certification> {
  const { id } = await stage.system().one<{ id: number }>(
    `select k.id from cases k join companies c on c.id = k.company_id
      where k.type_id = $1 and k.filed_on is null and c.code = 'NORTHWIND' order by k.id limit 1`,
    [CaseType.perm],
  )
  for (const table of ['steps', 'applicants', 'files'])
    await stage.server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(`delete from recruitment_${table} where case_id = $1`, [id]),
    )
  const today = stage.server.today()
  return { id, today, ago: (days) => addDays(today, -days) }
}

const openRecruitment = (page: Page, { id }: Certification) =>
  page.goto(`/visaCarePermCaseDetails/${id}?tab=recruitment`)

const fillIn = (part: Part, label: string, text: string) =>
  part.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)

/** Fills in a dialog by its labels, saves, and waits until it is closed. */
async function saved(dialog: Part, given: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(given)) await fillIn(dialog, label, text)
  await press(dialog, 'Save')
  await dialog.waitFor({ state: 'detached' })
}

/** What was typed once on the screen goes by the call behind it the other times. */
async function put(page: Page, { id }: Certification, path: string, data: object) {
  const headers = { origin: new URL(page.url()).origin }
  const reply = await page.request.put(`/api/cases/${id}/recruitment/${path}`, { data, headers })
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.json()
}

/** Asked for, then determined. */
export async function enterTheWage(page: Page, of: Certification): Promise<void> {
  await openRecruitment(page, of)
  await page.getByText('Ask for the prevailing wage').waitFor()
  const wage = async (given: Record<string, string>) => {
    await press(page, 'Edit the prevailing wage')
    await saved(page.getByRole('dialog', { name: 'Prevailing wage' }), given)
  }
  await wage({ 'Form ETA-9141 sent on': shown(of.ago(290)) })
  await page.getByText('Enter the prevailing wage').waitFor()
  await wage({
    ...{ 'Determination number': 'P-100-26123-123456', 'Wage in dollars': '118,400' },
    ...{ 'Determined on': shown(of.ago(200)), 'Valid from': shown(of.ago(200)), 'Valid until': shown(of.ago(-150)) },
  })
  await page.getByText('$118,400 per year').waitFor()
}

async function addJobOrder(page: Page, from: string, until: string): Promise<void> {
  await press(page, 'Add a step')
  const dialog = page.getByRole('dialog', { name: 'Add a step' })
  await dialog.getByLabel(/^Kind/).selectOption('Job order')
  await saved(dialog, { 'State workforce agency': 'Massachusetts', 'First day': shown(from), 'Last day': shown(until) })
}

/** The job order is older than 180 days: the page says that the window closed, why, and what to run again. */
export async function recruitTooLong(page: Page, of: Certification): Promise<void> {
  const { ago } = of
  const [ad, notice] = [Object.keys(adContent), Object.keys(noticeContent)]
  for (const kind of ['Employer website', 'Job fair', 'Employee referral program'])
    await put(page, of, 'steps', { kind, from: ago(85), until: ago(60), content: ad })
  for (const day of [ago(80), ago(70)])
    await put(page, of, 'steps', { kind: 'Sunday ad', from: addDays(day, -weekday(day)), content: ad })
  await put(page, of, 'steps', {
    ...{ kind: 'Notice of filing', place: 'Lobby', from: ago(90), until: ago(70), takenDownBy: 'Ana Okafor' },
    ...{ content: notice, lowestWageCents: 11_840_000 },
  })
  await addJobOrder(page, ago(190), ago(155))
  await page.getByText('Start again: the window to file closed').waitFor()
  await page.getByText(`The last day to file was ${shown(ago(10))} (Job order, Massachusetts began`).waitFor()
  await page
    .getByText(/Run again: Job order, Massachusetts\. 6 other steps can be used until/)
    .first()
    .waitFor()
  await expectAccessible(page)
}

/** Replaced by a newer one it stays in the file, and the window opens. */
export async function runTheOldStepAgain(page: Page, { ago }: Certification): Promise<void> {
  await press(page, 'More about Job order, Massachusetts')
  await page.getByText('Replaced by a newer step', { exact: true }).click()
  await page.getByText('Start again: the window to file closed').waitFor({ state: 'detached' })
  await addJobOrder(page, ago(70), ago(35))
  await page.getByText(`You can file from ${shown(ago(5))} to ${shown(addDays(ago(90), 180))}`).waitFor()
}

export async function proveTheSteps(page: Page, of: Certification): Promise<void> {
  await press(page, 'Upload: Proof: Job order, Massachusetts')
  const proof = page.getByRole('dialog', { name: 'Job order' })
  await proof.getByLabel('Proof').setInputFiles(pdfFile('Job order'))
  await proof.getByText(/^Job order\.pdf\./).waitFor()
  await press(proof, 'Cancel')
  const { steps } = await put(page, of, 'applicants', { name: 'Ken Ito', receivedOn: of.ago(40), source: 'Job fair' })
  const { documentId } = steps.find((step: { documentId: number | null }) => step.documentId !== null)
  for (const { id: stepId, leftOut } of steps) if (!leftOut) await put(page, of, 'proof', { stepId, documentId })
}

/** The employer alone, for a lawful reason alone; then the report is signed. */
export async function considerAndSign(page: Page, of: Certification): Promise<void> {
  await openRecruitment(page, of)
  await press(page, 'Consider Ken Ito')
  const applicant = page.getByRole('dialog', { name: 'Ken Ito' })
  await applicant.getByLabel('What became of the application').selectOption('rejected')
  await applicant.getByLabel(/^Which requirement/).selectOption('Does not have the required degree')
  await fillIn(applicant, 'First contacted on', shown(of.ago(38)))
  await fillIn(applicant, 'How you know', 'Overqualified for the team.')
  await press(applicant, 'Save')
  await applicant.getByText(/no lawful, job-related reason/).waitFor()
  await expectAccessible(page)
  await saved(applicant, { 'How you know': 'The résumé names no degree; the job requires a bachelor’s.' })
  await press(page, 'Sign: Sign the recruitment report')
  const report = page.getByRole('dialog', { name: 'Sign the recruitment report' })
  await fillIn(report, 'Your name', 'Ana Okafor')
  await press(report, 'Sign')
  await page.getByText(/^Signed by Ana Okafor on/).waitFor()
}

/** Filed, received, certified: the 180 days of the I-140 begin. */
export async function certified({ page, context }: Visit, of: Certification): Promise<void> {
  const { id, today } = of
  const waived = { documentsWaived: 'The originals are in the paper file.', channel: 'online' }
  for (const to of [3, 4, 5, 6])
    await post(context, `/api/cases/${id}/move`, { ...FILING, ...waived, filedOn: today, to })
  await page.goto(`/visaCarePermCaseDetails/${id}`)
  await makeMove(page, 'Enter the receipt', async (dialog) => {
    await fillIn(dialog, 'Receipt number', 'G-100-26321-555001')
    for (const label of ['Received on', 'Date of the receipt notice']) await fillIn(dialog, label, shown(today))
  })
  await makeMove(page, 'Enter the decision', async (dialog) => {
    await dialog.getByRole('combobox', { name: /^Decision/ }).selectOption('Approved')
    await fillIn(dialog, 'Decided on', shown(today))
  })
  await expectStatus(page, 'Decided: Approved')
  await openRecruitment(page, of)
  await page.getByText(`USCIS must have it by ${shown(addDays(today, 180))}`).waitFor()
  await expectAccessible(page)
}
