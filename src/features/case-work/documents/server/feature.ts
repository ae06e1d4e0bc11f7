import type { ServerFeature } from '#platform/feature.ts'
import { exportedDocumentLists } from './exported-lists.ts'
import { awaitedDocumentsPart, documentsGuard } from './guard.ts'
import { documentsHandlers } from './handlers.ts'
import { documentJobs } from './jobs.ts'
import { documentsOpen } from './open-items.ts'
import { PREPARE_JOB } from './prepare-later.ts'
import { READ_TEXTS_JOB } from './read-texts.ts'
import { documentTextsHandlers } from './text-handlers.ts'

export const documentsServer: ServerFeature = {
  handlers: [...documentsHandlers, ...documentTextsHandlers],
  jobs: documentJobs,
  heavyJobs: [PREPARE_JOB, READ_TEXTS_JOB],
  parts: [awaitedDocumentsPart, documentsOpen, documentsGuard, ...exportedDocumentLists],
}
