import { afterMove } from '#case-file/moves/server/move-parts.ts'
import { Status } from '#case-types/status/statuses.ts'
import { markRejected } from './package-store.ts'

/** The package an agency sent back is marked as rejected with day and reason; a rejection taken back marks it filed again. */
export const packagesFollowRejection = afterMove(async ({ db }, { caseId, from, to, data }) => {
  if (from === Status.filed && to === Status.readyToFile && data?.rejectedOn)
    await markRejected(db, caseId, { on: data.rejectedOn, reason: data.reason ?? '' })
  if (from === Status.readyToFile && to === Status.filed && !data) await markRejected(db, caseId, null)
})
