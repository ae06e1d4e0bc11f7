import type { roles } from '#identity/roles/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'
import type { users } from '../contract.ts'
import type { userExports } from '../export-contract.ts'
import type { myAccount } from '../my-account-contract.ts'

export const usersApi = operationsOf<typeof users>('users')
/** The part of `users` that everybody has: the own account. */
export const myAccountApi = operationsOf<typeof myAccount>('users')
export const rolesApi = operationsOf<typeof roles>('roles')
export const userExportsApi = operationsOf<typeof userExports>('exports')
