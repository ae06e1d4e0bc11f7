import { authorOf, caseChanged } from '#case-file/cases/server/case-contacts.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { addTask, dropRaisedTasks, hasOpenTask } from '#case-file/cases/server/work-store.ts'
import { caseTypeById, caseTypes } from '#case-types/all.ts'
import { Status } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import type { EndedWork, Ending, WorkEnds } from '#parties/people/server/work-ends.ts'
import type { Transaction } from '#platform/database/database.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { settingTable } from '#rules/deadlines/setting-table.ts'
import { readerOf } from '#rules/deadlines/settings.ts'

/** The end of a worker's employment leaves the duties of the petition they worked by: they stand in the case at once. */
export const dutiesAfterEmployment: WorkEnds = {
  hold: async ({ db }, personId) => {
    await db.within({ kind: 'system' }, () =>
      db.rows('select 1 from cases where person_id = $1 order by id for update', [personId]),
    )
  },
  ended: async (context, { companyId, personId, on, dismissed }) => {
    const { db, now } = context
    const found = await db.within({ kind: 'system' }, () => caseOfDuties(db, companyId, personId, on))
    const promptly = addBusinessDays(on, readerOf(settingTable).read('terminationNoticeDays'))
    const author = await authorOf(context)
    await othersFollow(context, { companyId, personId })
    for (const id of await db.within({ kind: 'system' }, () => inPreparation(db, companyId, personId))) {
      const task = { ...CLOSE_IT, details: `No work here since ${showDate(on)}. ${CLOSE_IT.details}`, dueOn: promptly }
      await db.within({ kind: 'system' }, () => addTask(db, id, { ...task, source: 'rule' }, { ...author, now }))
      await refreshItems(context, id)
    }
    if (found === undefined) return
    const { id: caseId } = found
    const own = caseTypeById(found.typeId)
    const isPetition = own?.terminationTasks !== undefined
    const petition = isPetition ? own : caseTypeById(typeByStatus[found.statusNow] ?? 0)
    const tasks = petition?.terminationTasks ?? []
    await db.within({ kind: 'system' }, async () => {
      for (const { for: forWhom, title, details: said, ifDismissed, onLastDay, ofThePetition } of tasks) {
        const details = ofThePetition && !isPetition ? `The ${petition?.said} ${NOT_THIS_CASE} ${said}` : said
        if ((ifDismissed && dismissed === false) || (await hasOpenTask(db, caseId, title))) continue
        const dueOn = onLastDay ? on : promptly
        await addTask(db, caseId, { forWhom, title, details, dueOn, source: 'rule' }, { ...author, now })
      }
    })
    await refreshItems(context, caseId)
  },
  resumed: async (context, { companyId, personId, at }) => {
    const { db } = context
    await othersFollow(context, { companyId, personId })
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
    }
  },
}

/** Withdrawing another petition would cost the worker a priority date and the time beyond six years (D-52, AC21). */
const NOT_THIS_CASE = 'is meant, which is not kept here. Do not withdraw this case for it.'

/** The petitions whose end leaves duties, and the type of the one by which somebody has a status. */
const withDuties = caseTypes.filter(({ terminationTasks }) => terminationTasks !== undefined)
const petitionIds = withDuties.map(({ id }) => id)
const typeByStatus: Readonly<Record<string, number>> = Object.fromEntries(
  withDuties.flatMap(({ id, approval }) => {
    const each = Object.values(approval?.ofSubTypes ?? {}).map(({ status }) => status)
    return [approval?.status, ...each].flatMap((status) => (status ? [[status, id] as const] : []))
  }),
)

const CLOSE_IT = {
  forWhom: 'firm',
  title: 'Close this case: the employment has ended',
  details:
    'A petition to keep somebody who has left is not filed. Withdraw the case, or take the end of the employment back.',
} as const

/** Petitions for them that were never filed. */
const inPreparation = async (db: Transaction, companyId: number, personId: number): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      `select id from cases where company_id = $1 and person_id = $2 and type_id = any ($3) and status < ${Status.filed} limit 20`,
      [companyId, personId, petitionIds],
    )
  ).map(({ id }) => id)

/** What every case of theirs says of work and stay follows. */
async function othersFollow(context: Ending, { companyId, personId }: Pick<EndedWork, 'companyId' | 'personId'>) {
  const cases = await context.db.within({ kind: 'system' }, () =>
    context.db.rows<{ id: number }>('select id from cases where company_id = $1 and person_id = $2 limit 100', [
      companyId,
      personId,
    ]),
  )
  for (const { id } of cases) caseChanged(context, id)
}

/** The petition they worked by; where another case alone is here, that one, if their status comes from such a petition. */
const caseOfDuties = (db: Transaction, companyId: number, personId: number, on: string) =>
  db.maybe<{ id: number; typeId: number; statusNow: string }>(
    `select k.id, k.type_id as "typeId", p.status_now as "statusNow" from cases k join people p on p.id = k.person_id
        where k.company_id = $1 and k.person_id = $2
          and (k.status < ${Status.decided} or k.outcome = 'Approved' and (k.valid_until is null or k.valid_until >= $3))
          and (p.status_now = any ($5) or k.type_id = any ($4) and (k.filed_on is not null or k.outcome = 'Approved'))
        order by k.type_id = any ($4) desc, k.outcome = 'Approved' desc nulls last, k.id desc limit 1`,
    [companyId, personId, on, petitionIds, Object.keys(typeByStatus)],
  )
