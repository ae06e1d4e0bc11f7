import type { myAccount } from '#identity/users/my-account-contract.ts'
import { operationsOf } from '#platform/client/operations.ts'

/** The own user record belongs to the users; the screen of the own account is here. */
export const myAccountApi = operationsOf<typeof myAccount>('users')
