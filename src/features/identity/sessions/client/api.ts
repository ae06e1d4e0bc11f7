import { operationsOf } from '#platform/client/operations.ts'
import type { sessions } from '../contract.ts'

export const sessionsApi = operationsOf<typeof sessions>('signIn')
