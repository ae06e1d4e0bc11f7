import { attorneys } from '#parties/attorneys/contract.ts'
import { companies } from '#parties/companies/contract.ts'
import { imports } from '#parties/imports/contract.ts'
import { jobTemplates } from '#parties/job-templates/contract.ts'
import { lawFirms } from '#parties/law-firms/contract.ts'
import { lookUps } from '#parties/lookups/contract.ts'
import { people } from '#parties/people/contract.ts'
import { signUp } from '#parties/sign-up/contract.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { jobsOnFirstRun } from '#platform/on-first-use.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'
import {
  exportedAttorneyLists,
  exportedCompanyLists,
  exportedLawFirmLists,
  exportedPersonLists,
} from './exported-lists.ts'

/** What each feature of this floor does on the server. */
export const partiesOnServer = {
  'law-firms': {
    handlers: onFirstCall(lawFirms, () => import('#parties/law-firms/server/handlers.ts'), 'lawFirmsHandlers'),
    parts: exportedLawFirmLists,
  },
  attorneys: {
    handlers: onFirstCall(attorneys, () => import('#parties/attorneys/server/handlers.ts'), 'attorneysHandlers'),
    parts: exportedAttorneyLists,
  },
  companies: {
    handlers: onFirstCall(companies, () => import('#parties/companies/server/keep-handlers.ts'), 'companiesHandlers'),
    parts: exportedCompanyLists,
  },
  'sign-up': {
    handlers: onFirstCall(signUp, () => import('#parties/sign-up/server/handlers.ts'), 'signUpHandlers'),
    jobs: jobsOnFirstRun(['signUp.registered'], () => import('#parties/sign-up/server/jobs.ts'), 'signUpJobs'),
  },
  lookups: { handlers: onFirstCall(lookUps, () => import('#parties/lookups/server/handlers.ts'), 'lookUpsHandlers') },
  'job-templates': {
    handlers: onFirstCall(
      jobTemplates,
      () => import('#parties/job-templates/server/handlers.ts'),
      'jobTemplatesHandlers',
    ),
  },
  people: {
    handlers: onFirstCall(people, () => import('#parties/people/server/handlers.ts'), 'peopleHandlers'),
    parts: exportedPersonLists,
  },
  imports: {
    handlers: onFirstCall(imports, () => import('#parties/imports/server/handlers.ts'), 'importsHandlers'),
    jobs: jobsOnFirstRun(
      ['imports.check', 'imports.run'],
      () => import('#parties/imports/server/jobs.ts'),
      'importJobs',
    ),
  },
} satisfies Readonly<Record<string, ServerFeature>>
