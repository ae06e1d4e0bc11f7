import type { users } from '#identity/users/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'
import type { auditTrail } from '../contract.ts'
import type { auditExports } from '../export-contract.ts'

export const auditTrailApi = operationsOf<typeof auditTrail>('auditTrail')
export const usersApi = operationsOf<typeof users>('users')
export const auditExportsApi = operationsOf<typeof auditExports>('exports')
