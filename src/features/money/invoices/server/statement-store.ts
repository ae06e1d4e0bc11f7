import { dayIn, defaultZone, instantIn } from '#formats/day.ts'
import type { Posting } from '#money/ledger/accounts.ts'
import { balancesIn } from '#money/ledger/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { listed } from '#platform/database/list.ts'
import type { OutputOf } from '#platform/operation/contract.ts'
import type { invoices } from '../contract.ts'
import type { YearInBooks } from '../statement-pdf.ts'

type Line = Pick<Posting, 'debit' | 'credit' | 'amountCents'> & { at: string; memo: string }
const MOST = 5000

/** The money and the credit that moved in a year, read from the books themselves. */
export async function yearInBooks(db: Db, companyId: number, year: number): Promise<YearInBooks> {
  const [lines, balances] = await Promise.all([
    db.rows<Line>(
      `select e.at, e.memo, l.debit, l.credit, l.amount_cents as "amountCents"
         from ledger_lines l join ledger_entries e on e.id = l.entry_id
        where l.company_id = $1 and e.at >= $2 and e.at < $3
          and (l.debit in ('cash', 'company credit') or l.credit in ('cash', 'company credit'))
        order by l.id limit ${MOST}`,
      [companyId, instantIn(defaultZone, `${year}-01-01`), instantIn(defaultZone, `${year + 1}-01-01`)],
    ),
    balancesIn(db, companyId),
  ])
  const sum = (side: 'debit' | 'credit', account: Posting['debit']) =>
    lines.filter((line) => line[side] === account).reduce((total, { amountCents }) => total + amountCents, 0)
  const away = lines.filter(({ credit }) => credit === 'cash' || credit === 'company credit')
  return {
    ...{ cardCents: sum('debit', 'cash'), givenBackCents: sum('credit', 'cash') },
    ...{ creditGivenCents: sum('credit', 'company credit'), creditUsedCents: sum('debit', 'company credit') },
    ...{ owedCents: balances.receivable, creditLeftCents: Math.max(0, -balances['company credit']) },
    moves: away.map(({ at, memo, amountCents }) => ({
      ...{ on: dayIn(defaultZone, new Date(at)), memo, cents: -amountCents },
    })),
  }
}

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
