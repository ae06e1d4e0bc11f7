import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { MoveData } from '#case-file/moves/contract.ts'
import { beforeMove, goingOut, moveGuards } from '#case-file/moves/server/move-parts.ts'
import type { Day } from '#formats/day.ts'
import { ended } from '#formats/words.ts'
import type { Transaction } from '#platform/database/database.ts'
import { blocking, unacknowledged } from '#rules/prefiling/check.ts'
import { type Checking, checkFiling, notChecked, openErrorsOf } from './check.ts'
import type { CheckStage } from './views.ts'
import { addWaiver, type NewWaiver } from './waiver-store.ts'

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

/** What a waiver of a rule that was not checked says. */
export const uncheckedSentence = (message: string): string => `Not checked: ${ended(message)}`

type Waiving = Pick<NewWaiver, 'reason' | 'roleId' | 'at' | 'by' | 'byName'> & { stage: CheckStage; today: Day }

/** One reason for everything that is open now: each finding gets its own waiver, so that a later one is not waived along. */
export async function waiveOpenFindings(
  tx: Transaction,
  services: Checking,
  row: CaseColumns,
  { stage, today, ...waiver }: Waiving,
): Promise<void> {
  const { findings, unchecked, waivers } = await checkFiling(tx, services, row, { today, stage })
  const open = [...blocking(findings, waivers), ...unacknowledged(findings, waivers)]
  for (const { key, rule, sentence } of open.filter(({ waivable }) => waivable))
    await addWaiver(tx, row.id, { ...waiver, finding: key, rule, sentence })
  for (const { key, rule, message } of stage === 'filing' ? notChecked(unchecked, waivers, row) : [])
    await addWaiver(tx, row.id, { ...waiver, finding: key, rule, sentence: uncheckedSentence(message) })
}
