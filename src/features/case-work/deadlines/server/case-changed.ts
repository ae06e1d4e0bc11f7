import { caseFollowers } from '#case-file/cases/server/case-contacts.ts'
import { afterMove, answersByRule, sixYearLimits } from '#case-file/moves/server/move-parts.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { withDerived } from '#rules/deadlines/compute.ts'
import { REFRESH_JOB } from './jobs.ts'
import { inputsOf, refreshDeadlines } from './refresh.ts'
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

/** A labor certification or an I-140 is a basis beyond the six years (D-15); then their end is no limit here. */
export const sixYearsLimit = sixYearLimits(async ({ db, services, today }, file) => {
  const given = await inputsOf(db, services.keyring, file, today)
  if (given.laborCertificationFiledOn ?? given.i140FiledOn ?? given.i140ApprovedOn) return undefined
  return withDerived(given).sixYearsEndOn
})
