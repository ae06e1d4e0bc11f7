import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { openLog } from '#platform/log/log.ts'
import { awaitedJobs, heavyJobs, jobs } from '../implemented.ts'
import type { PreparedDatabase } from '../server/prepare.ts'
import { openServices } from '../server/services.ts'
import { lanesOf, workInLanes } from './lanes.ts'

/** Works the queue of a migrated database; what is answered ends it. */
export async function startWorking(
  config: Config,
  { ownerUrl, appUrl }: PreparedDatabase,
): Promise<() => Promise<void>> {
  const services = await openServices({ config, clock: systemClock, log: openLog(config.logLevel), appUrl })
  const worker = await workInLanes(services, ownerUrl, lanesOf(jobs, heavyJobs, awaitedJobs))
  return async () => {
    await worker.stop()
    await services.database.end()
  }
}
