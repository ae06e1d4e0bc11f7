import { operationsOf } from '#platform/client/operations.ts'
import type { companies } from '../contract.ts'
import type { companyExports } from '../export-contract.ts'

export const companiesApi = operationsOf<typeof companies>('companies')
export const companyExportsApi = operationsOf<typeof companyExports>('exports')
