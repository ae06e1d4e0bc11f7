import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { CaseRow } from '../records.ts'
import { type NamedCase, ROW_COLUMNS, ROW_JOINS, toRow, withNames } from './rows.ts'

/** One case as the lists show it. Who asks has been decided. */
export async function readRow({ db, services }: { db: Db; services: Services }, id: number): Promise<CaseRow> {
  const row = await db.one<NamedCase>(`select ${ROW_COLUMNS} from cases k ${ROW_JOINS} where k.id = $1`, [id])
  const [named = row] = await withNames(() => services.database.read({ kind: 'system' }), [row])
  return toRow(named)
}
