import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

/** Steps of a company that pays, with the sandbox. */
export function billingOf(server: TestServer) {
  const { system } = recordsOf(server)
  const companyId = async (code: string) =>
    (await system().one<{ id: number }>('select id from companies where code = $1', [code])).id

  async function until<T>(ask: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
    for (let left = 1_000; ; left--) {
      const value = await ask()
      if (done(value)) return value
      if (left === 0) throw new Error(`It never came: ${JSON.stringify(value)}`)
      await sleep(40)
    }
  }

  /** Adds a test card as somebody would: to the provider's page, and back. */
  async function addCard(who: number | string, company: number, token = 'tok_visa', confirmed = false) {
    const client = await server.as(who)
    const begun = await client.post(`/api/companies/${company}/payment-method`)
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    const { reference } = begun.body
    const used = await client.post('/api/payments/sandbox-card', { reference, token, confirmed })
    const returned = await server.visitor().post('/api/payments/returned', { reference })
    return { reference, used: used.body.state, returned: returned.body }
  }

  /** Debits less credits, over everything. */
  const inBalance = async () => {
    const row = await system().one<{ debits: number; credits: number; open: number; owed: number }>(
      `select (select coalesce(sum(amount_cents), 0)::bigint from ledger_lines) as debits,
              (select coalesce(sum(amount_cents), 0)::bigint from ledger_lines where credit is not null) as credits,
              (select coalesce(sum(service_cents + government_cents - discount_cents), 0)::bigint from invoices where state = 'open') as open,
              (select coalesce(sum(case when debit = 'receivable' then amount_cents else 0 end
                                 - case when credit = 'receivable' then amount_cents else 0 end), 0)::bigint from ledger_lines) as owed`,
    )
    expect(row.debits).toBe(row.credits)
    expect(row.owed).toBe(row.open)
  }
  return { system, companyId, until, addCard, inBalance }
}
