import type { Page } from 'playwright-core'
import { landingOf } from '#app/routes/redirects.ts'
import { desktop, type Visit } from './browser.ts'
import { linkIn } from './mailbox.ts'
import type { Stage } from './stage.ts'

const CHOSEN = 'Bright-Lamp4!'
const FIRST = 'Quiet@River77'

/** A new person, in a browser of the own: opens the mailed link and chooses a password, which signs in. */
export async function openAccount(stage: Stage, email: string, roleId: number, viewport = desktop): Promise<Visit> {
  const link = linkIn(await stage.mailbox.mailTo(email, /Your VisaCare account/))
  const visitor = await stage.visit(viewport)
  const { page } = visitor
  await page.goto(link)
  await page.getByRole('heading', { name: 'Welcome to VisaCare' }).waitFor()
  await fill(page, [
    [/^New password/, CHOSEN],
    [/^Confirm new password/, CHOSEN],
  ])
  await page.getByRole('button', { name: 'Open my account' }).click()
  await page.waitForURL(`**${landingOf(roleId)}`)
  return visitor
}

export type NewEmployer = { name: string; email: string; password?: string; confirm?: string }

/** The form for a new employer. */
export async function fillEmployer(
  page: Page,
  { name, email, password = FIRST, confirm = password }: NewEmployer,
): Promise<void> {
  await fill(page, [
    [/^Employer name/, name],
    [/^E-mail/, email],
    [/^Password\*?$/, password],
    [/^Confirm password/, confirm],
    [/^Daytime phone/, '2125550100'],
  ])
  await page.getByLabel(/^Subscription name/).selectOption('GOLD')
}

/** The form for a new employee, who is invited to the portal. */
export async function inviteEmployee(
  page: Page,
  person: { firstName: string; lastName: string; email: string; jobTitle: string },
): Promise<void> {
  await page.goto('/visaCareNewUserCreate')
  await fill(page, [
    [/^First name/, person.firstName],
    [/^Last name/, person.lastName],
    [/^E-mail/, person.email],
    [/^Job title/, person.jobTitle],
  ])
  await page.getByLabel('Invite to the portal').check()
  await page.getByRole('button', { name: 'Create employee' }).click()
  await page.waitForURL(/\/visaCareEmploymentInfo\/\d+\/\d+$/)
}

export async function fill(page: Page, fields: [label: RegExp, text: string][]): Promise<void> {
  for (const [label, text] of fields) await page.getByLabel(label).first().fill(text)
}
