import { mailBox } from '#paperwork/case-mail/box-contract.ts'
import { caseMail } from '#paperwork/case-mail/contract.ts'
import { deliver } from '#paperwork/case-mail/server/deliver.ts'
import { serveHandIn } from '#paperwork/case-mail/server/hand-in.ts'
import { DELIVER_JOB, WORK_JOB } from '#paperwork/case-mail/server/keep.ts'
import { LOOK_JOB, lookAndGoOn } from '#paperwork/case-mail/server/look.ts'
import { REPEAT_JOB, repeatTrial } from '#paperwork/case-mail/server/repeat-trial.ts'
import { replyAddress } from '#paperwork/case-mail/server/reply-address.ts'
import { workOn } from '#paperwork/case-mail/server/work.ts'
import { collectionOperations } from '#paperwork/claims/collection-contract.ts'
import { reviewOperations } from '#paperwork/claims/review-contract.ts'
import { datesOfMatters } from '#paperwork/claims/server/agreed-dates.ts'
import { collectionOpen, debtStops } from '#paperwork/claims/server/collection-parts.ts'
import { memoReopened, memoStops } from '#paperwork/claims/server/memo.ts'
import { documentEditor } from '#paperwork/document-editor/contract.ts'
import { editableFiles } from '#paperwork/editable-files/contract.ts'
import { envelopes } from '#paperwork/envelopes/contract.ts'
import { COMPLETE_JOB } from '#paperwork/envelopes/server/complete.ts'
import { envelopeJobs } from '#paperwork/envelopes/server/jobs.ts'
import { serveSigningWebhook } from '#paperwork/envelopes/server/outside/webhook.ts'
import { signPrintedLetters } from '#paperwork/envelopes/server/printed-letter.ts'
import { signing } from '#paperwork/envelopes/signing-contract.ts'
import { addressOperations, serviceCenterOperations } from '#paperwork/filing-addresses/contract.ts'
import { letters, letterTemplates } from '#paperwork/letters/contract.ts'
import { letterJobs } from '#paperwork/letters/server/jobs.ts'
import { packageOperations } from '#paperwork/packages/contract.ts'
import { responseOperations } from '#paperwork/packages/response-contract.ts'
import { packagesFollowRejection, signaturesOpen } from '#paperwork/packages/server/case-parts.ts'
import { packageJobs } from '#paperwork/packages/server/jobs.ts'
import { scanOperations } from '#paperwork/signed-scans/contract.ts'
import { scanJobs } from '#paperwork/signed-scans/server/read-scan.ts'
import { substituteOperations } from '#paperwork/substitutes/contract.ts'
import { wopi } from '#paperwork/wopi/contract.ts'
import { allowEditorFrames } from '#paperwork/wopi/server/editor.ts'
import { serveWopi } from '#paperwork/wopi/server/host.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'
import { exportedFilingLists } from './exported-lists.ts'

/** What each feature of this floor does on the server. */
export const paperworkOnServer = {
  'case-mail': {
    handlers: [
      ...onFirstCall(caseMail, () => import('#paperwork/case-mail/server/handlers.ts'), 'caseMailHandlers'),
      ...onFirstCall(mailBox, () => import('#paperwork/case-mail/server/box-handlers.ts'), 'mailBoxHandlers'),
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
      () => import('#paperwork/editable-files/server/handlers.ts'),
      'editableFilesHandlers',
    ),
  },
  'document-editor': {
    handlers: onFirstCall(
      documentEditor,
      () => import('#paperwork/document-editor/server/handlers.ts'),
      'documentEditorHandlers',
    ),
  },
  wopi: {
    handlers: onFirstCall(wopi, () => import('#paperwork/wopi/server/handlers.ts'), 'wopiHandlers'),
    serve: (app, services) => {
      serveWopi(app, services)
      allowEditorFrames(app, services)
    },
  },
  envelopes: {
    handlers: [
      ...onFirstCall(envelopes, () => import('#paperwork/envelopes/server/handlers.ts'), 'envelopesHandlers'),
      ...onFirstCall(signing, () => import('#paperwork/envelopes/server/signing-handlers.ts'), 'signingHandlers'),
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
        () => import('#paperwork/claims/server/collection-handlers.ts'),
        'collectionHandlers',
      ),
      ...onFirstCall(reviewOperations, () => import('#paperwork/claims/server/review-handlers.ts'), 'reviewHandlers'),
    ],
    parts: [collectionOpen, debtStops, memoStops, memoReopened, datesOfMatters],
  },
  letters: {
    handlers: [
      ...onFirstCall(letters, () => import('#paperwork/letters/server/handlers.ts'), 'lettersHandlers'),
      ...onFirstCall(
        letterTemplates,
        () => import('#paperwork/letters/server/template-handlers.ts'),
        'letterTemplatesHandlers',
      ),
    ],
    jobs: letterJobs,
    heavyJobs: Object.keys(letterJobs),
    awaitedJobs: Object.keys(letterJobs),
  },
  'filing-addresses': {
    handlers: [
      ...onFirstCall(
        addressOperations,
        () => import('#paperwork/filing-addresses/server/handlers.ts'),
        'addressHandlers',
      ),
      ...onFirstCall(
        serviceCenterOperations,
        () => import('#paperwork/filing-addresses/server/handlers.ts'),
        'serviceCenterHandlers',
      ),
    ],
    parts: exportedFilingLists,
  },
  substitutes: {
    handlers: onFirstCall(
      substituteOperations,
      () => import('#paperwork/substitutes/server/handlers.ts'),
      'substituteHandlers',
    ),
  },
  packages: {
    handlers: [
      ...onFirstCall(packageOperations, () => import('#paperwork/packages/server/handlers.ts'), 'packageHandlers'),
      ...onFirstCall(
        responseOperations,
        () => import('#paperwork/packages/server/response-handlers.ts'),
        'responseHandlers',
      ),
    ],
    jobs: packageJobs,
    heavyJobs: Object.keys(packageJobs),
    parts: [packagesFollowRejection, signaturesOpen],
  },
  'signed-scans': {
    handlers: onFirstCall(scanOperations, () => import('#paperwork/signed-scans/server/handlers.ts'), 'scanHandlers'),
    jobs: scanJobs,
    heavyJobs: Object.keys(scanJobs),
  },
} satisfies Readonly<Record<string, ServerFeature>>
