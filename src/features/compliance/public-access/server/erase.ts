import type { Services } from '#platform/services.ts'
import { filesOfDestroyed } from './keeping-store.ts'

export const ERASE_JOB = 'publicAccess.erase'

/** The files go after the record says so, replaced ones too; what is gone already is no trouble. */
export async function erase(services: Services, publicFileId: number): Promise<void> {
  for (const { key } of await filesOfDestroyed(services.database.read({ kind: 'system' }), publicFileId))
    await services.files.delete(key)
}
