import { mornings } from '#case-work/deadlines/server/jobs.ts'
import { capSeasonHandlers } from '#compliance/cap-season/server/handlers.ts'
import { registrationsBehind } from '#compliance/cap-season/server/known-besides.ts'
import { i9Dates } from '#compliance/i9/server/calendar.ts'
import { dueOfForms } from '#compliance/i9/server/due-at-bell.ts'
import { i9Handlers } from '#compliance/i9/server/handlers.ts'
import { BUNDLE_JOB as i9BUNDLE_JOB, i9Jobs } from '#compliance/i9/server/jobs.ts'
import { i9LinkHandlers } from '#compliance/i9/server/link-handlers.ts'
import { remindOfI9 } from '#compliance/i9/server/morning.ts'
import { childLcaHandlers } from '#compliance/labor-conditions/server/child-handlers.ts'
import { lcaRecordHandlers } from '#compliance/labor-conditions/server/handlers.ts'
import { lcaLedgers } from '#compliance/labor-conditions/server/known-besides.ts'
import { lcaLedgerHandlers } from '#compliance/labor-conditions/server/ledger-handlers.ts'
import { lcaNoticeHandlers } from '#compliance/labor-conditions/server/notice-handlers.ts'
import { prevailingWageHandlers } from '#compliance/labor-conditions/server/wage-handlers.ts'
import { BUNDLE_JOB, makeBundle } from '#compliance/public-access/server/bundle.ts'
import { ERASE_JOB, erase } from '#compliance/public-access/server/erase.ts'
import { publicAccessHandlers } from '#compliance/public-access/server/handlers.ts'
import { inspectionHandlers } from '#compliance/public-access/server/inspection-handlers.ts'
import { publicFilePlace } from '#compliance/public-access/server/known-besides.ts'
import { publicFilesOpen } from '#compliance/public-access/server/open-items.ts'
import { recruitmentHandlers } from '#compliance/recruitment/server/handlers.ts'
import { BUILD_JOB, recruitmentJobs } from '#compliance/recruitment/server/jobs.ts'
import { recruitmentOpen } from '#compliance/recruitment/server/open-items.ts'
import type { ServerFeature } from '#platform/feature.ts'

/** What each feature of this floor does on the server. */
export const complianceOnServer = {
  'labor-conditions': {
    handlers: [
      ...lcaRecordHandlers,
      ...lcaNoticeHandlers,
      ...lcaLedgerHandlers,
      ...childLcaHandlers,
      ...prevailingWageHandlers,
    ],
    parts: [lcaLedgers],
  },
  'public-access': {
    handlers: [...publicAccessHandlers, ...inspectionHandlers],
    jobs: {
      [BUNDLE_JOB]: (services, { publicFileId }: { publicFileId: number }) => makeBundle(services, publicFileId),
      [ERASE_JOB]: (services, { publicFileId }: { publicFileId: number }) => erase(services, publicFileId),
    },
    heavyJobs: [BUNDLE_JOB],
    parts: [publicFilePlace, publicFilesOpen],
  },
  recruitment: {
    handlers: recruitmentHandlers,
    jobs: recruitmentJobs,
    heavyJobs: [BUILD_JOB],
    parts: [recruitmentOpen],
  },
  i9: {
    handlers: [...i9Handlers, ...i9LinkHandlers],
    jobs: i9Jobs,
    heavyJobs: [i9BUNDLE_JOB],
    parts: [mornings(remindOfI9), i9Dates, dueOfForms],
  },
  'cap-season': { handlers: capSeasonHandlers, parts: [registrationsBehind] },
} satisfies Readonly<Record<string, ServerFeature>>
