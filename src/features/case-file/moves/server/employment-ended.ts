import { authorOf, caseChanged } from '#case-file/cases/server/case-contacts.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { addTask, dropRaisedTasks, hasOpenTask } from '#case-file/cases/server/work-store.ts'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/statuses.ts'
import { workEnds } from '#parties/people/server/termination.ts'
import type { Transaction } from '#platform/database/database.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { settingTable } from '#rules/deadlines/setting-table.ts'
import { readerOf } from '#rules/deadlines/settings.ts'

/** The end of an H-1B worker's employment leaves the duties of h1b-compliance.md HC-14: they stand in the case at once. */
export const dutiesAfterEmployment = workEnds({
  ended: async (context, { companyId, personId, on, dismissed }) => {
    const { db, now } = context
    const tasks = caseTypeById(CaseType.h1b)?.terminationTasks ?? []
    const caseId = await db.within({ kind: 'system' }, () => caseOfDuties(db, companyId, personId, on))
    if (caseId === undefined) return
    const promptly = addBusinessDays(on, readerOf(settingTable).read('terminationNoticeDays'))
    const author = await authorOf(context)
    await db.within({ kind: 'system' }, async () => {
      for (const { for: forWhom, title, details, ifDismissed, onLastDay } of tasks) {
        if ((ifDismissed && dismissed === false) || (await hasOpenTask(db, caseId, title))) continue
        const dueOn = onLastDay ? on : promptly
        await addTask(db, caseId, { forWhom, title, details, dueOn, source: 'rule' }, { ...author, now })
      }
    })
    await refreshItems(context, caseId)
    caseChanged(context, caseId)
  },
  resumed: async (context, { companyId, personId, at }) => {
    const { db } = context
    const cases = await db.within({ kind: 'system' }, () =>
      db.rows<{ id: number }>(
        `select distinct t.case_id as id from case_tasks t join cases k on k.id = t.case_id
          where k.company_id = $1 and k.person_id = $2 and t.source = 'rule' and t.done_at is null and t.created_at = $3`,
        [companyId, personId, at],
      ),
    )
    for (const { id } of cases) {
      await db.within({ kind: 'system' }, () => dropRaisedTasks(db, id, at))
      await refreshItems(context, id)
      caseChanged(context, id)
    }
  },
})

/** The petition they worked by; where another case alone is here, that one, if their status is H-1B. */
const caseOfDuties = async (db: Transaction, companyId: number, personId: number, on: string) =>
  (
    await db.maybe<{ id: number }>(
      `select k.id from cases k join people p on p.id = k.person_id
        where k.company_id = $1 and k.person_id = $2
          and (k.status < ${Status.decided} or k.outcome = 'Approved' and (k.valid_until is null or k.valid_until >= $3))
          and (p.status_now = 'H-1B' or k.type_id = ${CaseType.h1b} and (k.filed_on is not null or k.outcome = 'Approved'))
        order by k.type_id = ${CaseType.h1b} desc, k.outcome = 'Approved' desc nulls last, k.id desc limit 1`,
      [companyId, personId, on],
    )
  )?.id
