import { formsFollowFiling } from '#case-work/case-forms/server/moved.ts'
import { deadlinesFollow } from '#case-work/deadlines/server/case-changed.ts'
import { exportedDocumentLists } from '#case-work/documents/server/exported-lists.ts'
import { awaitedDocumentsPart, documentsGuard } from '#case-work/documents/server/guard.ts'
import { exportedFilingLists } from '#case-work/filings/server/exported-lists.ts'
import { errorsStop, errorsWaived } from '#case-work/filings/server/moved.ts'
import { askedPartsAwaited } from '#case-work/questionnaires/server/awaited.ts'
import { exportedCaseLists } from '#desk/cases/server/exported-lists.ts'
import { collectParts } from '#platform/parts.ts'
import { serverFeatures } from './features.ts'

/** What the features hand in to slots of those below them; features without a manifest come last. */
export const serverParts = collectParts([
  ...serverFeatures.flatMap(({ parts = [] }) => parts),
  ...exportedCaseLists,
  ...exportedDocumentLists,
  ...exportedFilingLists,
  askedPartsAwaited,
  formsFollowFiling,
  awaitedDocumentsPart,
  documentsGuard,
  errorsWaived,
  errorsStop,
  deadlinesFollow,
])
