import { Status } from '#case-types/status/statuses.ts'
import type { Db } from '#platform/database/database.ts'
import type { Renewed } from '../deadline-inputs.ts'

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
