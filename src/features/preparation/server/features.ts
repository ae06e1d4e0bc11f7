import { endsWithAccess } from '#identity/users/server/disabled.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'
import { caseForms } from '#preparation/case-forms/contract.ts'
import { formsFollowFiling } from '#preparation/case-forms/server/filed-store.ts'
import { deadlines } from '#preparation/deadlines/contract.ts'
import { dropFeed } from '#preparation/deadlines/server/calendar-store.ts'
import {
  datesFollowMoves,
  deadlinesFollow,
  noticesAnswered,
  sixYearsLimit,
} from '#preparation/deadlines/server/case-changed.ts'
import { deadlineJobs } from '#preparation/deadlines/server/jobs.ts'
import { datesOpen } from '#preparation/deadlines/server/open-items.ts'
import { deadlineSettings } from '#preparation/deadlines/settings-contract.ts'
import { documents, documentTexts } from '#preparation/documents/contract.ts'
import { awaitedDocumentsPart, documentsGuard } from '#preparation/documents/server/guard.ts'
import { documentJobs } from '#preparation/documents/server/jobs.ts'
import { READ_TEXTS_JOB } from '#preparation/documents/server/keep-text.ts'
import { documentsOpen } from '#preparation/documents/server/open-items.ts'
import { PREPARE_JOB } from '#preparation/documents/server/prepare-later.ts'
import { feeOperations } from '#preparation/fees/contract.ts'
import { lcaOperations } from '#preparation/lcas/contract.ts'
import { checkOperations } from '#preparation/pre-filing/contract.ts'
import { errorsStop, errorsWaived } from '#preparation/pre-filing/server/open-errors.ts'
import { questionnaires } from '#preparation/questionnaires/contract.ts'
import { askedPartsAwaited, ownQuestionsGuard } from '#preparation/questionnaires/server/guard.ts'
import { questionnaireJobs } from '#preparation/questionnaires/server/jobs.ts'
import { questionsOpen } from '#preparation/questionnaires/server/open-items.ts'
import { retention } from '#preparation/retention/contract.ts'
import { retentionJobs } from '#preparation/retention/server/jobs.ts'
import { worksheetOperations } from '#preparation/worksheets/contract.ts'
import { exportedDocumentLists } from './exported-lists.ts'

/** What each feature of this floor does on the server. */
export const preparationOnServer = {
  questionnaires: {
    handlers: onFirstCall(
      questionnaires,
      () => import('#preparation/questionnaires/server/handlers.ts'),
      'questionnairesHandlers',
    ),
    jobs: questionnaireJobs,
    parts: [askedPartsAwaited, questionsOpen, ownQuestionsGuard],
  },
  'case-forms': {
    handlers: onFirstCall(caseForms, () => import('#preparation/case-forms/server/handlers.ts'), 'caseFormsHandlers'),
    parts: [formsFollowFiling],
  },
  retention: {
    handlers: onFirstCall(retention, () => import('#preparation/retention/server/handlers.ts'), 'retentionHandlers'),
    jobs: retentionJobs,
  },
  documents: {
    handlers: [
      ...onFirstCall(documents, () => import('#preparation/documents/server/handlers.ts'), 'documentsHandlers'),
      ...onFirstCall(documentTexts, () => import('#preparation/documents/server/handlers.ts'), 'documentTextsHandlers'),
    ],
    jobs: documentJobs,
    heavyJobs: [PREPARE_JOB, READ_TEXTS_JOB],
    parts: [awaitedDocumentsPart, documentsOpen, documentsGuard, ...exportedDocumentLists],
  },
  lcas: { handlers: onFirstCall(lcaOperations, () => import('#preparation/lcas/server/handlers.ts'), 'lcaHandlers') },
  deadlines: {
    handlers: [
      ...onFirstCall(deadlines, () => import('#preparation/deadlines/server/handlers.ts'), 'deadlinesHandlers'),
      ...onFirstCall(
        deadlineSettings,
        () => import('#preparation/deadlines/server/settings-handlers.ts'),
        'deadlineSettingsHandlers',
      ),
    ],
    jobs: deadlineJobs,
    parts: [datesFollowMoves, deadlinesFollow, noticesAnswered, datesOpen, sixYearsLimit, endsWithAccess(dropFeed)],
  },
  fees: {
    handlers: onFirstCall(feeOperations, () => import('#preparation/fees/server/handlers.ts'), 'feeHandlers'),
  },
  worksheets: {
    handlers: onFirstCall(
      worksheetOperations,
      () => import('#preparation/worksheets/server/handlers.ts'),
      'worksheetHandlers',
    ),
  },
  'pre-filing': {
    handlers: onFirstCall(checkOperations, () => import('#preparation/pre-filing/server/handlers.ts'), 'checkHandlers'),
    parts: [errorsWaived, errorsStop],
  },
} satisfies Readonly<Record<string, ServerFeature>>
