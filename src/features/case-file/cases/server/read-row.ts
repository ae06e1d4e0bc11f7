import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CaseRow } from '../records.ts'
import { rowFor } from './rows.ts'
import { CASE_COLUMNS, type CaseColumns } from './visible.ts'

/** One case as the lists show it to somebody. Whether it may be seen has been decided. */
export const readRow = async ({ db, actor }: { db: Db; actor: Actor }, id: number): Promise<CaseRow> =>
  rowFor(actor)(await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [id]))
