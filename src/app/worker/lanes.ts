import { type Jobs, type RunningWorker, startWorker } from '#platform/jobs/worker.ts'
import type { Services } from '#platform/services.ts'

/** How many of a kind are worked on at once. */
const AT_ONCE = { prompt: 3, awaited: 2, heavy: 3 } as const

type Lane = keyof typeof AT_ONCE

/**
 * Three kinds of jobs that do not wait for each other. In one lane three packages on a busy machine held back every mail
 * for minutes, among them the code that somebody needs to sign in or to sign.
 */
export function lanesOf(jobs: Jobs, heavy: readonly string[], awaited: readonly string[]): Record<Lane, Jobs> {
  const laneOf = (name: string): Lane =>
    awaited.includes(name) ? 'awaited' : heavy.includes(name) ? 'heavy' : 'prompt'
  const only = (lane: Lane) => Object.fromEntries(Object.entries(jobs).filter(([name]) => laneOf(name) === lane))
  return { prompt: only('prompt'), awaited: only('awaited'), heavy: only('heavy') }
}

/** Works the queue in its lanes; one begins after the other, since the first brings the queue's tables up to date. */
export async function workInLanes(
  services: Services,
  ownerUrl: string,
  lanes: Record<Lane, Jobs>,
): Promise<RunningWorker> {
  const workers: RunningWorker[] = []
  const stop = async () => void (await Promise.all(workers.map((worker) => worker.stop())))
  try {
    for (const lane of ['prompt', 'awaited', 'heavy'] as const)
      workers.push(await startWorker(services, ownerUrl, lanes[lane], AT_ONCE[lane]))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
