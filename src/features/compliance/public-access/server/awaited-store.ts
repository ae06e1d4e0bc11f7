import { conditionsOf } from '#compliance/labor-conditions/conditions.ts'
import type { Db } from '#platform/database/database.ts'
import { sqlCalendarOf } from '#preparation/deadlines/server/settings-store.ts'
import type { OpeningDays } from '#rules/calendar/business-days.ts'
import type { LcaOfFile } from './store.ts'

export type AwaitedFile = LcaOfFile & {
  publicFileId: number | null
  readyOn: string | null
  destroyedOn: string | null
  calendar: OpeningDays | null
}

/** The LCAs whose file stands under a case: under the first that rests on each, as in the list; needs scope system. */
export async function awaitedFiles(system: Db, caseId: number): Promise<AwaitedFile[]> {
  const rows = await system.rows<AwaitedFile>(
    `select l.id, l.company_id as "companyId", l.number, l.known, l.conditions, l.withdrawn_on as "withdrawnOn", k.company_name as "companyName",
            p.id as "publicFileId", p.ready_on as "readyOn", p.destroyed_on as "destroyedOn", ${sqlCalendarOf('l.company_id')} as calendar
       from cases k join lcas l on l.id = k.lca_id or l.parent_case_id = k.id
       left join public_access_files p on p.lca_id = l.id
      where k.id = $1 and not exists (select from cases o where (o.lca_id = l.id or o.id = l.parent_case_id) and o.id < k.id)
      order by l.id limit 20`,
    [caseId],
  )
  return rows.map((row) => ({ ...row, conditions: conditionsOf(row.conditions) }))
}
