import { caseFormsHandlers } from '#case-work/case-forms/server/handlers.ts'
import { formsFollowFiling } from '#case-work/case-forms/server/moved.ts'
import { mailBoxHandlers } from '#case-work/case-mail/server/box-handlers.ts'
import { deliver } from '#case-work/case-mail/server/deliver.ts'
import { serveHandIn } from '#case-work/case-mail/server/hand-in.ts'
import { caseMailHandlers } from '#case-work/case-mail/server/handlers.ts'
import { DELIVER_JOB, WORK_JOB } from '#case-work/case-mail/server/keep.ts'
import { LOOK_JOB, lookAndGoOn } from '#case-work/case-mail/server/look.ts'
import { REPEAT_JOB, repeatTrial } from '#case-work/case-mail/server/repeat-trial.ts'
import { replyAddress } from '#case-work/case-mail/server/reply-address.ts'
import { workOn } from '#case-work/case-mail/server/work.ts'
import { collectionHandlers } from '#case-work/claims/server/collection-handlers.ts'
import { collectionOpen, debtStops } from '#case-work/claims/server/collection-parts.ts'
import { memoReopened, memoStops } from '#case-work/claims/server/memo.ts'
import { reviewHandlers } from '#case-work/claims/server/review-handlers.ts'
import {
  datesFollowMoves,
  deadlinesFollow,
  noticesAnswered,
  sixYearsLimit,
} from '#case-work/deadlines/server/case-changed.ts'
import { dropFeed } from '#case-work/deadlines/server/feed-store.ts'
import { deadlinesHandlers } from '#case-work/deadlines/server/handlers.ts'
import { deadlineJobs } from '#case-work/deadlines/server/jobs.ts'
import { datesOpen } from '#case-work/deadlines/server/open-items.ts'
import { deadlineSettingsHandlers } from '#case-work/deadlines/server/settings-handlers.ts'
import { documentEditorHandlers } from '#case-work/document-editor/server/handlers.ts'
import { exportedDocumentLists } from '#case-work/documents/server/exported-lists.ts'
import { awaitedDocumentsPart, documentsGuard } from '#case-work/documents/server/guard.ts'
import { documentsHandlers } from '#case-work/documents/server/handlers.ts'
import { documentJobs } from '#case-work/documents/server/jobs.ts'
import { documentsOpen } from '#case-work/documents/server/open-items.ts'
import { PREPARE_JOB } from '#case-work/documents/server/prepare-later.ts'
import { READ_TEXTS_JOB } from '#case-work/documents/server/read-texts.ts'
import { documentTextsHandlers } from '#case-work/documents/server/text-handlers.ts'
import { editableFilesHandlers } from '#case-work/editable-files/server/handlers.ts'
import { COMPLETE_JOB } from '#case-work/envelopes/server/complete.ts'
import { envelopesHandlers } from '#case-work/envelopes/server/handlers.ts'
import { envelopeJobs } from '#case-work/envelopes/server/jobs.ts'
import { serveSigningWebhook } from '#case-work/envelopes/server/outside/webhook.ts'
import { signPrintedLetters } from '#case-work/envelopes/server/printed-letter.ts'
import { signingHandlers } from '#case-work/envelopes/server/signing-handlers.ts'
import { feeHandlers } from '#case-work/fees/server/handlers.ts'
import { exportedFilingLists } from '#case-work/filing-addresses/server/exported-lists.ts'
import { addressHandlers } from '#case-work/filing-addresses/server/handlers.ts'
import { serviceCenterHandlers } from '#case-work/filing-addresses/server/service-center-handlers.ts'
import { lcaHandlers } from '#case-work/lcas/server/handlers.ts'
import { lettersHandlers } from '#case-work/letters/server/handlers.ts'
import { letterJobs } from '#case-work/letters/server/jobs.ts'
import { letterTemplatesHandlers } from '#case-work/letters/server/template-handlers.ts'
import { packageHandlers } from '#case-work/packages/server/handlers.ts'
import { packageJobs } from '#case-work/packages/server/jobs.ts'
import { packagesFollowRejection } from '#case-work/packages/server/moved.ts'
import { signaturesOpen } from '#case-work/packages/server/open-items.ts'
import { responseHandlers } from '#case-work/packages/server/response-handlers.ts'
import { checkHandlers } from '#case-work/pre-filing/server/handlers.ts'
import { errorsStop, errorsWaived } from '#case-work/pre-filing/server/moved.ts'
import { askedPartsAwaited } from '#case-work/questionnaires/server/awaited.ts'
import { ownQuestionsGuard } from '#case-work/questionnaires/server/guard.ts'
import { questionnairesHandlers } from '#case-work/questionnaires/server/handlers.ts'
import { questionnaireJobs } from '#case-work/questionnaires/server/jobs.ts'
import { questionsOpen } from '#case-work/questionnaires/server/open-items.ts'
import { retentionHandlers } from '#case-work/retention/server/handlers.ts'
import { retentionJobs } from '#case-work/retention/server/jobs.ts'
import { scanHandlers } from '#case-work/signed-scans/server/handlers.ts'
import { scanJobs } from '#case-work/signed-scans/server/jobs.ts'
import { substituteHandlers } from '#case-work/substitutes/server/handlers.ts'
import { allowEditorFrames } from '#case-work/wopi/server/frames.ts'
import { wopiHandlers } from '#case-work/wopi/server/handlers.ts'
import { serveWopi } from '#case-work/wopi/server/host.ts'
import { worksheetHandlers } from '#case-work/worksheets/server/handlers.ts'
import { endsWithAccess } from '#identity/users/server/disabled.ts'
import type { ServerFeature } from '#platform/feature.ts'

/** What each feature of this floor does on the server. */
export const caseWorkOnServer = {
  questionnaires: {
    handlers: questionnairesHandlers,
    jobs: questionnaireJobs,
    parts: [askedPartsAwaited, questionsOpen, ownQuestionsGuard],
  },
  'case-forms': {
    handlers: caseFormsHandlers,
    parts: [formsFollowFiling],
  },
  retention: { handlers: retentionHandlers, jobs: retentionJobs },
  documents: {
    handlers: [...documentsHandlers, ...documentTextsHandlers],
    jobs: documentJobs,
    heavyJobs: [PREPARE_JOB, READ_TEXTS_JOB],
    parts: [awaitedDocumentsPart, documentsOpen, documentsGuard, ...exportedDocumentLists],
  },
  'case-mail': {
    handlers: [...caseMailHandlers, ...mailBoxHandlers],
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
  'editable-files': { handlers: editableFilesHandlers },
  'document-editor': { handlers: documentEditorHandlers },
  wopi: {
    handlers: wopiHandlers,
    serve: (app, services) => {
      serveWopi(app, services)
      allowEditorFrames(app, services)
    },
  },
  envelopes: {
    handlers: [...envelopesHandlers, ...signingHandlers],
    serve: serveSigningWebhook,
    jobs: envelopeJobs,
    parts: [signPrintedLetters],
    heavyJobs: [COMPLETE_JOB],
    awaitedJobs: [COMPLETE_JOB],
  },
  claims: {
    handlers: [...collectionHandlers, ...reviewHandlers],
    parts: [collectionOpen, debtStops, memoStops, memoReopened],
  },
  letters: {
    handlers: [...lettersHandlers, ...letterTemplatesHandlers],
    jobs: letterJobs,
    heavyJobs: Object.keys(letterJobs),
    awaitedJobs: Object.keys(letterJobs),
  },
  lcas: { handlers: lcaHandlers },
  deadlines: {
    handlers: [...deadlinesHandlers, ...deadlineSettingsHandlers],
    jobs: deadlineJobs,
    parts: [datesFollowMoves, deadlinesFollow, noticesAnswered, datesOpen, sixYearsLimit, endsWithAccess(dropFeed)],
  },
  fees: {
    handlers: feeHandlers,
  },
  worksheets: { handlers: worksheetHandlers },
  'pre-filing': {
    handlers: checkHandlers,
    parts: [errorsWaived, errorsStop],
  },
  'filing-addresses': {
    handlers: [...addressHandlers, ...serviceCenterHandlers],
    parts: exportedFilingLists,
  },
  substitutes: {
    handlers: substituteHandlers,
  },
  packages: {
    handlers: [...packageHandlers, ...responseHandlers],
    jobs: packageJobs,
    heavyJobs: Object.keys(packageJobs),
    parts: [packagesFollowRejection, signaturesOpen],
  },
  'signed-scans': {
    handlers: scanHandlers,
    jobs: scanJobs,
    heavyJobs: Object.keys(scanJobs),
  },
} satisfies Readonly<Record<string, ServerFeature>>
