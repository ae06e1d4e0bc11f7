import { Status } from '#case-types/statuses.ts'
import type { Db } from '#platform/database/database.ts'

export type OpenCase = {
  id: number
  number: string
  typeId: number
  status: number
  outcome: string | null
  subType: string
  openedAt: string
}

/** Cases of one kind that a person has and that are not decided yet. */
export const openCasesLike = (db: Db, companyId: number, { personId, typeId }: { personId: number; typeId: number }) =>
  db.rows<OpenCase>(
    `select id, number, type_id as "typeId", status, outcome, sub_type as "subType", created_at as "openedAt" from cases
      where company_id = $1 and person_id = $2 and type_id = $3 and status < ${Status.decided} order by id desc limit 5`,
    [companyId, personId, typeId],
  )
