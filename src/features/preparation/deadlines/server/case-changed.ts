import { afterMove, answersByRule, sixYearLimits } from '#case-file/moves/server/move-parts.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { approvedAtMost } from '#rules/deadlines/approved-at-most.ts'
import { withDerived } from '#rules/deadlines/compute.ts'
import { inputsOf, refreshDeadlines } from './refresh.ts'
import { answerDue } from './what-if.ts'

/** A move brings dates along and takes others away: they stand in the case at once, not when a job comes by. */
export const datesFollowMoves = afterMove(({ db, services, now }, { caseId }) =>
  db.within({ kind: 'system' }, () => refreshDeadlines(db, services, caseId, now)),
)

export const noticesAnswered = answersByRule(async (context, file, notice) => {
  const due = await answerDue(context, systemWithin(context.db), file, notice)
  return due?.dueOn
})

/** An approval holds within the six years, and beyond them as D-15 gives it from its own first day. */
export const sixYearsLimit = sixYearLimits(async ({ db, services, today }, file, validFrom) => {
  const given = withDerived(await inputsOf(db, services.keyring, file, today))
  const { sixYearsEndOn: maxOut } = given
  const petitionFiledOn = file.receiptOn ?? file.filedOn ?? undefined
  return maxOut === undefined
    ? undefined
    : approvedAtMost({ ...given, maxOut, requestedStartOn: validFrom, petitionFiledOn })
})
