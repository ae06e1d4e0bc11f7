import type { Jobs } from '#platform/jobs/worker.ts'
import type { Services } from '#platform/services.ts'
import { filesOfDestroyed } from './store.ts'

export const ERASE_JOB = 'retention.erase'

export const retentionJobs = {
  [ERASE_JOB]: (services, { documentId }: { documentId: number }) => erase(services, documentId),
} satisfies Jobs

/** The files go after the record says so; what is gone already is no trouble. */
async function erase(services: Services, documentId: number): Promise<void> {
  for (const { key } of await filesOfDestroyed(services.database.read({ kind: 'system' }), documentId))
    await services.files.delete(key)
}
