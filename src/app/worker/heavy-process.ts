import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { openLog } from '#platform/log/log.ts'
import type { Services } from '#platform/services.ts'
import { serverFeatures } from '../server/features.ts'
import { openServices } from '../server/services.ts'

export type Asked = { id: number; job: string; payload: unknown; appUrl: string }
export type Done = { id: number; error?: string }

// The main program of a process beside a server node (apart.ts).
if (process.argv[2] === 'awaited') goBehind()
else goLast()
// Ctrl+C reaches every program of a terminal, a service manager's signal every program of a service; the node says when
// it is over, or is gone: then the next one does it again.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit(0))

const jobs: Jobs = Object.fromEntries(
  serverFeatures.flatMap(({ jobs: own = {}, heavyJobs = [] }) =>
    Object.entries(own).filter(([name]) => heavyJobs.includes(name)),
  ),
)
let opened: Promise<Services> | undefined
/**
 * Work that goes last may wait longer for a processor than a request waits for the database: an answer that lay ready would
 * be taken for none. Nobody sits before a screen here.
 */
const PATIENCE_MS = 60_000

process.on('message', async ({ id, job, payload, appUrl }: Asked) => {
  const tell = (done: Done) => process.send?.(done)
  try {
    const work = jobs[job]
    if (work === undefined) throw new Error(`${job} is not a heavy job.`)
    await work(await services(appUrl), payload as never)
    tell({ id })
  } catch (error) {
    tell({ id, error: error instanceof Error ? error.message : String(error) })
  }
})

/** Opened once; a database that was away at the first try is asked again at the next. */
function services(appUrl: string): Promise<Services> {
  const config = readConfig(process.env)
  opened ??= openServices({
    ...{ config, clock: systemClock, log: openLog(config.logLevel), appUrl },
    patienceMs: PATIENCE_MS,
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** Short work that somebody waits for before a screen: behind the answers, before packages, and ended before the node. */
function goBehind(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  if (process.platform === 'linux') writeFile('/proc/self/oom_score_adj', '1000', () => {})
}

/**
 * Where processors are few, an answer goes before a package. Linux knows more than a low priority: work that never keeps
 * other work waiting. Where its `chrt` is missing, the low priority has to do. Where memory is short, this process and what
 * it starts is ended first, before the node and the database: an upload may be made to fill it.
 */
function goLast(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  if (process.platform !== 'linux') return
  execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', `${process.pid}`], () => {})
  writeFile('/proc/self/oom_score_adj', '1000', () => {})
}
