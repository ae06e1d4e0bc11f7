import type { CaseColumns } from './case-row.ts'
import { refreshItems } from './open-items.ts'
import { maskedFile, progressOf } from './percent-store.ts'

type Refreshing = Parameters<typeof refreshItems>[0]

/**
 * How far the forms of a case are, and what is open in it: from one look at its file, by the system, as its jobs have it.
 * Answers the case as it is then.
 */
export const refreshCase = (refreshing: Refreshing, caseId: number): Promise<CaseColumns> =>
  refreshing.db.within({ kind: 'system' }, async () => {
    const { db, services, now } = refreshing
    const file = await maskedFile(db, caseId, { keyring: services.keyring, now })
    return refreshItems(refreshing, caseId, { file, progress: progressOf(file) })
  })
