import { type CaseColumns, columnsFor } from '#case-file/cases/server/case-row.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { statusNames } from '#case-types/status/status-table.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { type CaseFilter, DUE, filterConditions } from './list.ts'

export const BOARD_ROWS = 10

/** The cases of each status, what is due first on top. One more than shown tells that there are others. */
export async function boardOf(
  db: Db,
  actor: Actor,
  filter: Partial<CaseFilter>,
  today: string,
): Promise<CaseColumns[]> {
  const { values, bind } = binding()
  const conditions = [...visibleCases(actor, bind), ...filterConditions(actor, filter, today, bind)]
  return db.rows<CaseColumns>(
    `select ${columnsFor(actor, today)} from unnest(${bind(Object.keys(statusNames).map(Number))}::integer[]) s (status)
       join lateral (select k.* from cases k where ${['k.status = s.status', ...conditions].join(' and ')}
                      order by ${DUE}, k.id limit ${BOARD_ROWS + 1}) k on true
      order by s.status, ${DUE}, k.id`,
    values,
  )
}

const MOST_COUNTED = 1_001

/** How many cases of each status there are, up to a thousand and one. */
export async function boardCounts(db: Db, actor: Actor, filter: Partial<CaseFilter>, today: string) {
  const { values, bind } = binding()
  const conditions = [...visibleCases(actor, bind), ...filterConditions(actor, filter, today, bind)]
  return db.rows<{ status: number; count: number }>(
    `select s.status, n.count from unnest(${bind(Object.keys(statusNames).map(Number))}::integer[]) s (status)
       cross join lateral (select count(*)::integer as count from (
         select from cases k where ${['k.status = s.status', ...conditions].join(' and ')} limit ${MOST_COUNTED}) c) n`,
    values,
  )
}
