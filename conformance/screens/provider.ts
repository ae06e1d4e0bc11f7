import type { Locator, Page } from 'playwright-core'
import { newEmployer } from '../parties.ts'
import { hold, same } from '../row.ts'
import { atTheEmployerForm, EMPLOYER_FORM, serviceCentersAt, theForm } from './employer-form.ts'
import { overThePage } from './layers.ts'
import type { Newcomer } from './newcomers.ts'
import { atTheProviderPages } from './provider-pages.ts'
import { atTheSidebar } from './sidebar.ts'
import { at, buttons, from, leadsTo, leastAndMost, now, openPanel, SPENT, type Steps, shows } from './steps.ts'
import { atTheTitles } from './titles.ts'

type Entry = 'email' | 'password' | 'confirm'
/** What somebody types wrong (specification §5), what the dialog says of it, and what stands at the field. */
const wrongEntries: readonly (readonly [what: string, changes: Partial<Record<Entry, string>>, string, string])[] = [
  [
    'that an e-mail is none',
    { email: 'hr@acme' },
    'Email Id Not a Valid Format',
    'Email Id is not valid or already emailid exist',
  ],
  [
    'that an e-mail is known',
    { email: 'hr@northwind.demo' },
    'Email Id already exist',
    'Email Id is not valid or already emailid exist',
  ],
  [
    'that a password is short',
    { password: 'Ab@1xyz', confirm: 'Ab@1xyz' },
    'Password Policy error',
    'password should be 8 characters',
  ],
  [
    'what a password is made of',
    { password: 'quartzlamps', confirm: 'quartzlamps' },
    'Password Policy error',
    'password should have one upper case one lower caser one number and one special character',
  ],
  [
    'two things at once, joined with and',
    { password: 'Ab@1xyz', confirm: 'Ab@1xyy' },
    'Password Policy error and Password not matched',
    'Password not matched',
  ],
  ['that the repetition differs', { confirm: 'Quartz@77lamq' }, 'Password not matched', 'Password not matched'],
  [
    'that e-mail and password are the same',
    { email: 'Hr7@acme.example', password: 'Hr7@acme.example', confirm: 'Hr7@acme.example' },
    'Email Id and Password is Same',
    'password and user name should be diffrent',
  ],
]

async function fillEmployer(page: Page, { password }: Newcomer, changes: Partial<Record<Entry, string>> = {}) {
  const { employerName, emailId } = newEmployer()
  const fields: [RegExp, string][] = [
    [/^Employer name/, String(employerName)],
    [/^E-mail/, changes.email ?? String(emailId)],
    [/^Password\*?$/, changes.password ?? password],
    [/^Confirm password/, changes.confirm ?? changes.password ?? password],
    [/^Daytime phone/, '2125550100'],
  ]
  for (const [label, text] of fields) await page.getByLabel(label).first().fill(text)
  await page.getByLabel(/^Subscription name/).selectOption('GOLD')
}

const requiredFields: readonly (readonly [name: string, label: RegExp])[] = [
  ['name', /^Employer name/],
  ['email', /^E-mail/],
  ['password', /^Password\*?$/],
  ['confirm', /^Confirm password/],
  ['phone', /^Daytime phone/],
  ['subscription', /^Subscription name/],
]

/** What stands at a field as being wrong with it. */
const saidOf = (field: Locator) =>
  field.evaluate((own) => {
    const ids = (own.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'))
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join()
  })

/** Specification §3, in its order. */
const SERVICE_CENTERS = Object.entries({
  Vermont: ['non-premium', 'premium', 'master cap', 'regular cap'],
  Nebraska: ['non-premium', 'premium', 'cap'],
  Texas: ['non-premium', 'premium', 'cap', 'premium cap'],
  California: ['non-premium', 'premium', 'regular cap', 'master cap'],
}).flatMap(([place, kinds]) => kinds.map((kind) => `${place} Service Center (${kind})`))

/** Specification §3: what a session leaves in the browser. */
const STORED = [
  ...['AUTHDATA', 'TOKENAUTH', 'Token', 'FIRSTLOGIN', 'LOGINLAWFIRMDATA', 'employerRolePermission'],
  ...['selectedCorporateId', 'loggedCorporateId', 'selectedLawfirmId', 'loggedLawfirmId'],
  ...['selectedAttorneyId', 'loggedAttorneyId'],
]

const BANNER = 'Please Add Payment Method before creating New Employee/Case.'

export const asProvider = (newcomer: Newcomer): Steps => ({
  ...atTheSidebar('the provider', '/visaCareCreateClients', ['/user/aaroles', '/visaCareManageLawFirms']),
  ...atTheEmployerForm,
  ...from(theForm, formSteps(newcomer)),
  ...from(at('/meterReports'), pickerSteps),
  'The list of service centers has the specification’s 15 and -Select-': async (page) => {
    const [first, ...names] = await serviceCentersAt(page)
    same(first, '-Select-', 'The first choice')
    same(names, SERVICE_CENTERS, 'The service centers')
  },
  ...atTheProviderPages,
  ...from(at('/visaCareManageClients'), topBarSteps),
  ...overThePage,
  ...atTheTitles,
  ...from(at('/visaCareManageClients'), logoutSteps),
})

const formSteps = (newcomer: Newcomer): Steps => ({
  'No payment banner for IMMLAWS': async (page) => {
    hold((await page.getByText(BANNER).count()) === 0, 'The provider is asked for a payment method.')
  },
  'The employer form says what is required': async (page) => {
    await page.goto(EMPLOYER_FORM)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Please note' })
    await dialog.getByText('Field is required').waitFor()
    await dialog.getByRole('button', { name: 'OK' }).click()
  },
  ...Object.fromEntries(
    requiredFields.map(([name, label]) => [
      `The employer form asks for the ${name}`,
      async (page: Page) => {
        await page.goto(EMPLOYER_FORM)
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await page.getByRole('dialog', { name: 'Please note' }).getByRole('button', { name: 'OK' }).click()
        same(await saidOf(page.getByLabel(label).first()), 'Field is required', `What the field of the ${name} says`)
      },
    ]),
  ),
  ...Object.fromEntries(
    wrongEntries.map(([what, changes, said, atField]) => [
      `The employer form says ${what}`,
      async (page: Page) => {
        await fillEmployer(page, newcomer, changes)
        // Whether an address is known is asked for as its field is left; a Save before the answer is refused by the server.
        if (changes.email)
          await page
            .getByText(atField, { exact: true })
            .first()
            .waitFor({ timeout: 5_000 })
            .catch(() => {})
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        const dialog = page.getByRole('dialog', { name: 'Please note' })
        await dialog.getByText(said, { exact: true }).waitFor()
        await dialog.getByRole('button', { name: 'OK' }).click()
        await page.getByText(atField, { exact: true }).first().waitFor()
      },
    ]),
  ),
  'Form reload delay 1000 ms': async (page) => {
    await fillEmployer(page, newcomer)
    const name = page.getByLabel(/^Employer name/)
    // Time stands still, so that the form cannot be fresh before it is looked at.
    await page.clock.pauseAt((await now(page)) + 1_000)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await shows(page, 'New Employer Added Successfully.')
    await page.clock.runFor(900)
    hold((await name.inputValue()) !== '', 'The form is fresh before 1,000 ms have passed.')
    await page.clock.runFor(200)
    hold((await name.inputValue()) === '', 'The form is not fresh after 1,000 ms.')
    return SPENT
  },
})

const pickerSteps: Steps = {
  'Picker short form mm/dd/yy': async (page) => {
    const field = page.getByLabel('From', { exact: true })
    await field.fill('12/01/26')
    await field.blur()
    await page.waitForFunction(() => new URLSearchParams(window.location.search).get('from') === '2026-12-01')
    hold((await field.inputValue()) === '12-01-2026', `The picker reads ${await field.inputValue()}.`)
  },
  'The week of a calendar starts on Sunday': async (page) => {
    await page.getByRole('button', { name: 'Choose From', exact: true }).click()
    await page.getByLabel('Year', { exact: true }).waitFor()
    const days = page.locator('th[abbr]')
    same([await days.count(), await days.first().getAttribute('abbr')], [7, 'Sunday'], 'The days of a week')
    await page.keyboard.press('Escape')
    await daysStandUnderTheirHeads(page)
  },
  'A day that is planned is picked from 2000 to 2044': async (page) => {
    await page.getByRole('button', { name: 'Choose From', exact: true }).click()
    same(await leastAndMost(page), [2000, 2044], 'The years')
    await page.keyboard.press('Escape')
  },
}

/** In the month of the calendar: what its heads say is true of a day in the middle, whichever month it is. */
async function daysStandUnderTheirHeads(page: Page): Promise<void> {
  await page.goto('/visaCareCalendar')
  const month = page.getByRole('table', { name: /^Dates of/ })
  await month.waitFor()
  const heads = await month.getByRole('columnheader').allTextContents()
  const shown = String(await month.getAttribute('aria-label')).replace('Dates of ', '')
  const middle = new Date(`15 ${shown} UTC`)
  const cells = await month.locator('tbody tr').nth(weekOf(middle)).getByRole('cell').allTextContents()
  const place = cells.findIndex((text) => /^15(?!\d)/.test(text.trim()))
  const weekday = middle.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })
  same([heads[0], heads[place]], ['Sun', weekday], `Over Sundays, and over the 15th of ${shown}`)
}

/** Which row of its month a day is in, where weeks begin on Sunday. */
const weekOf = (day: Date) => Math.floor((day.getUTCDate() - 1 + ((day.getUTCDay() - day.getUTCDate() + 36) % 7)) / 7)

const topBarSteps: Steps = {
  'Top bar of the provider: I-9 and Add Attorney': async (page) => {
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    await buttons(page, ['I-9', 'Add Attorney'])
  },
  'Add Attorney goes to /visaCareAddNewAttorney, I-9 to /visaCareI9Dashboard': async (page) => {
    await leadsTo(page, 'Add Attorney', '/visaCareAddNewAttorney')
    await leadsTo(page, 'I-9', '/visaCareI9Dashboard')
  },
  'Account opens the User Details dialog: first name, last name, Save': async (page) => {
    await openPanel(page)
    await page.getByRole('button', { name: 'Account', exact: true }).last().click()
    const dialog = page.getByRole('dialog', { name: 'User Details' })
    for (const label of [/^First name/i, /^Last name/i]) await dialog.getByLabel(label).waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await shows(page, 'Your profile details has been updated successfully.')
  },
}

const logoutSteps: Steps = {
  'Own logout leads to /login and clears what was stored': async (page) => {
    await openPanel(page)
    await page.getByRole('button', { name: 'Sign Out' }).last().click()
    // The tab leaves by itself, not because the next thing it asks for is refused.
    let refused = 0
    page.on('response', (answer) => {
      if (answer.status() === 401) refused++
    })
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await page.waitForURL('**/login')
    same(refused, 0, 'Calls that were refused before it left')
    const stored = await page.evaluate((names) => names.map((name) => sessionStorage.getItem(name)), STORED)
    hold(
      stored.every((each) => each === null),
      'What was stored is still there.',
    )
    return SPENT
  },
}
