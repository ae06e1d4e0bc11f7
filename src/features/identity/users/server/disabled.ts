import type { Transaction } from '#platform/database/database.ts'
import { slot } from '#platform/parts.ts'

/**
 * What of a user ends for good when the account is switched off: links that work without a session and would come back with
 * it. Needs scope system.
 */
export const endsWithAccess = slot<(tx: Transaction, userId: number) => Promise<unknown>>('users.endsWithAccess')
