import { issueInvoice } from '#money/invoices/server/store.ts'
import type { TestServer } from '../../setup/server.ts'

/** So many payments of $25 that a company was asked for, each of an invoice of its own; without the job that asks. */
export function ownCharges({ services, clock }: TestServer, companyId: number, count: number): Promise<number[]> {
  return services.database.transaction({ kind: 'system' }, async (tx) => {
    const now = clock.now()
    const { lawFirmId } = await tx.one<{ lawFirmId: number | null }>(
      'select law_firm_id as "lawFirmId" from companies where id = $1',
      [companyId],
    )
    const ids: number[] = []
    for (let each = 0; each < count; each++) {
      const made = await issueInvoice(tx, {
        ...{ company: { id: companyId, lawFirmId }, title: `Order ${each}`, now, by: null },
        lines: [{ words: 'Order', kind: 'service', payer: 'employer', amountCents: 2500 }],
      })
      const { id } = await tx.one<{ id: number }>(
        `insert into charges (company_id, law_firm_id, invoice_id, request_key, amount_cents, asked_at)
         values ($1, $2, $3, $4, 2500, $5) returning id`,
        [companyId, lawFirmId, made.id, `own:charge:${made.id}`, now],
      )
      ids.push(id)
    }
    return ids
  })
}
