import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CaseRow } from '../records.ts'
import { type CaseColumns, columnsFor } from './case-row.ts'
import { rowFor } from './rows.ts'

/** One case as the lists show it to somebody. Whether it may be seen has been decided. */
export const readRow = async (reading: Reading, id: number): Promise<CaseRow> =>
  rowFor(reading.actor)(await readCase(reading, id))

/** The same as its columns, for whoever needs more of it. */
export const readCase = ({ db, actor, today }: Reading, id: number): Promise<CaseColumns> =>
  db.one<CaseColumns>(`select ${columnsFor(actor, today)} from cases k where k.id = $1`, [id])

type Reading = { db: Db; actor: Actor; today: string }
