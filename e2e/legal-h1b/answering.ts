import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, type Visit } from '../setup/browser.ts'
import { post, press } from '../setup/case-steps.ts'
import type { Stage } from '../setup/stage.ts'
import {
  aboutTheCompany,
  aboutTheEmployee,
  aboutTheJob,
  aboutThePetition,
  answered,
  ofTheEmployee,
  ofTheLawFirm,
} from './answers.ts'
import type { Opened } from './opening.ts'

type Typed = { subject: string; fact: string; type: (field: ReturnType<Page['locator']>) => Promise<void> }

const text = (value: string) => (field: ReturnType<Page['locator']>) => field.getByRole('textbox').fill(value)
const yes = (field: ReturnType<Page['locator']>) => field.getByText('Yes', { exact: true }).click()
const option = (value: string) => async (field: ReturnType<Page['locator']>) => {
  await field.getByRole('combobox').selectOption(value)
}

/** The employee types some answers on the phone; the rest goes the way the questionnaire sends it. */
export async function employeeAnswers(stage: Stage, { page, context }: Visit, of: Opened, today: string) {
  const person = `person/${of.personId}`
  await type(stage, page, of, [
    { subject: person, fact: 'person.birthDate', type: text('02-03-1993') },
    { subject: person, fact: 'person.birthProvince', type: text('Vidarbha') },
    { subject: person, fact: 'person.sex', type: option('Female') },
    { subject: person, fact: 'person.inUnitedStates', type: yes },
  ])
  await expectAccessible(page)
  await send(context, of, {
    [person]: answered('person', aboutTheEmployee(today)),
    [`case/${of.caseId}`]: answered('case', ofTheEmployee),
  })
  await submitPart(page, of)
}

/** The employer's part: the company, the job, the petition. The wage is too low for the labor condition application. */
export async function employerAnswers(stage: Stage, { page, context }: Visit, of: Opened, today: string) {
  await type(stage, page, of, [
    { subject: `company/${of.companyId}`, fact: 'company.fein', type: text('04-1112223') },
    { subject: `employment/${of.employmentId}`, fact: 'employment.wage', type: text('112000') },
  ])
  await send(context, of, {
    [`company/${of.companyId}`]: answered('company', aboutTheCompany),
    [`employment/${of.employmentId}`]: answered('employment', aboutTheJob),
    [`case/${of.caseId}`]: answered('case', aboutThePetition(today)),
  })
  await submitPart(page, of)
}

/** The law firm's assistant answers the firm's part; then nothing is missing any more. */
export async function firmAnswers({ page, context }: Visit, of: Opened): Promise<void> {
  await send(context, of, { [`case/${of.caseId}`]: answered('case', ofTheLawFirm) })
  await submitPart(page, of)
  const { parts } = await (await context.request.get(`/api/cases/${of.caseId}/questionnaire`)).json()
  expect(parts.map(({ percent }: { percent: number }) => percent)).toEqual([100, 100, 100])
}

/** Types answers where the questionnaire asks for them, and waits until the server has them. */
export async function type(stage: Stage, page: Page, { caseId }: Opened, answers: readonly Typed[]): Promise<void> {
  for (const { subject, fact, type } of answers) {
    const before = await versionOf(stage, subject)
    await page.goto(`/visaCareH1BQuestionnaier/${caseId}?question=${subject}:${fact}`)
    await type(page.locator(`[data-question="${subject}:${fact}"]`))
    await expect.poll(() => versionOf(stage, subject), { timeout: 120_000, interval: 200 }).toBeGreaterThan(before)
  }
}

async function versionOf(stage: Stage, key: string): Promise<number> {
  const found = await stage
    .system()
    .maybe<{ version: number }>(`select version from fact_documents where subject || '/' || subject_id = $1`, [key])
  return found?.version ?? 0
}

const send = (context: Visit['context'], { caseId }: Opened, said: Record<string, object>) =>
  post(context, `/api/cases/${caseId}/answers`, {
    changes: Object.entries(said).map(([subject, answers]) => ({ subject, answers })),
  })

/** Hands the own part in; the review finds nothing missing. */
async function submitPart(page: Page, { caseId }: Opened): Promise<void> {
  await page.goto(`/visaCareH1BQuestionnaier/${caseId}?section=review`)
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor()
  expect(await page.getByRole('region', { name: /missing/ }).count()).toBe(0)
  await press(page, 'Submit to your law firm')
  await page
    .getByText(/^(?:Sent to |Sent on )/)
    .first()
    .waitFor()
}
