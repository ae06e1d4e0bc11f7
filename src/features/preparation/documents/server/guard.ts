import { awaitedItems } from '#case-file/cases/server/awaited.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { moveGuards } from '#case-file/moves/server/move-parts.ts'
import { isWorkedOn, Status } from '#case-types/status/statuses.ts'
import type { AwaitedDocuments } from '#case-types/status/who-has-the-ball.ts'
import type { Db } from '#platform/database/database.ts'
import { awaited, openRequired } from '../rules.ts'
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

type Of = Parameters<typeof requestsOf>[1] & Pick<CaseColumns, 'status' | 'stage'>

/** The documents that the work on a case waits for; none once it is with the agency. Needs scope system. */
export const awaitedDocuments = async (system: Db, file: Of): Promise<AwaitedDocuments> =>
  isWorkedOn(file.status) ? awaited(await requestsOf(system, file), file) : { owed: [], toLookAt: 0 }
