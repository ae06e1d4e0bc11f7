import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CaseRow } from '../records.ts'
import { type CaseColumns, columnsFor } from './case-row.ts'
import { rowFor } from './rows.ts'

/** One case as the lists show it to somebody. Whether it may be seen has been decided. */
export const readRow = async ({ db, actor, today }: Reading, id: number): Promise<CaseRow> =>
  rowFor(actor)(await db.one<CaseColumns>(`select ${columnsFor(actor, today)} from cases k where k.id = $1`, [id]))

type Reading = { db: Db; actor: Actor; today: string }
