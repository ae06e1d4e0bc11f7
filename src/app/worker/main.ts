import type { Config } from '#platform/config.ts'
import { prepareDatabase, runMigrations } from '../server/prepare.ts'
import { begin } from '../server/process.ts'

// A worker of its own: `npm run worker`, beside server nodes that run with WORKER=separate.
await begin(start)

async function start(config: Config): Promise<void> {
  const prepared = await prepareDatabase(config, console.log)
  await runMigrations(prepared.ownerUrl, () => {})
  // Loaded once there is a database for it: whoever is refused hears it at once.
  const { startWorking } = await import('./working.ts')
  const stopWorking = await startWorking(config, prepared)
  console.log('VisaCare worker is ready.')

  const stop = async () => {
    await stopWorking()
    await prepared.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}
