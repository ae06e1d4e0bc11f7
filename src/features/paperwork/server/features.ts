import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { afterMove, moveGuards } from '#case-file/moves/server/move-parts.ts'
import { mailBox } from '#paperwork/case-mail/box-contract.ts'
import { caseMail } from '#paperwork/case-mail/contract.ts'
import { serveHandIn } from '#paperwork/case-mail/server/hand-in.ts'
import { replyAddress } from '#paperwork/case-mail/server/reply-address.ts'
import { collectionOperations } from '#paperwork/claims/collection-contract.ts'
import { reviewOperations } from '#paperwork/claims/review-contract.ts'
import { documentEditor } from '#paperwork/document-editor/contract.ts'
import { editableFiles } from '#paperwork/editable-files/contract.ts'
import { envelopes } from '#paperwork/envelopes/contract.ts'
import { serveSigningWebhook } from '#paperwork/envelopes/server/outside/webhook.ts'
import { signing } from '#paperwork/envelopes/signing-contract.ts'
import { addressOperations, serviceCenterOperations } from '#paperwork/filing-addresses/contract.ts'
import { letters, letterTemplates } from '#paperwork/letters/contract.ts'
import { afterPrint } from '#paperwork/letters/server/after-print.ts'
import { packageOperations } from '#paperwork/packages/contract.ts'
import { responseOperations } from '#paperwork/packages/response-contract.ts'
import { scanOperations } from '#paperwork/signed-scans/contract.ts'
import { substituteOperations } from '#paperwork/substitutes/contract.ts'
import { wopi } from '#paperwork/wopi/contract.ts'
import { allowEditorFrames } from '#paperwork/wopi/server/editor.ts'
import { serveWopi } from '#paperwork/wopi/server/host.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { jobsOnFirstRun, partOnFirstCall } from '#platform/on-first-use.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'
import { agreedDates } from '#preparation/deadlines/dates-from-above.ts'
import { exportedFilingLists } from './exported-lists.ts'

/** What each feature of this floor does on the server. */
export const paperworkOnServer = {
  'case-mail': {
    handlers: [
      ...onFirstCall(caseMail, () => import('#paperwork/case-mail/server/handlers.ts'), 'caseMailHandlers'),
      ...onFirstCall(mailBox, () => import('#paperwork/case-mail/server/box-handlers.ts'), 'mailBoxHandlers'),
    ],
    serve: serveHandIn,
    jobs: jobsOnFirstRun(
      ['caseMail.look', 'caseMail.repeatTrial', 'caseMail.work', 'caseMail.deliver'],
      () => import('#paperwork/case-mail/server/jobs.ts'),
      'caseMailJobs',
    ),
    // What somebody sent is taken apart beside the node.
    heavyJobs: ['caseMail.work', 'caseMail.deliver'],
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
    jobs: jobsOnFirstRun(
      [
        'envelopes.complete',
        'envelopes.remindSigner',
        'envelopes.expire',
        'envelopes.handOver',
        'envelopes.follow',
        'envelopes.takeBack',
        'envelopes.resend',
      ],
      () => import('#paperwork/envelopes/server/jobs.ts'),
      'envelopeJobs',
    ),
    parts: [
      partOnFirstCall(afterPrint, () => import('#paperwork/envelopes/server/printed-letter.ts'), 'signPrintedLetters'),
    ],
    heavyJobs: ['envelopes.complete'],
    awaitedJobs: ['envelopes.complete'],
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
    parts: [
      partOnFirstCall(openItems, () => import('#paperwork/claims/server/collection-parts.ts'), 'collectionOpen'),
      partOnFirstCall(moveGuards, () => import('#paperwork/claims/server/collection-parts.ts'), 'debtStops'),
      partOnFirstCall(moveGuards, () => import('#paperwork/claims/server/memo.ts'), 'memoStops'),
      partOnFirstCall(afterMove, () => import('#paperwork/claims/server/memo.ts'), 'memoReopened'),
      partOnFirstCall(agreedDates, () => import('#paperwork/claims/server/agreed-dates.ts'), 'datesOfMatters'),
    ],
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
    jobs: jobsOnFirstRun(['letters.work'], () => import('#paperwork/letters/server/jobs.ts'), 'letterJobs'),
    heavyJobs: ['letters.work'],
    awaitedJobs: ['letters.work'],
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
    jobs: jobsOnFirstRun(['filings.build'], () => import('#paperwork/packages/server/jobs.ts'), 'packageJobs'),
    heavyJobs: ['filings.build'],
    parts: [
      partOnFirstCall(afterMove, () => import('#paperwork/packages/server/case-parts.ts'), 'packagesFollowRejection'),
      partOnFirstCall(openItems, () => import('#paperwork/packages/server/case-parts.ts'), 'signaturesOpen'),
    ],
  },
  'signed-scans': {
    handlers: onFirstCall(scanOperations, () => import('#paperwork/signed-scans/server/handlers.ts'), 'scanHandlers'),
    jobs: jobsOnFirstRun(['filings.readScan'], () => import('#paperwork/signed-scans/server/read-scan.ts'), 'scanJobs'),
    heavyJobs: ['filings.readScan'],
  },
} satisfies Readonly<Record<string, ServerFeature>>
