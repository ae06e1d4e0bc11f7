import { awaitedItems } from '#case-file/cases/server/awaited.ts'
import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { afterMove, answersByRule, beforeMove, moveGuards, sixYearLimits } from '#case-file/moves/server/move-parts.ts'
import { endsWithAccess } from '#identity/users/server/disabled.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { jobsOnFirstRun, partOnFirstCall } from '#platform/on-first-use.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'
import { caseForms } from '#preparation/case-forms/contract.ts'
import { deadlines } from '#preparation/deadlines/contract.ts'
import { dropFeed } from '#preparation/deadlines/server/calendar-store.ts'
import { deadlinesFollow } from '#preparation/deadlines/server/dates-follow.ts'
import { deadlineSettings } from '#preparation/deadlines/settings-contract.ts'
import { documents, documentTexts } from '#preparation/documents/contract.ts'
import { PREPARE_JOB } from '#preparation/documents/server/prepare-later.ts'
import { READ_TEXTS_JOB } from '#preparation/documents/server/read-texts-later.ts'
import { feeOperations } from '#preparation/fees/contract.ts'
import { lcaOperations } from '#preparation/lcas/contract.ts'
import { checkOperations } from '#preparation/pre-filing/contract.ts'
import { questionnaires } from '#preparation/questionnaires/contract.ts'
import { retention } from '#preparation/retention/contract.ts'
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
    jobs: jobsOnFirstRun(
      ['facts.partyChanged'],
      () => import('#preparation/questionnaires/server/jobs.ts'),
      'questionnaireJobs',
    ),
    parts: [
      partOnFirstCall(awaitedItems, () => import('#preparation/questionnaires/server/guard.ts'), 'askedPartsAwaited'),
      partOnFirstCall(openItems, () => import('#preparation/questionnaires/server/open-items.ts'), 'questionsOpen'),
      partOnFirstCall(moveGuards, () => import('#preparation/questionnaires/server/guard.ts'), 'ownQuestionsGuard'),
    ],
  },
  'case-forms': {
    handlers: onFirstCall(caseForms, () => import('#preparation/case-forms/server/handlers.ts'), 'caseFormsHandlers'),
    parts: [
      partOnFirstCall(afterMove, () => import('#preparation/case-forms/server/filed-store.ts'), 'formsFollowFiling'),
    ],
  },
  retention: {
    handlers: onFirstCall(retention, () => import('#preparation/retention/server/handlers.ts'), 'retentionHandlers'),
    jobs: jobsOnFirstRun(['retention.erase'], () => import('#preparation/retention/server/jobs.ts'), 'retentionJobs'),
  },
  documents: {
    handlers: [
      ...onFirstCall(documents, () => import('#preparation/documents/server/handlers.ts'), 'documentsHandlers'),
      ...onFirstCall(documentTexts, () => import('#preparation/documents/server/handlers.ts'), 'documentTextsHandlers'),
    ],
    jobs: jobsOnFirstRun(
      ['documents.prepare', 'documents.readTexts', 'documents.forgetReading', 'documents.tellExpiry'],
      () => import('#preparation/documents/server/jobs.ts'),
      'documentJobs',
    ),
    heavyJobs: [PREPARE_JOB, READ_TEXTS_JOB],
    parts: [
      partOnFirstCall(awaitedItems, () => import('#preparation/documents/server/guard.ts'), 'awaitedDocumentsPart'),
      partOnFirstCall(openItems, () => import('#preparation/documents/server/open-items.ts'), 'documentsOpen'),
      partOnFirstCall(moveGuards, () => import('#preparation/documents/server/guard.ts'), 'documentsGuard'),
      ...exportedDocumentLists,
    ],
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
    jobs: jobsOnFirstRun(
      ['deadlines.refresh', 'facts.changed', 'deadlines.refreshAll', 'deadlines.daily'],
      () => import('#preparation/deadlines/server/jobs.ts'),
      'deadlineJobs',
    ),
    parts: [
      partOnFirstCall(afterMove, () => import('#preparation/deadlines/server/case-changed.ts'), 'datesFollowMoves'),
      deadlinesFollow,
      partOnFirstCall(answersByRule, () => import('#preparation/deadlines/server/case-changed.ts'), 'noticesAnswered'),
      partOnFirstCall(openItems, () => import('#preparation/deadlines/server/open-items.ts'), 'datesOpen'),
      partOnFirstCall(sixYearLimits, () => import('#preparation/deadlines/server/case-changed.ts'), 'sixYearsLimit'),
      endsWithAccess(dropFeed),
    ],
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
    parts: [
      partOnFirstCall(beforeMove, () => import('#preparation/pre-filing/server/open-errors.ts'), 'errorsWaived'),
      partOnFirstCall(moveGuards, () => import('#preparation/pre-filing/server/open-errors.ts'), 'errorsStop'),
    ],
  },
} satisfies Readonly<Record<string, ServerFeature>>
