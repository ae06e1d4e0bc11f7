import { exportedDocumentLists } from '#case-work/documents/server/exported-lists.ts'
import { exportedFilingLists } from '#case-work/filings/server/exported-lists.ts'
import { exportedCaseLists } from '#desk/cases/server/exported-lists.ts'
import { collectParts } from '#platform/parts.ts'
import { serverFeatures } from './features.ts'

/** What the features hand in to slots of those below them; features without a manifest come last. */
export const serverParts = collectParts([
  ...serverFeatures.flatMap(({ parts = [] }) => parts),
  ...exportedCaseLists,
  ...exportedDocumentLists,
  ...exportedFilingLists,
])
