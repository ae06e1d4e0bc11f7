import { NOT_DONE_BEFORE_FILING } from '#case-file/cases/rules.ts'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { closeForFiling, reopenForFiling } from '#case-file/cases/server/work-store.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import { addDays } from '#formats/day.ts'
import { afterMove } from './move-parts.ts'

/** What somebody wants done later than this after the filing was never meant to be done before it. */
const DAYS_AFTER = 14

/**
 * What people wanted done to prepare a case is over when the case is filed: it is closed by that name, told in the timeline,
 * and opened again when the filing is taken back. What the law or an event asks for goes on.
 */
export const tasksEndWithFiling = afterMove(async (context, { caseId, from, to, data }) => {
  const { db, now, today } = context
  if (!isBeforeFiling(from) && isBeforeFiling(to)) await reopenForFiling(db, caseId)
  if (!isBeforeFiling(from) || isBeforeFiling(to)) return
  const closed = await closeForFiling(db, caseId, addDays(data?.filedOn ?? today, DAYS_AFTER), now)
  if (closed.length === 0) return
  const named = closed.map(({ title }) => `“${title}”`).join(', ')
  const text = `${NOT_DONE_BEFORE_FILING}, so closed: ${named}.`.slice(0, MOST)
  await addEvent(db, caseId, { kind: 'task', text }, await authorOf(context))
})
const MOST = 1000
