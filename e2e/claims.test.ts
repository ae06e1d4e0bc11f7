import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { addDays } from '#formats/day.ts'
import { expectAccessible } from './setup/browser.ts'
import { press, shown } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

describe('matters that go to no agency', () => {
  test('a collection is recovered in two installments', async () => {
    const client = await stage.visitAs(3)
    const id = await opened(client.page, { typeId: CaseType.collections })
    const path = `/visaCareClientContentCaseDetails/${id}?tab=collection`
    await client.page.goto(path)
    await press(client.page, 'Enter the debtor')
    const debtor = client.page.getByRole('dialog', { name: 'Debtor and contract' })
    await debtor.getByLabel(/^Name/).fill('Harbor Retail Inc.')
    await debtor.getByLabel('Address').fill('9 Pier Street\nBoston, MA 02110')
    await press(debtor, 'Save')
    await client.page.getByText('Harbor Retail Inc.').first().waitFor()
    await press(client.page, 'Add invoice')
    const invoice = client.page.getByRole('dialog', { name: 'New invoice' })
    const due = addDays(stage.server.today(), -30)
    await invoice.getByLabel(/^Number/).fill('NW-1')
    await invoice.getByLabel(/^Date/).fill(shown(addDays(due, -30)))
    await invoice.getByLabel(/^Due/).fill(shown(due))
    await invoice.getByLabel(/^Amount/).fill('1,500.01')
    await press(invoice, 'Save')
    await client.page.getByRole('cell', { name: '$1,500.01' }).first().waitFor()
    await expectAccessible(client.page)

    const { page } = await stage.visitAs(9)
    await page.goto(path)
    for (const name of ['Conflict check', 'Documents', 'Draft of the demand', 'Attorney approval'])
      await moveTo(page, name, 'The invoices are undisputed.')
    await press(page, 'Record as sent')
    const demand = page.getByRole('dialog', { name: 'Record the demand as sent' })
    await expectAccessible(page)
    await press(demand, 'Record')
    await expectStage(page, 'Demand sent')
    await press(page, 'Agree a plan')
    const plan = page.getByRole('dialog', { name: 'Agree a plan' })
    await plan.getByText(/^\$750\.01 on .*, \$750\.00 on /).waitFor()
    await press(plan, 'Agree')
    await plan.waitFor({ state: 'detached' })

    await client.page.reload()
    for (const [amount, left] of [
      ['750.01', '$750.00'],
      ['750', '$0.00'],
    ] as const) {
      await press(client.page, 'Record payment')
      const payment = client.page.getByRole('dialog', { name: 'Record payment' })
      await payment.getByLabel(/^Amount/).fill(amount)
      await press(payment, 'Record')
      // The sums alone do not say that it came in: while the plan is kept, $0.00 is demanded anyway.
      await payment.waitFor({ state: 'detached' })
      await client.page.getByRole('definition').filter({ hasText: left }).first().waitFor()
    }
    await page.reload()
    await page.getByText('Paid', { exact: true }).nth(1).waitFor()
    await moveTo(page, 'Recovered')
  })

  test('a contract review is delivered, and the client reads the findings', async () => {
    const client = await stage.visitAs(3)
    const id = await opened(client.page, { typeId: CaseType.contractReview, subType: 'msa' })
    const path = `/visaCareContractReviewCaseDetail/${id}?tab=review`
    const attorney = await stage.visitAs(9)
    const { page } = attorney
    await page.goto(path)
    await press(page, 'Look for words')
    await page.getByText('No contract is among the documents yet.').waitFor()
    await press(page, 'Add finding')
    const finding = page.getByRole('dialog', { name: 'New finding' })
    await finding.getByLabel(/^Clause/).fill('7.2 Term')
    await finding.getByLabel(/^Risk/).selectOption('high')
    await finding.getByLabel(/^What you advise/).fill('Strike the penalty for leaving early.')
    await expectAccessible(page)
    await press(finding, 'Save')
    await page.getByText('High risk').waitFor()
    for (const name of [
      'Submitted',
      'Conflict check',
      'Assigned',
      'Review',
      'Draft of the comments',
      'Attorney approval',
    ])
      await moveTo(page, name, 'The contract was read in the office.')
    expect(await page.getByRole('button', { name: 'Record delivery' }).count()).toBe(0)
    await page.getByText(/^No memo is written yet\./).waitFor()
    await writeMemo(page, id)
    await page.reload()
    await press(page, 'Approve the memo')
    await press(page, 'Record delivery')
    const delivery = page.getByRole('dialog', { name: 'Record delivery' })
    await delivery.getByLabel(/^To/).fill('Helen Park')
    await press(delivery, 'Record')
    await page.getByText(/^Delivered to Helen Park on /).waitFor()
    await expectAccessible(page)
    await client.page.goto(path)
    await client.page.getByText('Strike the penalty for leaving early.').waitFor()
    expect(client.problems).toEqual([])
    expect(attorney.problems).toEqual([])
  })
})

async function opened(page: Page, input: object): Promise<number> {
  const made = await page.evaluate(async (body) => {
    const reply = await fetch('/api/cases', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return reply.json()
  }, input)
  return made.id
}

/** The memo from its template, as the tab Letters makes it. */
const writeMemo = (page: Page, caseId: number) =>
  page.evaluate(async (of) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ template: 'contractMemo' })
    let work = await (await fetch(`/api/cases/${of}/letters`, { method: 'POST', body, headers })).json()
    while (work.status === 'Waiting' || work.status === 'Working') {
      await new Promise((next) => setTimeout(next, 100))
      work = await (await fetch(`/api/letter-works/${work.id}`)).json()
    }
    if (work.status !== 'Ready') throw new Error(JSON.stringify(work))
  }, caseId)

/** Moves a matter to a stage; where documents are missing, with the reason to go on. */
async function moveTo(page: Page, name: string, without?: string): Promise<void> {
  await page.getByRole('region', { name: 'Stage' }).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  const waiver = dialog.getByLabel(/^If documents are missing/)
  if (without && (await waiver.isVisible())) await waiver.fill(without)
  await press(dialog, `Move to “${name}”`)
  await dialog.waitFor({ state: 'detached' })
  await expectStage(page, name)
}

/** Where the matter stands, not a button that leads there. */
const expectStage = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Stage' }).getByRole('strong').getByText(name, { exact: true }).waitFor()
