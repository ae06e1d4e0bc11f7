import type { Db } from '#platform/database/database.ts'
import { listed } from '#platform/database/list.ts'
import type { OutputOf } from '#platform/operation/contract.ts'
import type { invoices } from '../contract.ts'

type Entry = OutputOf<typeof invoices.entries>['items'][number]

export const entriesPage = (
  db: Db,
  { companyId, limit, after }: { companyId: number | null; limit: number; after: string | undefined },
) =>
  listed<Entry>(db, (bind) => ({
    columns: `l.id, e.at, c.code as "companyCode", e.source, e.memo, l.debit, l.credit, l.payer, l.amount_cents as "amountCents"`,
    from: 'ledger_lines l',
    joins: 'left join ledger_entries e on e.id = l.entry_id left join companies c on c.id = l.company_id',
    conditions: companyId === null ? [] : [`l.company_id = ${bind(companyId)}`],
    ...{ key: ['l.id'], keyOf: ({ id }) => [id], descending: true, limit, after },
  }))
