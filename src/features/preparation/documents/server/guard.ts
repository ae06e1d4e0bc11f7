import { awaitedItems } from '#case-file/cases/server/awaited.ts'
import { moveGuards } from '#case-file/moves/server/move-parts.ts'
import { Status } from '#case-types/status/statuses.ts'
import { openRequired } from '../rules.ts'
import { awaitedDocuments } from './awaited-documents-store.ts'
import { requestsOf } from './request-store.ts'

/** What keeps a case from being drafted: required documents that neither came nor were waived (case-types.md, DOCS → DRAFT). */
export const documentsGuard = moveGuards(async ({ db }, { file, to }) => {
  if (to !== Status.generated) return {}
  return { openRequiredItems: openRequired(await requestsOf(db, file)) }
})

/** What a case waits for from its people. */
export const awaitedDocumentsPart = awaitedItems(async (system, file) => ({
  documents: await awaitedDocuments(system, file),
}))
