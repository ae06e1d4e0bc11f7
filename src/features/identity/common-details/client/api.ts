import { operationsOf } from '#platform/client/operations.ts'
import type { commonDetails } from '../contract.ts'

export const commonDetailsApi = operationsOf<typeof commonDetails>('commonDetails')
