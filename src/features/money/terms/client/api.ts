import { operationsOf } from '#platform/client/operations.ts'
import type { termsOperations } from '../contract.ts'

export const termsApi = operationsOf<typeof termsOperations>('terms')
