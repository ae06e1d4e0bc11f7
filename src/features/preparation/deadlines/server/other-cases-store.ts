import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { Db } from '#platform/database/database.ts'
import type { Renewed } from '../deadline-inputs.ts'
import { type Besides, type DateBeside, isUnsure, worksBesides } from '../works-besides.ts'

/** By what else the person of a case may work for its employer, as the dates of their other cases say. */
export async function besidesOf(
  db: Db,
  { id, companyId, personId, typeId, subType }: CaseColumns,
): Promise<Besides | undefined> {
  if (personId === null) return undefined
  const others = await db.rows<DateBeside & { status: string }>(
    `select k.type_id as "typeId", k.sub_type as "subType", d.rule, d.part, d.due_on as "dueOn", p.status_now as status
       from cases k join case_deadlines d on d.case_id = k.id join people p on p.id = k.person_id
      where k.person_id = $1 and k.company_id = $2 and k.id <> $3 and d.done_at is null
        and d.rule in ('D-10', 'D-13', 'D-19', 'D-61', 'D-62') order by d.due_on desc limit 50`,
    [personId, companyId, id],
  )
  return worksBesides({ typeId, subType }, others, others[0]?.status ?? '')
}

/** Whether the record leaves open by what somebody works when the card of this case ends. */
export async function isUnsureOf(db: Db, { personId, typeId, subType }: CaseColumns): Promise<boolean> {
  if (personId === null || !isUnsure({ typeId, subType }, 'H-1B')) return false
  const found = await db.maybe<{ status: string }>('select status_now as status from people where id = $1', [personId])
  return isUnsure({ typeId, subType }, found?.status ?? '')
}

/** Cases of the same person whose dates hang on this one: a petition may take the place of a card, or go on beside it. */
export const besides = async (db: Db, caseId: number): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      `select o.id from cases k join cases o on o.person_id = k.person_id and o.id <> k.id
        where k.id = $1 and (k.type_id = ${CaseType.ead}) <> (o.type_id = ${CaseType.ead}) and exists (select from case_deadlines d where d.case_id = o.id and d.rule in ('D-13', 'D-18', 'D-19', 'D-61', 'D-62'))
        order by o.id desc limit 20`,
      [caseId],
    )
  ).map(({ id }) => id)

/** Whether a case that renews this one is under way or approved: it carries on what ends here. */
export const isCarriedByRenewal = async (db: Db, caseId: number): Promise<boolean> =>
  (await db.maybe(
    `select 1 from cases where renewal_of_case_id = $1
        and case when outcome is null then status < ${Status.completed} else outcome = 'Approved' end limit 1`,
    [caseId],
  )) !== undefined

/** What a case renews: the approval that ends. */
export const renewedBy = (db: Db, renewalOfCaseId: number) =>
  db.maybe<Renewed>(
    `select type_id as "typeId", sub_type as "subType", outcome, decided_on as "decidedOn", valid_until as "validUntil",
            approval_notice as "approvalNotice", i94_until as "i94Until" from cases where id = $1`,
    [renewalOfCaseId],
  )

/** Up to which day somebody decided that what ends for a person needs no renewal; '' where nobody did. */
export const notRenewedUpTo = async (db: Db, personId: number | null): Promise<string> =>
  (await db.maybe<{ upTo: string }>('select up_to as "upTo" from renewal_decisions where person_id = $1', [personId]))
    ?.upTo ?? ''
