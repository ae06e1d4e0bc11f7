import { afterMove, moveGuards } from '#case-file/moves/server/move-parts.ts'
import { caseTypeById } from '#case-types/all.ts'
import type { GuardFacts } from '#case-types/status/guards.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { Db } from '#platform/database/database.ts'
import { memoChangedAt, reviewOf, setApproved } from './review-store.ts'

/** How the memo of a review stands. What was written after the attorney's yes, nobody has approved. */
export async function memoOf(db: Db, caseId: number): Promise<NonNullable<GuardFacts['memo']>> {
  const [changedAt, { approvedAt }] = await Promise.all([memoChangedAt(db, caseId), reviewOf(db, caseId)])
  if (changedAt === null) return 'missing'
  return approvedAt !== null && approvedAt >= changedAt ? 'approved' : 'written'
}

export const memoStops = moveGuards(async ({ db }, { file, to }) =>
  caseTypeById(file.typeId)?.deliversMemo && to === Status.decided ? { memo: await memoOf(db, file.id) } : {},
)

/** What goes back to its draft, or into a revision, is approved anew. */
export const memoReopened = afterMove(async ({ db }, { caseId, to }) => {
  if (to < Status.inReview || to === Status.noticeOpen) await setApproved(db, caseId, null)
})
