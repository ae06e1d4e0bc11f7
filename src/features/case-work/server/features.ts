import { caseForms } from '#case-work/case-forms/contract.ts'
import { formsFollowFiling } from '#case-work/case-forms/server/moved.ts'
import { mailBox } from '#case-work/case-mail/box-contract.ts'
import { caseMail } from '#case-work/case-mail/contract.ts'
import { deliver } from '#case-work/case-mail/server/deliver.ts'
import { serveHandIn } from '#case-work/case-mail/server/hand-in.ts'
import { DELIVER_JOB, WORK_JOB } from '#case-work/case-mail/server/keep.ts'
import { LOOK_JOB, lookAndGoOn } from '#case-work/case-mail/server/look.ts'
import { REPEAT_JOB, repeatTrial } from '#case-work/case-mail/server/repeat-trial.ts'
import { replyAddress } from '#case-work/case-mail/server/reply-address.ts'
import { workOn } from '#case-work/case-mail/server/work.ts'
import { collectionOperations } from '#case-work/claims/collection-contract.ts'
import { reviewOperations } from '#case-work/claims/review-contract.ts'
import { datesOfMatters } from '#case-work/claims/server/agreed-dates.ts'
import { collectionOpen, debtStops } from '#case-work/claims/server/collection-parts.ts'
import { memoReopened, memoStops } from '#case-work/claims/server/memo.ts'
import { deadlines } from '#case-work/deadlines/contract.ts'
import {
  datesFollowMoves,
  deadlinesFollow,
  noticesAnswered,
  sixYearsLimit,
} from '#case-work/deadlines/server/case-changed.ts'
import { dropFeed } from '#case-work/deadlines/server/feed-store.ts'
import { deadlineJobs } from '#case-work/deadlines/server/jobs.ts'
import { datesOpen } from '#case-work/deadlines/server/open-items.ts'
import { deadlineSettings } from '#case-work/deadlines/settings-contract.ts'
import { documentEditor } from '#case-work/document-editor/contract.ts'
import { documents } from '#case-work/documents/contract.ts'
import { exportedDocumentLists } from '#case-work/documents/server/exported-lists.ts'
import { awaitedDocumentsPart, documentsGuard } from '#case-work/documents/server/guard.ts'
import { documentJobs } from '#case-work/documents/server/jobs.ts'
import { documentsOpen } from '#case-work/documents/server/open-items.ts'
import { PREPARE_JOB } from '#case-work/documents/server/prepare-later.ts'
import { READ_TEXTS_JOB } from '#case-work/documents/server/read-texts.ts'
import { documentTexts } from '#case-work/documents/text-contract.ts'
import { editableFiles } from '#case-work/editable-files/contract.ts'
import { envelopes } from '#case-work/envelopes/contract.ts'
import { COMPLETE_JOB } from '#case-work/envelopes/server/complete.ts'
import { envelopeJobs } from '#case-work/envelopes/server/jobs.ts'
import { serveSigningWebhook } from '#case-work/envelopes/server/outside/webhook.ts'
import { signPrintedLetters } from '#case-work/envelopes/server/printed-letter.ts'
import { signing } from '#case-work/envelopes/signing-contract.ts'
import { feeOperations } from '#case-work/fees/contract.ts'
import { addressOperations } from '#case-work/filing-addresses/contract.ts'
import { exportedFilingLists } from '#case-work/filing-addresses/server/exported-lists.ts'
import { serviceCenterOperations } from '#case-work/filing-addresses/service-center-contract.ts'
import { lcaOperations } from '#case-work/lcas/contract.ts'
import { letters, letterTemplates } from '#case-work/letters/contract.ts'
import { letterJobs } from '#case-work/letters/server/jobs.ts'
import { packageOperations } from '#case-work/packages/contract.ts'
import { responseOperations } from '#case-work/packages/response-contract.ts'
import { packageJobs } from '#case-work/packages/server/jobs.ts'
import { packagesFollowRejection } from '#case-work/packages/server/moved.ts'
import { signaturesOpen } from '#case-work/packages/server/open-items.ts'
import { checkOperations } from '#case-work/pre-filing/contract.ts'
import { errorsStop, errorsWaived } from '#case-work/pre-filing/server/moved.ts'
import { questionnaires } from '#case-work/questionnaires/contract.ts'
import { askedPartsAwaited } from '#case-work/questionnaires/server/awaited.ts'
import { ownQuestionsGuard } from '#case-work/questionnaires/server/guard.ts'
import { questionnaireJobs } from '#case-work/questionnaires/server/jobs.ts'
import { questionsOpen } from '#case-work/questionnaires/server/open-items.ts'
import { retention } from '#case-work/retention/contract.ts'
import { retentionJobs } from '#case-work/retention/server/jobs.ts'
import { scanOperations } from '#case-work/signed-scans/contract.ts'
import { scanJobs } from '#case-work/signed-scans/server/jobs.ts'
import { substituteOperations } from '#case-work/substitutes/contract.ts'
import { wopi } from '#case-work/wopi/contract.ts'
import { allowEditorFrames } from '#case-work/wopi/server/frames.ts'
import { serveWopi } from '#case-work/wopi/server/host.ts'
import { worksheetOperations } from '#case-work/worksheets/contract.ts'
import { endsWithAccess } from '#identity/users/server/disabled.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'

/** What each feature of this floor does on the server. */
export const caseWorkOnServer = {
  questionnaires: {
    handlers: onFirstCall(
      questionnaires,
      () => import('#case-work/questionnaires/server/handlers.ts'),
      'questionnairesHandlers',
    ),
    jobs: questionnaireJobs,
    parts: [askedPartsAwaited, questionsOpen, ownQuestionsGuard],
  },
  'case-forms': {
    handlers: onFirstCall(caseForms, () => import('#case-work/case-forms/server/handlers.ts'), 'caseFormsHandlers'),
    parts: [formsFollowFiling],
  },
  retention: {
    handlers: onFirstCall(retention, () => import('#case-work/retention/server/handlers.ts'), 'retentionHandlers'),
    jobs: retentionJobs,
  },
  documents: {
    handlers: [
      ...onFirstCall(documents, () => import('#case-work/documents/server/handlers.ts'), 'documentsHandlers'),
      ...onFirstCall(
        documentTexts,
        () => import('#case-work/documents/server/text-handlers.ts'),
        'documentTextsHandlers',
      ),
    ],
    jobs: documentJobs,
    heavyJobs: [PREPARE_JOB, READ_TEXTS_JOB],
    parts: [awaitedDocumentsPart, documentsOpen, documentsGuard, ...exportedDocumentLists],
  },
  'case-mail': {
    handlers: [
      ...onFirstCall(caseMail, () => import('#case-work/case-mail/server/handlers.ts'), 'caseMailHandlers'),
      ...onFirstCall(mailBox, () => import('#case-work/case-mail/server/box-handlers.ts'), 'mailBoxHandlers'),
    ],
    serve: serveHandIn,
    jobs: {
      [LOOK_JOB]: (services) => lookAndGoOn(services),
      [REPEAT_JOB]: (services) => repeatTrial(services),
      [WORK_JOB]: (services, { receivedId }: { receivedId: number }) => workOn(services, receivedId),
      [DELIVER_JOB]: (services, { mailId }: { mailId: number }) => deliver(services, mailId),
    },
    // What somebody sent is taken apart beside the node.
    heavyJobs: [WORK_JOB, DELIVER_JOB],
    parts: [replyAddress],
  },
  'editable-files': {
    handlers: onFirstCall(
      editableFiles,
      () => import('#case-work/editable-files/server/handlers.ts'),
      'editableFilesHandlers',
    ),
  },
  'document-editor': {
    handlers: onFirstCall(
      documentEditor,
      () => import('#case-work/document-editor/server/handlers.ts'),
      'documentEditorHandlers',
    ),
  },
  wopi: {
    handlers: onFirstCall(wopi, () => import('#case-work/wopi/server/handlers.ts'), 'wopiHandlers'),
    serve: (app, services) => {
      serveWopi(app, services)
      allowEditorFrames(app, services)
    },
  },
  envelopes: {
    handlers: [
      ...onFirstCall(envelopes, () => import('#case-work/envelopes/server/handlers.ts'), 'envelopesHandlers'),
      ...onFirstCall(signing, () => import('#case-work/envelopes/server/signing-handlers.ts'), 'signingHandlers'),
    ],
    serve: serveSigningWebhook,
    jobs: envelopeJobs,
    parts: [signPrintedLetters],
    heavyJobs: [COMPLETE_JOB],
    awaitedJobs: [COMPLETE_JOB],
  },
  claims: {
    handlers: [
      ...onFirstCall(
        collectionOperations,
        () => import('#case-work/claims/server/collection-handlers.ts'),
        'collectionHandlers',
      ),
      ...onFirstCall(reviewOperations, () => import('#case-work/claims/server/review-handlers.ts'), 'reviewHandlers'),
    ],
    parts: [collectionOpen, debtStops, memoStops, memoReopened, datesOfMatters],
  },
  letters: {
    handlers: [
      ...onFirstCall(letters, () => import('#case-work/letters/server/handlers.ts'), 'lettersHandlers'),
      ...onFirstCall(
        letterTemplates,
        () => import('#case-work/letters/server/template-handlers.ts'),
        'letterTemplatesHandlers',
      ),
    ],
    jobs: letterJobs,
    heavyJobs: Object.keys(letterJobs),
    awaitedJobs: Object.keys(letterJobs),
  },
  lcas: { handlers: onFirstCall(lcaOperations, () => import('#case-work/lcas/server/handlers.ts'), 'lcaHandlers') },
  deadlines: {
    handlers: [
      ...onFirstCall(deadlines, () => import('#case-work/deadlines/server/handlers.ts'), 'deadlinesHandlers'),
      ...onFirstCall(
        deadlineSettings,
        () => import('#case-work/deadlines/server/settings-handlers.ts'),
        'deadlineSettingsHandlers',
      ),
    ],
    jobs: deadlineJobs,
    parts: [datesFollowMoves, deadlinesFollow, noticesAnswered, datesOpen, sixYearsLimit, endsWithAccess(dropFeed)],
  },
  fees: {
    handlers: onFirstCall(feeOperations, () => import('#case-work/fees/server/handlers.ts'), 'feeHandlers'),
  },
  worksheets: {
    handlers: onFirstCall(
      worksheetOperations,
      () => import('#case-work/worksheets/server/handlers.ts'),
      'worksheetHandlers',
    ),
  },
  'pre-filing': {
    handlers: onFirstCall(checkOperations, () => import('#case-work/pre-filing/server/handlers.ts'), 'checkHandlers'),
    parts: [errorsWaived, errorsStop],
  },
  'filing-addresses': {
    handlers: [
      ...onFirstCall(
        addressOperations,
        () => import('#case-work/filing-addresses/server/handlers.ts'),
        'addressHandlers',
      ),
      ...onFirstCall(
        serviceCenterOperations,
        () => import('#case-work/filing-addresses/server/service-center-handlers.ts'),
        'serviceCenterHandlers',
      ),
    ],
    parts: exportedFilingLists,
  },
  substitutes: {
    handlers: onFirstCall(
      substituteOperations,
      () => import('#case-work/substitutes/server/handlers.ts'),
      'substituteHandlers',
    ),
  },
  packages: {
    handlers: [
      ...onFirstCall(packageOperations, () => import('#case-work/packages/server/handlers.ts'), 'packageHandlers'),
      ...onFirstCall(
        responseOperations,
        () => import('#case-work/packages/server/response-handlers.ts'),
        'responseHandlers',
      ),
    ],
    jobs: packageJobs,
    heavyJobs: Object.keys(packageJobs),
    parts: [packagesFollowRejection, signaturesOpen],
  },
  'signed-scans': {
    handlers: onFirstCall(scanOperations, () => import('#case-work/signed-scans/server/handlers.ts'), 'scanHandlers'),
    jobs: scanJobs,
    heavyJobs: Object.keys(scanJobs),
  },
} satisfies Readonly<Record<string, ServerFeature>>
