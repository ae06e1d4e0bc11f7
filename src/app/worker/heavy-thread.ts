import { parentPort, workerData } from 'node:worker_threads'
import { documentJobs } from '#features/documents/server/jobs.ts'
import { filingJobs } from '#features/filings/server/jobs.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { openLog } from '#platform/log/log.ts'
import { openServices } from '../server/services.ts'

export type Asked = { id: number; job: string; payload: unknown }
export type Done = { id: number; error?: string }

// The main program of a thread (apart.ts).
const jobs: Jobs = { ...filingJobs, ...documentJobs }
const { appUrl } = workerData as { appUrl: string }
const services = openServices({
  config: readConfig(process.env),
  clock: systemClock,
  log: openLog(readConfig(process.env).logLevel),
  appUrl,
})

parentPort?.on('message', async ({ id, job, payload }: Asked) => {
  const tell = (done: Done) => parentPort?.postMessage(done)
  try {
    await jobs[job]?.(await services, payload as never)
    tell({ id })
  } catch (error) {
    tell({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
