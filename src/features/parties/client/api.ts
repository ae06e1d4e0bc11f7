import type { attorneyExports, attorneys } from '#parties/attorneys/contract.ts'
import type { companies, companyExports } from '#parties/companies/contract.ts'
import type { facts } from '#parties/facts/contract.ts'
import type { imports } from '#parties/imports/contract.ts'
import type { jobTemplates } from '#parties/job-templates/contract.ts'
import type { lawFirmExports, lawFirms } from '#parties/law-firms/contract.ts'
import type { lookUps } from '#parties/lookups/contract.ts'
import type { people, personExports } from '#parties/people/contract.ts'
import type { signUp } from '#parties/sign-up/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'

// What the browser may ask of this floor: each call by its name, with the types of its contract and nothing else of it.

export const attorneysApi = operationsOf<typeof attorneys>('attorneys')
export const attorneyExportsApi = operationsOf<typeof attorneyExports>('exports')
export const companiesApi = operationsOf<typeof companies>('companies')
export const companyExportsApi = operationsOf<typeof companyExports>('exports')
export const factsApi = operationsOf<typeof facts>('facts')
export const importsApi = operationsOf<typeof imports>('imports')
export const jobTemplatesApi = operationsOf<typeof jobTemplates>('jobTemplates')
export const lawFirmsApi = operationsOf<typeof lawFirms>('lawFirms')
export const lawFirmExportsApi = operationsOf<typeof lawFirmExports>('exports')
export const lookUpsApi = operationsOf<typeof lookUps>('lookUps')
export const peopleApi = operationsOf<typeof people>('people')
export const personExportsApi = operationsOf<typeof personExports>('exports')
export const signUpApi = operationsOf<typeof signUp>('signUp')
