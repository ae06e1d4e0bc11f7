import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { recordsOf } from '../tests/setup/records.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { post, press } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const EMPLOYER = 3
const PROVIDER = 1
const BANNER = 'Please Add Payment Method before creating New Employee/Case.'
/** Stands wherever money would move. */
const SANDBOX = 'Sandbox: no real money moves here.'
const stage = setStage({ mail: true })

async function typeCard(page: Page, number: string): Promise<void> {
  await page
    .getByRole('link', { name: /^(Add Payment Method|Change)$/ })
    .first()
    .click()
  await press(page, 'Go on to the secure page')
  await page.getByText('Sandbox: no real card').waitFor()
  await page.getByLabel(/^Card number/).fill(number)
  await press(page, 'Save card')
}

test('a card, the banner, an order with its receipt, an upgrade with what it costs, a discount and a refund', async () => {
  const { system } = recordsOf(stage.server)
  const change = (text: string) => stage.server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text))
  await change(`update companies set diy_access = 'Y', transaction_details_added = false where code = 'NORTHWIND'`)
  await change('update payment_customers set method_ref = null, method_kind = null')
  const { id: company } = await system().one<{ id: number }>(`select id from companies where code = 'NORTHWIND'`)
  const provider = await stage.visitAs(PROVIDER)
  await provider.page.goto('/visaCareVmCompanyDiscountMapping')
  await provider.page.getByLabel(/^Company code/).fill('NORTHWIND')
  await provider.page.getByLabel(/^Percent/).fill('10')
  await press(provider.page, 'Save')
  await provider.page.getByText('10 %').waitFor()
  await expectAccessible(provider.page)

  const { page, context, problems } = await stage.visitAs(EMPLOYER)
  await page.goto(`/visaCareStripePaymentMethod/${company}`)
  await page.getByText(BANNER).waitFor()
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Payment method' }).getByRole('link', { name: 'Add Payment Method' }).click()
  await press(page, 'Go on to the secure page')
  await page.getByText('Sandbox: no real card').waitFor()
  await expectAccessible(page)
  await page.getByLabel(/^Card number/).fill('4000 0000 0000 0002')
  await press(page, 'Save card')
  await page.getByText('Your card was declined.').waitFor()
  await page.getByLabel(/^Card number/).fill('4242 4242 4242 4242')
  await press(page, 'Save card')
  await page.getByText('Your payment method was saved.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to billing' }).click()
  await page.getByText('Visa ending in 4242').waitFor()
  expect(await page.getByText(BANNER).count()).toBe(0)

  // An employee and a do-it-yourself case can be made now.
  const person = { firstName: 'Amara', lastName: 'OBI', email: 'amara.obi@northwind.example', jobTitle: 'Analyst' }
  const { id: personId } = await post(context, '/api/people', person)
  const opening = { personId, typeId: 3, subType: '(C)(9)', mode: 'DIY', channel: 'paper' }
  const { number } = await post(context, '/api/cases', opening)
  await page.reload()
  await page.getByRole('button', { name: `Order ${number} for $85.50` }).click()
  await expectAccessible(page)
  await press(page, 'Pay $85.50')
  await page.getByRole('region', { name: 'Do-it-yourself orders' }).getByText('Paid').first().waitFor()
  const paid = await system().one<{ id: number; number: string }>(
    `select i.id, i.number from invoices i join case_orders o on o.invoice_id = i.id`,
  )
  await expect
    .poll(
      () => system().rows(`select 1 from outbox_mails where template = 'receipt' and subject like '%${paid.number}'`),
      { timeout: 120_000 },
    )
    .toHaveLength(1)
  const receipt = await stage.mailbox.mailTo('hr@northwind.demo', new RegExp(`Receipt for invoice ${paid.number}`))
  expect(receipt.text).toContain('We received $85.50')

  await page.goto('/visaCareCompanySubscription')
  await page.getByText(SANDBOX).waitFor()
  await page.getByRole('button', { name: 'Choose GOLD' }).click()
  await page.getByText('Due today').waitFor()
  await page.getByText('Credit for what you paid and do not use').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('region', { name: 'GOLD' }).getByText('Your plan').waitFor({ timeout: 120_000 })
  await expectAccessible(page)

  // The provider gives a part of the order back.
  await provider.page.goto('/visaCareTransactionDetails')
  await provider.page.getByText(SANDBOX).waitFor()
  await provider.page.getByText(paid.number).first().click()
  await provider.page.getByLabel(/^Give back/).fill('20')
  await provider.page.getByLabel(/^Reason/).fill('Ordered by mistake')
  await press(provider.page, 'Refund')
  await provider.page.getByRole('dialog').getByText('Partly refunded').waitFor({ timeout: 120_000 })
  await expectAccessible(provider.page)

  // A card that is declined when it is charged leaves the plan as it is, and the page says so.
  await page.goto(`/visaCareStripePaymentMethod/${company}`)
  await typeCard(page, '4000 0000 0000 0341')
  await page.getByText('Your payment method was saved.').waitFor()
  await page.setViewportSize(phone)
  await page.goto(`/visaCareStripePaymentMethod/${company}`)
  await page.getByText('Visa ending in 0341').waitFor()
  await expectAccessible(page)
  for (const path of ['/visaCareTermsAndConditions', '/visaCareSubscriptionFrequencyEmployerView']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectAccessible(page)
  }
  for (const path of ['/visaCareSubscription', '/visaCareFrequency', '/visaCareSubscriptionFrequencyMap']) {
    await provider.page.goto(path)
    await provider.page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectAccessible(provider.page)
  }
  expect([...problems, ...provider.problems]).toEqual([])
  await Promise.all([context.close(), provider.context.close()])
}, 600_000)
