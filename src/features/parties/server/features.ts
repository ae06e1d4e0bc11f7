import { exportedAttorneyLists } from '#parties/attorneys/server/exported-lists.ts'
import { attorneysHandlers } from '#parties/attorneys/server/handlers.ts'
import { exportedCompanyLists } from '#parties/companies/server/exported-lists.ts'
import { companiesHandlers } from '#parties/companies/server/handlers.ts'
import { importsHandlers } from '#parties/imports/server/handlers.ts'
import { importJobs } from '#parties/imports/server/jobs.ts'
import { jobTemplatesHandlers } from '#parties/job-templates/server/handlers.ts'
import { exportedLawFirmLists } from '#parties/law-firms/server/exported-lists.ts'
import { lawFirmsHandlers } from '#parties/law-firms/server/handlers.ts'
import { lookUpsHandlers } from '#parties/lookups/server/handlers.ts'
import { exportedPersonLists } from '#parties/people/server/exported-lists.ts'
import { peopleHandlers } from '#parties/people/server/handlers.ts'
import { signUpHandlers } from '#parties/sign-up/server/handlers.ts'
import { signUpJobs } from '#parties/sign-up/server/jobs.ts'
import type { ServerFeature } from '#platform/feature.ts'

/** What each feature of this floor does on the server. */
export const partiesOnServer = {
  'law-firms': {
    handlers: lawFirmsHandlers,
    parts: exportedLawFirmLists,
  },
  attorneys: {
    handlers: attorneysHandlers,
    parts: exportedAttorneyLists,
  },
  companies: {
    handlers: companiesHandlers,
    parts: exportedCompanyLists,
  },
  'sign-up': {
    handlers: signUpHandlers,
    jobs: signUpJobs,
  },
  lookups: { handlers: lookUpsHandlers },
  'job-templates': { handlers: jobTemplatesHandlers },
  people: {
    handlers: peopleHandlers,
    parts: exportedPersonLists,
  },
  imports: {
    handlers: importsHandlers,
    jobs: importJobs,
  },
} satisfies Readonly<Record<string, ServerFeature>>
