import { addMonths, dayIn, defaultZone, instantIn } from '#formats/day.ts'
import { issueInvoice, linesOf } from '#money/invoices/server/store.ts'
import { owedOf, paid } from '#money/ledger/accounts.ts'
import { record } from '#money/ledger/server/store.ts'
import type { Transaction } from '#platform/database/database.ts'

type Payer = { id: number; code: string; lawFirmId: number | null; name: string; email: string | null }

const PRICE_CENTS = 24_000
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Companies that pay have a test card of the sandbox; Northwind also subscribes, with the invoices of three months. */
export async function fillDemoBilling(db: Transaction, now: Date): Promise<void> {
  const payers = await db.rows<Payer>(
    `select id, code, law_firm_id as "lawFirmId", name, email from companies
      where demo and transaction_details_added and code <> 'IMMLAWS' order by id`,
  )
  const year = Number(dayIn(defaultZone, now).slice(0, 4))
  for (const { id, code, lawFirmId } of payers) {
    const ref = `cus_sandbox_demo_${code.toLowerCase()}`
    await db.run(`insert into sandbox_objects (id, kind, data, created_at) values ($1, 'customer', '{}', $2)`, [
      ref,
      now,
    ])
    await db.run(
      `insert into payment_customers (company_id, law_firm_id, provider, ref, method_ref, method_kind, brand, last4, expires, added_at, created_at)
       values ($1, $2, 'sandbox', $3, 'pm_tok_visa.demo', 'card', 'Visa', '4242', $4, $5, $5)`,
      [id, lawFirmId, ref, `08-${year + 2}`, now],
    )
  }
  const northwind = payers.find(({ code }) => code === 'NORTHWIND')
  if (northwind) await subscribe(db, northwind, now)
}

async function subscribe(db: Transaction, company: Payer, now: Date): Promise<void> {
  const begun = `${dayIn(defaultZone, now).slice(0, 7)}-01`
  const periodEnd = addMonths(begun, 1)
  const customer = `cus_sandbox_demo_${company.code.toLowerCase()}`
  const data = {
    ...{ customer, method: 'pm_tok_visa.demo', cents: PRICE_CENTS, months: 1, percent: 0 },
    ...{ periodStart: begun, periodEnd, state: 'active' },
  }
  const ref = `sub_sandbox_demo_${company.code.toLowerCase()}`
  await db.run(`insert into sandbox_objects (id, kind, data, created_at) values ($1, 'subscription', $2, $3)`, [
    ...[ref, JSON.stringify(data), now],
  ])
  await db.run(
    `insert into company_subscriptions (company_id, law_firm_id, plan_id, frequency_id, state, provider_ref, period_end, started_at)
     select $1, $2, p.id, f.id, 'active', $3, $4, $5 from subscription_plans p, subscription_frequencies f
      where p.name = 'SILVER' and f.months = 1`,
    [company.id, company.lawFirmId, ref, periodEnd, now],
  )
  for (const back of [-2, -1, 0]) {
    const day = addMonths(begun, back)
    const at = instantIn(defaultZone, day, 9)
    const title = `SILVER plan, ${months[Number(day.slice(5, 7)) - 1] ?? ''}`
    const { id, number } = await issueInvoice(db, {
      ...{ company, title, now: at, by: null, providerRef: `in_sandbox_demo_${day}` },
      lines: [{ words: title, kind: 'service', payer: 'employer', amountCents: PRICE_CENTS }],
    })
    await record(db, {
      ...{ companyId: company.id, lawFirmId: company.lawFirmId, source: `paid:in_sandbox_demo_${day}`, at, by: null },
      memo: `Payment of invoice ${number}`,
      lines: paid(owedOf(await linesOf(db, id))),
    })
    await db.run(`update invoices set state = 'paid', paid_at = $2 where id = $1`, [id, at])
    await db.run(
      `insert into charges (company_id, law_firm_id, invoice_id, request_key, amount_cents, state, provider_ref, paid_with, asked_at, settled_at)
       values ($1, $2, $3, $4, $5, 'succeeded', $6, 'card ending in 4242', $7, $7)`,
      [...[company.id, company.lawFirmId, id, `demo:invoice:${day}`, PRICE_CENTS], ...[`pi_sandbox_demo_${day}`, at]],
    )
  }
}
