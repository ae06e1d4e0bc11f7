import { operationsOf } from '#platform/client/operations.ts'
import type { signUp } from '../contract.ts'

export const signUpApi = operationsOf<typeof signUp>('signUp')
