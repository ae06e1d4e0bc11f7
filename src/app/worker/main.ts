import { systemClock } from '#platform/clock.ts'
import { BadSetting, type Config, readConfig } from '#platform/config.ts'
import { StartRefused } from '#platform/database/embedded/refusal.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { openLog } from '#platform/log/log.ts'
import { keepHeapSmall } from '#platform/server/small-heap.ts'
import { jobs } from '../implemented.ts'
import { prepareDatabase, runMigrations } from '../server/prepare.ts'
import { openServices } from '../server/services.ts'

// A worker of its own: `npm run worker`, beside server nodes that run with WORKER=separate.
keepHeapSmall()
try {
  await start(readConfig(process.env))
} catch (error) {
  // A refusal is one sentence; anything else is a defect and shows where.
  const plain = error instanceof BadSetting || error instanceof StartRefused
  console.error(plain ? (error as Error).message : error)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const prepared = await prepareDatabase(config, console.log)
  await runMigrations(prepared.ownerUrl, () => {})
  const services = await openServices({
    config,
    clock: systemClock,
    log: openLog(config.logLevel),
    appUrl: prepared.appUrl,
  })
  const worker = await startWorker(services, prepared.ownerUrl, jobs)
  console.log('VisaCare worker is ready.')

  const stop = async () => {
    await worker.stop()
    await services.database.end()
    await prepared.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}
