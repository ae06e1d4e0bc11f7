import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { CaseType } from '#case-types/case-type.ts'
import { RESIDENT } from '#facts/status-codes.ts'
import type { Day } from '#formats/day.ts'
import type { Database, Db } from '#platform/database/database.ts'

export type EndedWork = { on: string; dismissed: boolean | null }

/** When the employment ended here, and whether the employer ended it, where somebody said. */
export const endedWorkOf = (db: Db, personId: number | null) =>
  db.maybe<EndedWork>(
    `select termination ->> 'on' as "on", (termination ->> 'dismissed')::boolean as dismissed
       from people where id = $1 and status = 'Terminated' and termination ? 'on'`,
    [personId],
  )

/**
 * From when an approved petition with an I-94 of its own has taken the place of this case's card. A card of an application
 * for a green card hangs on no status and stays (8 CFR 274a.12(c)(9)), as does one that came later than the petition.
 */
export async function newStatusFrom(
  db: Db,
  { id, typeId, subType, personId }: CaseColumns,
): Promise<string | undefined> {
  if (typeId !== CaseType.ead || subType.toUpperCase() === '(C)(9)') return undefined
  const found = await db.maybe<{ from: string }>(
    `select coalesce(a.valid_from, a.decided_on) as "from" from cases a join cases c on c.id = $1
      where a.person_id = $2 and a.type_id = ${CaseType.h1b} and a.outcome = 'Approved'
        and coalesce(a.approval_notice, '') <> 'I-797B' and a.decided_on >= c.decided_on
        and c.outcome = 'Approved' and c.valid_until >= coalesce(a.valid_from, a.decided_on) - 1
      order by 1 limit 1`,
    [id, personId],
  )
  return found?.from
}

/** Whether somebody's record says that they have the green card. */
export const isResident = async (db: Db, personId: number | null): Promise<boolean> =>
  (await db.maybe('select 1 as yes from people where id = $1 and status_now = $2', [personId, RESIDENT])) !== undefined

/** When the newest approved card of practical training of somebody ends; it has its own date in its own case. */
export const trainingCardEnd = async (db: Db, personId: number | null): Promise<string | undefined> =>
  (
    await db.maybe<{ until: string }>(
      `select max(valid_until) as until from cases where person_id = $1 and type_id = ${CaseType.ead} and outcome = 'Approved'
          and upper(sub_type) like '(C)(3)%' and valid_until is not null having max(valid_until) is not null`,
      [personId],
    )
  )?.until

const OF_APPEAL = `d.rule = 'D-42' and d.part = 'appeal'`

/** Whether somebody marked that the appeal went out. */
export const wasAppealed = async (db: Db, caseId: number): Promise<boolean> =>
  (await db.maybe(`select 1 from case_deadlines d where d.case_id = $1 and ${OF_APPEAL} and d.done_at is not null`, [
    caseId,
  ])) !== undefined

/** Cases whose last day for an appeal went by since their dates were last worked out: it is nobody's duty any more. */
export const appealsOverSince = ({ database }: { database: Database }, today: Day) =>
  database.read({ kind: 'system' }).rows<{ id: number }>(
    `select d.case_id as id from case_deadlines d
      where ${OF_APPEAL} and d.kind = 'due' and d.done_at is null and coalesce(d.last_resort_on, d.due_on) < $1`,
    [today],
  )
