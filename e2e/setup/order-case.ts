import { expect } from 'vitest'
import { press } from './case-steps.ts'
import type { Stage } from './stage.ts'

const EMPLOYER = 3

/** The company's administrator orders a do-it-yourself case on the billing page and pays for it. */
export async function orderCase(stage: Stage, caseId: number, price: string): Promise<void> {
  const { page, context, problems } = await stage.visitAs(EMPLOYER)
  const { number, companyId } = await stage
    .system()
    .one<{ number: string; companyId: number }>('select number, company_id as "companyId" from cases where id = $1', [
      caseId,
    ])
  await page.goto(`/visaCareStripePaymentMethod/${companyId}`)
  await page.getByRole('button', { name: `Order ${number} for ${price}` }).click()
  await press(page, `Pay ${price}`)
  const orders = page.getByRole('region', { name: 'Do-it-yourself orders' })
  await orders.getByRole('listitem').filter({ hasText: number }).getByText('Paid').waitFor()
  expect(problems).toEqual([])
  await context.close()
}
