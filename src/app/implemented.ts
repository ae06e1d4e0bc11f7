import { formLibraryHandlers } from '#case-file/form-library/server/handlers.ts'
import { formLibraryJobs } from '#case-file/form-library/server/jobs.ts'
import { caseFormsHandlers } from '#case-work/case-forms/server/handlers.ts'
import { deadlinesHandlers } from '#case-work/deadlines/server/handlers.ts'
import { deadlineJobs } from '#case-work/deadlines/server/jobs.ts'
import { deadlineSettingsHandlers } from '#case-work/deadlines/server/settings-handlers.ts'
import { documentsHandlers } from '#case-work/documents/server/handlers.ts'
import { documentJobs, PREPARE_JOB } from '#case-work/documents/server/jobs.ts'
import { filingsHandlers } from '#case-work/filings/server/handlers.ts'
import { filingJobs } from '#case-work/filings/server/jobs.ts'
import { questionnairesHandlers } from '#case-work/questionnaires/server/handlers.ts'
import { questionnaireJobs } from '#case-work/questionnaires/server/jobs.ts'
import { casesHandlers } from '#desk/cases/server/handlers.ts'
import { emailHandlers } from '#desk/email/server/handlers.ts'
import { searchHandlers } from '#desk/search/server/handlers.ts'
import { uscisHandlers } from '#desk/uscis/server/handlers.ts'
import { exportsHandlers } from '#identity/exports/server/handlers.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { MAIL_JOB } from '#platform/mail/outbox.ts'
import { sendMail } from '#platform/mail/send.ts'
import type { Implemented } from '#platform/operation/context.ts'
import { serverFeatures } from './server/features.ts'
import { serverParts } from './server/parts.ts'

// Those of features without a manifest come after the others.
const handlers: Implemented[] = [
  ...serverFeatures.map((feature) => feature.handlers),
  emailHandlers,
  casesHandlers,
  caseFormsHandlers,
  documentsHandlers,
  questionnairesHandlers,
  filingsHandlers,
  deadlinesHandlers,
  deadlineSettingsHandlers,
  formLibraryHandlers,
  searchHandlers,
  uscisHandlers,
].flat()

/** Every operation with its handler; the lists can also be taken along as files. */
export const implemented: Implemented[] = [...handlers, ...exportsHandlers(handlers, serverParts)]

/** What would keep requests waiting: a node has these done in a process beside it (worker/apart.ts). */
export const heavyJobs = [
  ...serverFeatures.flatMap((feature) => feature.heavyJobs ?? []),
  ...Object.keys(filingJobs),
  PREPARE_JOB,
]

/** Everything that is done later. */
export const jobs: Jobs = {
  [MAIL_JOB]: (services, { mailId }: { mailId: number }) => sendMail(services, mailId),
  ...Object.assign({}, ...serverFeatures.map((feature) => feature.jobs)),
  ...documentJobs,
  ...formLibraryJobs,
  ...filingJobs,
  ...questionnaireJobs,
  ...deadlineJobs,
}
