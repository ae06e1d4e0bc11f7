import type { auditExports, auditTrail } from '#identity/audit-trail/contract.ts'
import type { commonDetailExports, commonDetails } from '#identity/common-details/contract.ts'
import type { notifications } from '#identity/notifications/contract.ts'
import type { outbox, outboxExports } from '#identity/outbox/contract.ts'
import type { ownSettings } from '#identity/own-settings/contract.ts'
import type { passwords } from '#identity/passwords/contract.ts'
import type { roleExports, roles } from '#identity/roles/contract.ts'
import type { permissions } from '#identity/roles/permission-contract.ts'
import type { rolePermissions } from '#identity/roles/role-permission-contract.ts'
import type { factors } from '#identity/second-factors/contract.ts'
import type { sessions } from '#identity/sessions/contract.ts'
import type { setup } from '#identity/setup/contract.ts'
import type { signIn, signInExports } from '#identity/sign-in/contract.ts'
import type { systemCheck } from '#identity/system-check/contract.ts'
import type { userExports, users } from '#identity/users/contract.ts'
import type { myAccount } from '#identity/users/my-account-contract.ts'
import { operationsOf } from '#platform/client/operations.ts'

// What the browser may ask of this floor: each call by its name, with the types of its contract and nothing else of it.

export const auditTrailApi = operationsOf<typeof auditTrail>('auditTrail')
export const auditExportsApi = operationsOf<typeof auditExports>('exports')
export const commonDetailsApi = operationsOf<typeof commonDetails>('commonDetails')
export const commonDetailExportsApi = operationsOf<typeof commonDetailExports>('exports')
export const notificationsApi = operationsOf<typeof notifications>('notifications')
export const outboxApi = operationsOf<typeof outbox>('outbox')
export const outboxExportsApi = operationsOf<typeof outboxExports>('exports')
export const ownSettingsApi = operationsOf<typeof ownSettings>('users')
export const passwordsApi = operationsOf<typeof passwords>('passwords')
export const rolesApi = operationsOf<typeof roles>('roles')
export const permissionsApi = operationsOf<typeof permissions>('permissions')
export const rolePermissionsApi = operationsOf<typeof rolePermissions>('rolePermissions')
export const roleExportsApi = operationsOf<typeof roleExports>('exports')
export const factorsApi = operationsOf<typeof factors>('factors')
export const sessionsApi = operationsOf<typeof sessions>('signIn')
export const setupApi = operationsOf<typeof setup>('setup')
export const signInApi = operationsOf<typeof signIn>('signIn')
export const signInExportsApi = operationsOf<typeof signInExports>('exports')
export const systemCheckApi = operationsOf<typeof systemCheck>('systemCheck')
export const usersApi = operationsOf<typeof users>('users')
/** The part of `users` that everybody has: the own account. */
export const myAccountApi = operationsOf<typeof myAccount>('users')
export const userExportsApi = operationsOf<typeof userExports>('exports')
