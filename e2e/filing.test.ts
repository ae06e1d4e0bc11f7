import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoAccounts } from '#app/demo/people.ts'
import { startTestServer, type TestServer } from '../tests/setup/server.ts'
import { expectAccessible, launchBrowser, phone, signIn, visit } from './setup/browser.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const ATTORNEY = demoAccounts.find(({ roleId }) => roleId === 9)?.userName ?? ''

test('an attorney checks a case, waives an error, builds the package and notes a signature', async () => {
  const { id } = await server.services.database
    .read({ kind: 'system' })
    .one<{ id: number }>(`select id from cases where type_id = 1 and status = 5 order by id limit 1`)
  const { page, context, problems } = await visit(browser, server.url)
  await signIn(page, ATTORNEY)
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto(`/visaCareFiling/${id}`)

  const check = page.getByRole('region', { name: 'Pre-filing check' })
  await check.getByText(/errors stand in the way/).waitFor()
  await check.getByRole('button', { name: 'Waive R02' }).first().click()
  await page.getByLabel('Why does this not stand in the way?').fill('The blank items do not apply.')
  await page.getByRole('dialog').getByRole('button', { name: 'Waive' }).click()
  await check.getByText('The blank items do not apply.', { exact: false }).first().waitFor()

  const filing = page.getByRole('region', { name: 'Filing package' })
  await filing.getByRole('button', { name: 'Build the package' }).click()
  await filing.getByRole('button', { name: /^Download package/ }).waitFor()
  await filing
    .getByText(/official blank is not in the form library/)
    .first()
    .waitFor()
  await filing.getByRole('button', { name: /^Signed by hand: Form G-28, Part 5, attorney/ }).click()
  await filing
    .getByText(/^Signed \d\d-\d\d-\d{4}/)
    .first()
    .waitFor()

  await page.getByRole('region', { name: 'Deadlines' }).getByText('Passport expires on').first().waitFor()
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

test('the calendar takes an event and gives a private feed', async () => {
  const { page, context, problems } = await visit(browser, server.url)
  await signIn(page, demoAccounts.find(({ roleId }) => roleId === 3)?.userName ?? '')
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/visaCareCalendar')
  await page.getByLabel(/^What/).fill('Ask for the W-2')
  const day = `${new Date().toISOString().slice(0, 7)}-20`
  await page.getByLabel(/^Day/).fill(`${day.slice(5, 7)}-20-${day.slice(0, 4)}`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('list', { name: 'Agenda' }).getByText('Ask for the W-2').waitFor()
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByLabel('Address, shown this once').inputValue()
  expect((await fetch(address)).headers.get('content-type')).toContain('text/calendar')
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
