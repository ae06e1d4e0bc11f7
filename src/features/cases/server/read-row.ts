import type { Transaction } from '#platform/database/database.ts'
import type { CaseRow } from '../records.ts'
import { type NamedCase, ROW_COLUMNS, ROW_JOINS, toRow, withNames } from './rows.ts'

/** One case as the lists show it. Who asks has been decided. */
export async function readRow({ db }: { db: Transaction }, id: number): Promise<CaseRow> {
  const row = await db.one<NamedCase>(`select ${ROW_COLUMNS} from cases k ${ROW_JOINS} where k.id = $1`, [id])
  // In the same transaction: a second connection would wait behind those who wait for this one's locks.
  const system: Pick<Transaction, 'rows'> = {
    rows: (text, values) => db.within({ kind: 'system' }, () => db.rows(text, values)),
  }
  const [named = row] = await withNames(() => system, [row])
  return toRow(named)
}
