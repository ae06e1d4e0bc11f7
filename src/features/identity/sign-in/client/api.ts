import { operationsOf } from '#platform/client/operations.ts'
import type { signIn } from '../contract.ts'
import type { factors } from '../factor-contract.ts'
import type { passwords } from '../password-contract.ts'

export const signInApi = operationsOf<typeof signIn>('signIn')
export const passwordsApi = operationsOf<typeof passwords>('passwords')
export const factorsApi = operationsOf<typeof factors>('factors')
