import { afterMove } from '#case-file/moves/server/move-parts.ts'
import { closeForms, reopenForms } from './filed-store.ts'

/** What was filed is not written any more; a rejected package was never filed, so its forms can be corrected at once. */
export const formsFollowFiling = afterMove(async ({ db: tx }, { caseId, from, to }) => {
  if (from === 5 && to === 6) await closeForms(tx, caseId)
  if (from === 6 && to === 5) await reopenForms(tx, caseId)
})
