import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setupLink } from '#identity/setup/server/handlers.ts'
import { fill } from './setup/accounts.ts'
import { desktop, expectAccessible, phone, signIn } from './setup/browser.ts'
import { virtualPasskeys } from './setup/passkeys.ts'
import { setStage } from './setup/stage.ts'

// An empty installation: what a production start has, with its set-up link, its mail server and nobody inside.
const stage = setStage({ mail: true, env: async () => ({ DEMO_DATA: 'no' }) })

const email = 'ada.okoro@northstar.example'
const password = 'Quiet@River77'

const step = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Set-up' }).getByRole('listitem').filter({ hasText: title })

test('the first administrator comes by the link, sees what is to do, does two steps, and both become done', async () => {
  const { page, context, problems } = await stage.visit()
  await virtualPasskeys(page)
  await page.goto((await setupLink(stage.server.services)) ?? '')
  await fill(page, [
    [/^Your organization/, 'Northstar Immigration'],
    [/^First name/, 'Ada'],
    [/^Last name/, 'Okoro'],
    [/^E-mail address/, email],
    [/^New password/, password],
    [/^Confirm new password/, password],
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make the first administrator' }).click()
  await page.waitForURL('**/login')
  await page.getByText('VisaCare is ready for Northstar Immigration.').waitFor()

  await signIn(page, email, password)
  await page.waitForURL('**/myProfile')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page
    .getByRole('dialog')
    .getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    .first()
    .waitFor()

  await page.goto('/visaCareCreateClients')
  await page.getByRole('heading', { name: 'Welcome, Ada. Let’s get Northstar Immigration ready' }).waitFor()
  await page.getByText('0 of 7 done.').waitFor()
  await page.getByRole('button', { name: /Northstar Immigration/ }).waitFor()
  await expectAccessible(page)
  await expectOnPhone(page)

  await step(page, 'Outgoing mail').getByRole('button', { name: 'Send a test e-mail to me' }).click()
  await step(page, 'Outgoing mail, done').waitFor()
  await stage.mailbox.mailTo(email, /Test e-mail from VisaCare/)
  await page.getByText('1 of 7 done.').waitFor()

  await step(page, 'Law firm, next').getByRole('link', { name: 'Start' }).click()
  await page.waitForURL('**/visaCareAddLawFirm')
  await fill(page, [
    [/^Law firm name/, 'Harbor & Lane LLP'],
    [/^E-mail/, 'office@harbor.example'],
    [/^First name/, 'Miriam'],
    [/^Last name/, 'Lane'],
  ])
  await page.getByRole('button', { name: /^(Create|Save)/ }).click()
  await page.waitForURL(/visaCareAddLawFirm\/\d+$/)

  await page.getByRole('link', { name: 'Home' }).first().click()
  await step(page, 'Law firm, done').waitFor()
  await step(page, 'First attorney, next').waitFor()

  const payment = step(page, 'Payment method')
  await payment.getByRole('button', { name: 'Payment method is not needed' }).click()
  await step(page, 'Payment method, not needed').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await step(page, 'Payment method, to do').waitFor()
  await expectOnPhone(page)

  await step(page, 'First company').getByRole('link', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'Create Client Account' }).waitFor()

  await page.goto('/installation')
  await page.getByRole('button', { name: 'Change the provider’s name' }).click()
  await page.getByRole('dialog').getByLabel('Your organization').fill('Polaris Immigration')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /Polaris Immigration/ }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

/** Fits a phone as well as a desk. */
async function expectOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize(desktop)
}
