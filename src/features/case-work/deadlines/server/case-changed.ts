import { caseFollowers } from '#case-file/cases/server/case-contacts.ts'
import { afterMove, answersByRule } from '#case-file/moves/server/move-parts.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { REFRESH_JOB } from './jobs.ts'
import { refreshDeadlines } from './refresh.ts'
import { answerDue } from './what-if.ts'

/** The dates of a case are worked out anew when it changes; however often it does in the meantime, once. */
export const deadlinesFollow = caseFollowers((enqueue, caseId) =>
  enqueue(REFRESH_JOB, { caseId }, { key: `deadlines:${caseId}` }),
)

/** A move brings dates along and takes others away: they stand in the case at once, not when a job comes by. */
export const datesFollowMoves = afterMove(({ db, services, now }, { caseId }) =>
  db.within({ kind: 'system' }, () => refreshDeadlines(db, services.keyring, caseId, now)),
)

export const noticesAnswered = answersByRule(async (context, file, notice) => {
  const due = await answerDue(context, systemWithin(context.db), file, notice)
  return due?.dueOn
})
