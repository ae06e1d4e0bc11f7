import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { openLog } from '#platform/log/log.ts'
import { jobs } from '../implemented.ts'
import type { PreparedDatabase } from '../server/prepare.ts'
import { openServices } from '../server/services.ts'

/** Works the queue of a migrated database; what is answered ends it. */
export async function startWorking(
  config: Config,
  { ownerUrl, appUrl }: PreparedDatabase,
): Promise<() => Promise<void>> {
  const services = await openServices({ config, clock: systemClock, log: openLog(config.logLevel), appUrl })
  const worker = await startWorker(services, ownerUrl, jobs)
  return async () => {
    await worker.stop()
    await services.database.end()
  }
}
