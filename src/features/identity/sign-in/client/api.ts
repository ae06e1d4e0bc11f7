import { operationsOf } from '#platform/client/operations.ts'
import type { signIn } from '../contract.ts'
import type { signInExports } from '../export-contract.ts'

export const signInApi = operationsOf<typeof signIn>('signIn')
export const signInExportsApi = operationsOf<typeof signInExports>('exports')
