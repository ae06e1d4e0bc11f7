import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { capSeasonOperations } from '#compliance/cap-season/contract.ts'
import { i9 } from '#compliance/i9/contract.ts'
import { i9Link } from '#compliance/i9/link-contract.ts'
import { childLcas } from '#compliance/labor-conditions/child-contract.ts'
import { lcaRecords } from '#compliance/labor-conditions/contract.ts'
import { lcaLedger } from '#compliance/labor-conditions/ledger-contract.ts'
import { lcaNotices } from '#compliance/labor-conditions/notice-contract.ts'
import { prevailingWages } from '#compliance/labor-conditions/wage-contract.ts'
import { inspection, publicAccess } from '#compliance/public-access/contract.ts'
import { recruitmentOperations } from '#compliance/recruitment/contract.ts'
import { dueAtBell } from '#identity/notifications/server/due.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { jobsOnFirstRun, partOnFirstCall } from '#platform/on-first-use.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'
import { furtherDates } from '#preparation/deadlines/dates-from-above.ts'
import { mornings } from '#preparation/deadlines/server/daily-round.ts'
import { knownBesides } from '#preparation/pre-filing/server/known-besides.ts'

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
    parts: [
      partOnFirstCall(knownBesides, () => import('#compliance/labor-conditions/server/known-besides.ts'), 'lcaLedgers'),
    ],
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
    jobs: jobsOnFirstRun(
      ['publicAccess.bundle', 'publicAccess.erase'],
      () => import('#compliance/public-access/server/jobs.ts'),
      'publicAccessJobs',
    ),
    heavyJobs: ['publicAccess.bundle'],
    parts: [
      partOnFirstCall(
        knownBesides,
        () => import('#compliance/public-access/server/known-besides.ts'),
        'publicFilePlace',
      ),
      partOnFirstCall(openItems, () => import('#compliance/public-access/server/open-items.ts'), 'publicFilesOpen'),
    ],
  },
  recruitment: {
    handlers: onFirstCall(
      recruitmentOperations,
      () => import('#compliance/recruitment/server/handlers.ts'),
      'recruitmentHandlers',
    ),
    jobs: jobsOnFirstRun(
      ['recruitment.build'],
      () => import('#compliance/recruitment/server/build-files.ts'),
      'recruitmentJobs',
    ),
    heavyJobs: ['recruitment.build'],
    parts: [partOnFirstCall(openItems, () => import('#compliance/recruitment/server/opened.ts'), 'recruitmentOpen')],
  },
  i9: {
    handlers: [
      ...onFirstCall(i9, () => import('#compliance/i9/server/handlers.ts'), 'i9Handlers'),
      ...onFirstCall(i9Link, () => import('#compliance/i9/server/link-handlers.ts'), 'i9LinkHandlers'),
    ],
    jobs: jobsOnFirstRun(['i9.bundle'], () => import('#compliance/i9/server/jobs.ts'), 'i9Jobs'),
    heavyJobs: ['i9.bundle'],
    parts: [
      mornings(async (services, now) => (await import('#compliance/i9/server/morning.ts')).remindOfI9(services, now)),
      partOnFirstCall(furtherDates, () => import('#compliance/i9/server/calendar.ts'), 'i9Dates'),
      partOnFirstCall(dueAtBell, () => import('#compliance/i9/server/urgent-forms.ts'), 'dueOfForms'),
    ],
  },
  'cap-season': {
    handlers: onFirstCall(
      capSeasonOperations,
      () => import('#compliance/cap-season/server/handlers.ts'),
      'capSeasonHandlers',
    ),
    parts: [
      partOnFirstCall(
        knownBesides,
        () => import('#compliance/cap-season/server/known-besides.ts'),
        'registrationsBehind',
      ),
    ],
  },
} satisfies Readonly<Record<string, ServerFeature>>
