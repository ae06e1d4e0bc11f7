import { operationsOf } from '#platform/client/operations.ts'
import type { commonDetails } from '../contract.ts'
import type { commonDetailExports } from '../export-contract.ts'

export const commonDetailsApi = operationsOf<typeof commonDetails>('commonDetails')
export const commonDetailExportsApi = operationsOf<typeof commonDetailExports>('exports')
