import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill, fillEmployer, inviteEmployee, openAccount } from './setup/accounts.ts'
import { desktop, expectAccessible, phone, type Visit } from './setup/browser.ts'
import { linkIn } from './setup/mailbox.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage({ mail: true })

describe('the employer form', () => {
  test('every message of the form appears for the input that causes it, then the employer is added', async () => {
    const { page, context, problems } = await stage.visitAs(1)
    await page.getByLabel(/^Employer name/).waitFor()

    await expectSaid(page, 'Field is required')
    for (const label of [/^Employer name/, EMAIL, FIRST_PASSWORD, /^Confirm password/, /^Daytime phone/])
      expect(await errorAt(page, label)).toBe('Field is required')

    await fillEmployer(page, { name: 'acme widgets', email: 'hr@acme', password: 'short', confirm: 'other' })
    expect(await page.getByLabel(/^Employer name/).inputValue()).toBe('ACME WIDGETS')
    expect(await page.getByLabel(/^Employer code/).inputValue()).toBe('ACME')
    await expectSaid(page, 'Email Id Not a Valid Format and Password Policy error and Password not matched')
    expect(await errorAt(page, EMAIL)).toBe(NOT_VALID_OR_TAKEN)
    expect(await errorAt(page, FIRST_PASSWORD)).toBe(
      'password should be 8 characters and password should have one upper case one lower caser one number and one special character',
    )
    expect(await errorAt(page, /^Confirm password/)).toBe('Password not matched')

    await fillEmployer(page, { name: 'acme widgets', email: 'Hr7@acme.com', password: 'Hr7@acme.com' })
    await expectSaid(page, 'Email Id and Password is Same')
    expect(await errorAt(page, FIRST_PASSWORD)).toBe('password and user name should be diffrent')

    // A company has this address; leaving the field asks the server.
    await fillEmployer(page, { name: 'acme widgets', email: 'hr@northwind.demo' })
    await page.getByText(NOT_VALID_OR_TAKEN).waitFor()
    await expectSaid(page, 'Email Id already exist')
    expect(await errorAt(page, EMAIL)).toBe(NOT_VALID_OR_TAKEN)

    await fillEmployer(page, { name: 'acme widgets', email: 'hr@acme.example' })
    await expectAdded(page)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name="name"]')?.value === '')
    expect(linkIn(await stage.mailbox.mailTo('hr@acme.example', ACCOUNT_MAIL))).toContain('/forgotPasswordUpdate/')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('from the law firm to the employee', () => {
  test('firm, attorney, client company and first employee each sign in through the mailed link', async () => {
    const admin = await stage.visitAs(1)
    await admin.page.goto('/visaCareAddLawFirm')
    await fill(admin.page, [
      [/^Law firm name/, 'Juniper Law'],
      [EMAIL, 'office@juniper.example'],
      [/^First name/, 'Ada'],
      [/^Last name/, 'Juniper'],
      [/^Administrator.s e-mail/, 'ada@juniper.example'],
    ])
    await press(admin.page, 'Create law firm')
    await admin.page.waitForURL(/\/visaCareAddLawFirm\/\d+$/)
    await admin.page.getByRole('heading', { name: 'JUNIPER LAW' }).waitFor()

    const firm = await openAccount(stage, 'ada@juniper.example', 10)
    await firm.page.goto('/visaCareAddNewAttorney')
    await fill(firm.page, [
      [/^First name/, 'Ben'],
      [/^Last name/, 'Alder'],
      [EMAIL, 'ben@juniper.example'],
    ])
    await press(firm.page, 'Create attorney')
    await firm.page.getByText('ben@juniper.example').first().waitFor()

    const attorney = await openAccount(stage, 'ben@juniper.example', 9)
    await attorney.page.goto('/visaCareCreateClients')
    await fillEmployer(attorney.page, { name: 'Tamarack Tools', email: 'hr@tamarack.example' })
    await expectAdded(attorney.page)
    await attorney.page.goto('/visaCareManageClients')
    await attorney.page.getByText('TAMARACK TOOLS').first().waitFor()

    const employer = await openAccount(stage, 'hr@tamarack.example', 3)
    await employer.page.getByText(PAYMENT_FIRST).first().waitFor()
    const provider = await stage.server.as(1)
    const paid = await provider.post(`/api/companies/${await companyId('TAMARACK')}/transaction-details`, {
      added: true,
    })
    expect(paid.status).toBe(200)
    const mina = { firstName: 'Mina', lastName: 'Park', email: 'mina@tamarack.example', jobTitle: 'Engineer' }
    await inviteEmployee(employer.page, mina)

    const employee = await openAccount(stage, 'mina@tamarack.example', 5)
    await employee.page.goto('/visaCareEmploymentInfo')
    await employee.page.getByRole('heading', { name: /Mina PARK/i }).waitFor()

    const everybody = [admin, firm, attorney, employer, employee]
    expect(everybody.flatMap(({ problems }) => problems)).toEqual([])
    await Promise.all(everybody.map(({ context }) => context.close()))
  })
})

describe('importing employees', () => {
  test('a bad row is named by row and column, left out, and the good one is in the list', async () => {
    const { page, context, problems } = await stage.visitAs(3)
    await page.goto('/import/people')
    const lines = [
      'Last name,First name,E-mail,Job title,DOB',
      'Quillfeather,Rosa,rosa@import.example,Analyst,03-15-1990',
      'Brokenrow,Hugo,hugo@import.example,Analyst,02-31-1990',
    ]
    const buffer = Buffer.from(lines.join('\n'))
    await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer })
    await press(page, 'Upload')
    await page.waitForURL(/\/import\/\d+$/)
    await page.getByRole('heading', { name: '2. What the columns hold' }).waitFor()
    await expectAccessible(page)
    await press(page, /^Check 2 rows/)

    const bad = page.getByRole('region', { name: 'Problems' }).getByRole('row').nth(1).getByRole('cell')
    await bad.first().waitFor()
    expect((await bad.allInnerTexts()).slice(0, 2)).toEqual(['3', 'DOB'])
    await expectAccessible(page)
    expect(await peopleNamed('Quillfeather')).toBe(0)
    await press(page, 'Leave out 1 and import 1')
    await page.getByRole('link', { name: 'Go to the list' }).click()
    await page.waitForURL('**/lawFirmBeneficiaryDetails')
    await page.getByLabel('Find a person').fill('Quill')
    await page
      .getByText(/Quillfeather/i)
      .first()
      .waitFor()
    expect([await peopleNamed('Quillfeather'), await peopleNamed('Brokenrow')]).toEqual([1, 0])
    expect(problems).toEqual([])
    await context.close()
  })
})

// One role each; the administrator's further screens are opened by the journeys of administration.
const screens: [role: string, roleId: number, paths: string[]][] = [
  ['VisaCareAdmin', 1, ['/visaCareAddLawFirm']],
  [
    'EmployerAdmin',
    3,
    [
      '/visaCareClientProfile',
      '/lawFirmBeneficiaryDetails',
      '/visaCareNewUserCreate',
      '/vCareManageUser',
      '/visaCareCreateUser',
      '/import/people',
    ],
  ],
  ['Attorney', 9, ['/visaCareAddNewAttorney']],
  [
    'LawFirmAdmin',
    10,
    [
      '/visaCareManageClients',
      '/visacareEmployerList',
      '/visaCareManageAttorneys',
      '/visaCareAttorneySetUp',
      '/vCareAttorneyUser',
    ],
  ],
]

describe.each(screens)('the screens of %s', (_role, roleId, paths) => {
  let visitor: Visit
  beforeAll(async () => {
    visitor = await stage.visitAs(roleId)
  })
  afterAll(() => visitor?.context.close())

  test.each(paths)('%s is accessible on a desktop and on a phone', async (path) => {
    const { page, problems } = visitor
    await page.setViewportSize(desktop)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
      expect(new URL(page.url()).pathname).toBe(path)
    }
    expect(problems).toEqual([])
  })
})

const EMAIL = /^E-mail/
const FIRST_PASSWORD = /^Password\*?$/
const NOT_VALID_OR_TAKEN = 'Email Id is not valid or already emailid exist'
const PAYMENT_FIRST = 'Please Add Payment Method before creating New Employee/Case.'
const ACCOUNT_MAIL = /Your VisaCare account/

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Saving says exactly this in the dialog; OK closes it. */
async function expectSaid(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Please note' })
  await dialog.waitFor()
  expect(await dialog.getByRole('alert').textContent()).toBe(text)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
const expectAdded = (page: Page) => expectSaid(page, 'New Employer Added Successfully.')

/** What stands in red at a field. */
async function errorAt(page: Page, label: RegExp): Promise<string | null | undefined> {
  const described = await page.getByLabel(label).first().getAttribute('aria-describedby')
  const id = described?.split(' ').find((each) => each.endsWith('-error'))
  return id === undefined ? undefined : page.locator(`[id="${id}"]`).textContent()
}

const companyId = async (code: string) =>
  (await stage.system().one<{ id: number }>('select id from companies where code = $1', [code])).id
const peopleNamed = async (lastName: string) =>
  (
    await stage
      .system()
      .one<{ n: number }>('select count(*)::int as n from people where last_name ilike $1', [lastName])
  ).n
