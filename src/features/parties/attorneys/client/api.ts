import { operationsOf } from '#platform/client/operations.ts'
import type { attorneys } from '../contract.ts'
import type { attorneyExports } from '../export-contract.ts'

export const attorneysApi = operationsOf<typeof attorneys>('attorneys')

/** What another assignment, attorney or user changes on screen. */
export const attorneyReads = [
  attorneysApi.list,
  attorneysApi.users,
  attorneysApi.get,
  attorneysApi.companies,
  attorneysApi.ofCompany,
]
export const attorneyExportsApi = operationsOf<typeof attorneyExports>('exports')
