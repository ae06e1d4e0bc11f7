import { refreshItems } from './open-items.ts'
import { refreshPercent } from './percent-store.ts'

type Refreshing = Parameters<typeof refreshItems>[0]

/** How far the forms of a case are, and what is open in it: from one look at its file, by the system, as its jobs have it. */
export const refreshCase = (refreshing: Refreshing, caseId: number): Promise<void> =>
  refreshing.db.within({ kind: 'system' }, async () => {
    const { db, services, now } = refreshing
    const file = await refreshPercent(db, caseId, { keyring: services.keyring, now })
    await refreshItems(refreshing, caseId, file)
  })
