import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillEmployer, inviteEmployee, openAccount } from '../setup/accounts.ts'
import { expectAccessible, phone, type Visit } from '../setup/browser.ts'
import { press } from '../setup/case-steps.ts'
import type { Stage } from '../setup/stage.ts'

export const QUILL = { name: 'Quill Instruments', code: 'QUILL', email: 'hr@quill.example' }
const ASHA = { firstName: 'Asha', lastName: 'Verma', email: 'asha@quill.example', jobTitle: 'Optical Engineer' }
const EMPLOYER_ADMIN = 3
const EMPLOYEE = 5

export type Opened = { caseId: number; personId: number; companyId: number; employmentId: number; number: string }

/** The law firm's attorney registers the client; its administrator comes in through the mailed link. */
export async function registerCompany(stage: Stage, attorney: Page): Promise<Visit> {
  await attorney.goto('/visaCareCreateClients')
  await fillEmployer(attorney, QUILL)
  await press(attorney, 'Save')
  const said = attorney.getByRole('dialog', { name: 'Please note' })
  await said.getByText('New Employer Added Successfully.').waitFor()
  await press(said, 'OK')
  const employer = await openAccount(stage, QUILL.email, EMPLOYER_ADMIN)
  const banner = 'Please Add Payment Method before creating New Employee/Case.'
  await employer.page.getByText(banner).first().waitFor()
  await expectAccessible(employer.page)
  const { id } = await stage.system().one<{ id: number }>('select id from companies where code = $1', [QUILL.code])
  // Until payments are built, the provider notes that the method is there.
  const provider = await stage.server.as(1)
  expect((await provider.post(`/api/companies/${id}/transaction-details`, { added: true })).status).toBe(200)
  return employer
}

/** The employer writes down the employee, who comes in on a phone. */
export async function inviteAsha(stage: Stage, employer: Page): Promise<Visit> {
  await inviteEmployee(employer, ASHA)
  return openAccount(stage, ASHA.email, EMPLOYEE, phone)
}

/** The employer opens the transfer petition with an attorney of the firm. */
export async function openCase(stage: Stage, employer: Page): Promise<Opened> {
  await employer.goto('/visaCareCreateCase')
  await employer.getByRole('button', { name: /^Hire someone from abroad/ }).click()
  await employer.getByRole('button', { name: /^H-1B transfer/ }).click()
  const person = employer.locator('input[role="combobox"]')
  await person.click()
  await person.fill('VERMA')
  await employer.getByRole('option', { name: 'VERMA, Asha' }).click()
  await press(employer, 'Next')
  await employer.getByLabel(/^Attorney/).selectOption({ label: 'Miriam LANE' })
  await employer.getByLabel(/^Filing channel/).selectOption('paper')
  await expectAccessible(employer)
  await press(employer, 'Next')
  await employer.getByRole('list', { name: 'Government fees' }).waitFor()
  await press(employer, 'Open the case')
  await employer.waitForURL(/\/visaCareNewH1BDetails\/\d+$/)
  const caseId = Number(/\d+$/.exec(employer.url())?.[0])
  return stage.system().one<Opened>(
    `select id as "caseId", person_id as "personId", company_id as "companyId", employment_id as "employmentId", number
       from cases where id = $1`,
    [caseId],
  )
}
