import type { Db } from '#platform/database/database.ts'
import type { CaseRow } from '../records.ts'
import { toRow } from './rows.ts'
import { CASE_COLUMNS, type CaseColumns } from './visible.ts'

/** One case as the lists show it. Who asks has been decided. */
export const readRow = async ({ db }: { db: Db }, id: number): Promise<CaseRow> =>
  toRow(await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [id]))
