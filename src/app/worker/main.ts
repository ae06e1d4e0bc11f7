import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { openLog } from '#platform/log/log.ts'
import { jobs } from '../implemented.ts'
import { begin } from '../server/begin.ts'
import { prepareDatabase, runMigrations } from '../server/prepare.ts'
import { openServices } from '../server/services.ts'

// A worker of its own: `npm run worker`, beside server nodes that run with WORKER=separate.
await begin(start)

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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}
