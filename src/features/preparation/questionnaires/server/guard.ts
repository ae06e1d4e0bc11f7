import { awaitedItems } from '#case-file/cases/server/awaited.ts'
import { moveGuards } from '#case-file/moves/server/move-parts.ts'
import { Status } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import { enterCase } from './case-participant.ts'
import { missingOf } from './parts.ts'
import { statusOf } from './read.ts'
import { askedParts, partRows } from './store.ts'

/**
 * An employee who moves a represented case on hands it over as by submitting the own part: what is open in it is named
 * first, unless it was submitted, or is said to go on as it is.
 */
export const ownQuestionsGuard = moveGuards(async (context, { file, to, data }) => {
  const isHandedOver = file.status === Status.initiated && to === Status.submitted && file.mode === 'LEGAL'
  if (!isHandedOver || context.actor.roleId !== Role.employee || data.despiteMissing) return {}
  if (statusOf(await partRows(context.db, file.id), 'employee') === 'Submitted') return {}
  const entered = await enterCase(context, file.id)
  const labels = missingOf(entered, 'employee').map((key) => entered.asked.get(key)?.fact.label ?? key)
  return { openQuestions: [...new Set(labels)] }
})

/** A case waits for whoever is asked and has not handed in the own part. What came back without a word is only asked. */
export const askedPartsAwaited = awaitedItems(async (system, { id }) => ({
  parts: (await askedParts(system, id)).map(({ audience, status, message }) => ({
    ...{ audience, status, asks: status === 'Returned' && message === '' },
  })),
}))
