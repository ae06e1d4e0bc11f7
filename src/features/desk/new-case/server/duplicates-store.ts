import { sqlListed } from '#case-file/cases/server/opening.ts'
import type { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { Listed } from '#case-types/switched-on.ts'
import type { Db, Transaction } from '#platform/database/database.ts'

export type OpenCase = {
  id: number
  number: string
  typeId: number
  status: number
  stage: string
  outcome: string | null
  subType: string
  openedAt: string
}

/** Since when somebody works for the company; null where the job is only offered, or over. */
export const worksSince = async (
  db: Db,
  companyId: number,
  personId: number,
  today: string,
): Promise<string | null> => {
  const found = await db.maybe<{ since: string }>(
    `select started_on as since from employments
      where company_id = $1 and person_id = $2 and status = 'Active' and started_on <= $3 order by started_on limit 1`,
    [companyId, personId, today],
  )
  return found?.since ?? null
}

/** Cases of one kind that a person has and that are not decided yet. */
export const openCasesLike = (db: Db, companyId: number, { personId, typeId }: { personId: number; typeId: number }) =>
  db.rows<OpenCase>(
    `select id, number, type_id as "typeId", status, stage, outcome, sub_type as "subType", created_at as "openedAt" from cases
      where company_id = $1 and person_id = $2 and type_id = $3 and status < ${Status.decided} order by id desc limit 5`,
    [companyId, personId, typeId],
  )

/**
 * Whether a kind of case is opened here, as the list says, and whether this one is the first of its kind now: of equal cases
 * opened at once one is, an impatient click, or a call sent twice, opens no second. Held until it is kept.
 */
export const mayBegin = (tx: Transaction, type: Pick<CaseType, 'id'>, of: readonly (number | string)[]) =>
  tx.one<{ listed: Listed[]; isFirst: boolean }>(
    `select (select coalesce(json_agg(l), '[]') from (${sqlListed('$1')}) l) as listed,
            pg_try_advisory_xact_lock(hashtextextended($2, 0)) as "isFirst"`,
    [String(type.id), `open case ${of.join('/')}`],
  )
