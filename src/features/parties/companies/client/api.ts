import { operationsOf } from '#platform/client/operations.ts'
import type { companies } from '../contract.ts'

export const companiesApi = operationsOf<typeof companies>('companies')
