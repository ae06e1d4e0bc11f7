import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { MoveData } from '#case-file/moves/contract.ts'
import { beforeMove, goingOut, moveGuards } from '#case-file/moves/server/move-parts.ts'
import { openErrorsOf } from './check.ts'
import { waiveOpenFindings } from './waive-open.ts'

/** What stops a case on its way out: errors of the pre-filing check that nobody waived, editions that are not taken. */
export const errorsStop = moveGuards(async ({ db, services }, wanted) => {
  const going = goingOut(wanted)
  if (!going) return {}
  return openErrorsOf(db, services, going.row, {
    ...{ today: wanted.today, stage: going.stage, vouchedFor: vouchedFor(wanted.data) },
  })
})

/**
 * Nobody waives a signature or a payment. Of what was signed, paid and sent elsewhere the product has no page to look at:
 * there an attorney's word stands for it, and nobody else's.
 */
function vouchedFor({ preparedElsewhere, signedByHand, feesApproved, errorsWaived }: MoveData): string[] {
  if (!preparedElsewhere || !errorsWaived) return []
  return [...(signedByHand ? ['V62'] : []), ...(feesApproved ? ['V67'] : [])]
}

/** An attorney waives what the check finds now; a refused move waives nothing. */
export const errorsWaived = beforeMove(async (context, wanted) => {
  const { db, actor, now, services } = context
  const { errorsWaived: reason } = wanted.data
  const going = goingOut(wanted)
  if (!reason || !going) return
  const { name: byName } = await authorOf(context)
  const by = { roleId: actor.roleId, at: now, by: actor.userId, byName }
  await waiveOpenFindings(db, services, going.row, { stage: going.stage, today: wanted.today, reason, ...by })
})
