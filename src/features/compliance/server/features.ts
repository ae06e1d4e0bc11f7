import { capSeasonOperations } from '#compliance/cap-season/contract.ts'
import { registrationsBehind } from '#compliance/cap-season/server/known-besides.ts'
import { i9 } from '#compliance/i9/contract.ts'
import { i9Link } from '#compliance/i9/link-contract.ts'
import { i9Dates } from '#compliance/i9/server/calendar.ts'
import { BUNDLE_JOB as i9BUNDLE_JOB, i9Jobs } from '#compliance/i9/server/jobs.ts'
import { remindOfI9 } from '#compliance/i9/server/morning.ts'
import { dueOfForms } from '#compliance/i9/server/urgent-forms.ts'
import { childLcas } from '#compliance/labor-conditions/child-contract.ts'
import { lcaRecords } from '#compliance/labor-conditions/contract.ts'
import { lcaLedger } from '#compliance/labor-conditions/ledger-contract.ts'
import { lcaNotices } from '#compliance/labor-conditions/notice-contract.ts'
import { lcaLedgers } from '#compliance/labor-conditions/server/known-besides.ts'
import { prevailingWages } from '#compliance/labor-conditions/wage-contract.ts'
import { inspection, publicAccess } from '#compliance/public-access/contract.ts'
import { BUNDLE_JOB, makeBundle } from '#compliance/public-access/server/bundle.ts'
import { ERASE_JOB, erase } from '#compliance/public-access/server/keeping-store.ts'
import { publicFilePlace } from '#compliance/public-access/server/known-besides.ts'
import { publicFilesOpen } from '#compliance/public-access/server/open-items.ts'
import { recruitmentOperations } from '#compliance/recruitment/contract.ts'
import { BUILD_JOB, recruitmentJobs } from '#compliance/recruitment/server/build-files.ts'
import { recruitmentOpen } from '#compliance/recruitment/server/opened.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'
import { mornings } from '#preparation/deadlines/server/jobs.ts'

/** What each feature of this floor does on the server. */
export const complianceOnServer = {
  'labor-conditions': {
    handlers: [
      ...onFirstCall(lcaRecords, () => import('#compliance/labor-conditions/server/handlers.ts'), 'lcaRecordHandlers'),
      ...onFirstCall(
        lcaNotices,
        () => import('#compliance/labor-conditions/server/notice-handlers.ts'),
        'lcaNoticeHandlers',
      ),
      ...onFirstCall(
        lcaLedger,
        () => import('#compliance/labor-conditions/server/ledger-handlers.ts'),
        'lcaLedgerHandlers',
      ),
      ...onFirstCall(
        childLcas,
        () => import('#compliance/labor-conditions/server/child-handlers.ts'),
        'childLcaHandlers',
      ),
      ...onFirstCall(
        prevailingWages,
        () => import('#compliance/labor-conditions/server/wage-handlers.ts'),
        'prevailingWageHandlers',
      ),
    ],
    parts: [lcaLedgers],
  },
  'public-access': {
    handlers: [
      ...onFirstCall(
        publicAccess,
        () => import('#compliance/public-access/server/handlers.ts'),
        'publicAccessHandlers',
      ),
      ...onFirstCall(
        inspection,
        () => import('#compliance/public-access/server/inspection-handlers.ts'),
        'inspectionHandlers',
      ),
    ],
    jobs: {
      [BUNDLE_JOB]: (services, { publicFileId }: { publicFileId: number }) => makeBundle(services, publicFileId),
      [ERASE_JOB]: (services, { publicFileId }: { publicFileId: number }) => erase(services, publicFileId),
    },
    heavyJobs: [BUNDLE_JOB],
    parts: [publicFilePlace, publicFilesOpen],
  },
  recruitment: {
    handlers: onFirstCall(
      recruitmentOperations,
      () => import('#compliance/recruitment/server/handlers.ts'),
      'recruitmentHandlers',
    ),
    jobs: recruitmentJobs,
    heavyJobs: [BUILD_JOB],
    parts: [recruitmentOpen],
  },
  i9: {
    handlers: [
      ...onFirstCall(i9, () => import('#compliance/i9/server/handlers.ts'), 'i9Handlers'),
      ...onFirstCall(i9Link, () => import('#compliance/i9/server/link-handlers.ts'), 'i9LinkHandlers'),
    ],
    jobs: i9Jobs,
    heavyJobs: [i9BUNDLE_JOB],
    parts: [mornings(remindOfI9), i9Dates, dueOfForms],
  },
  'cap-season': {
    handlers: onFirstCall(
      capSeasonOperations,
      () => import('#compliance/cap-season/server/handlers.ts'),
      'capSeasonHandlers',
    ),
    parts: [registrationsBehind],
  },
} satisfies Readonly<Record<string, ServerFeature>>
