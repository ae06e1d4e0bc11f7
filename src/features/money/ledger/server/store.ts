import type { Db, Transaction } from '#platform/database/database.ts'
import { type Balances, balancesOf, type Posting } from '../accounts.ts'

export type Entry = {
  companyId: number
  lawFirmId: number | null
  /** What it records: a second entry of the same source is not written. */
  source: string
  memo: string
  at: Date
  by: number | null
  lines: readonly Posting[]
}

/** Writes an entry with its lines; false: this was recorded before, and nothing was written. */
export async function record(tx: Transaction, entry: Entry): Promise<boolean> {
  const { companyId, lawFirmId, source, memo, at, by, lines } = entry
  const made = await tx.maybe<{ id: number }>(
    `insert into ledger_entries (company_id, law_firm_id, source, memo, at, by_user) values ($1, $2, $3, $4, $5, $6)
     on conflict (source) do nothing returning id`,
    [companyId, lawFirmId, source, memo, at, by],
  )
  if (!made) return false
  await tx.run(
    `insert into ledger_lines (company_id, law_firm_id, entry_id, debit, credit, amount_cents, payer)
     select $1, $2, $3, d, c, a, p from unnest($4::text[], $5::text[], $6::bigint[], $7::text[]) as t (d, c, a, p)`,
    [
      ...[companyId, lawFirmId, made.id, lines.map(({ debit }) => debit), lines.map(({ credit }) => credit)],
      ...[lines.map(({ amountCents }) => amountCents), lines.map(({ payer }) => payer)],
    ],
  )
  return true
}

export async function balancesIn(db: Db, companyId: number): Promise<Balances> {
  const lines = await db.rows<Posting>(
    `select debit, credit, sum(amount_cents)::bigint as "amountCents", payer from ledger_lines
      where company_id = $1 group by debit, credit, payer`,
    [companyId],
  )
  return balancesOf(lines)
}
