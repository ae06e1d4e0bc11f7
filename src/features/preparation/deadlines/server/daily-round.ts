import { addDays, dayIn, defaultZone, instantIn } from '#formats/day.ts'
import { enqueueOnce, enqueueStep } from '#platform/jobs/enqueue.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'

// What a start puts on the queue. How it is done is loaded with the first of these jobs (jobs.ts).
export const REFRESH_JOB = 'deadlines.refresh'
export const REFRESH_ALL_JOB = 'deadlines.refreshAll'
export const DAILY_JOB = 'deadlines.daily'

const system = { kind: 'system' } as const

/** What features above remind of each morning, each once a day. */
export const mornings = slot<(services: Services, now: Date) => Promise<unknown>>('done each morning')

/** Once in the life of an installation: what was open in its cases before that was kept is worked out, in the background. */
export const startItems = async (services: Services): Promise<void> => {
  await enqueueOnce(services, 'public access files owed', REFRESH_ALL_JOB)
  await enqueueOnce(services, 'what is due next', REFRESH_ALL_JOB)
}

/** Puts the round on the queue: at a start soon, since a morning may have been missed; else for the next morning. */
export const startDaily = ({ database, clock }: Services, when: 'soon' | 'tomorrow' = 'soon'): Promise<void> =>
  database.transaction(system, async (tx) => {
    const now = clock.now()
    const morning = instantIn(defaultZone, addDays(dayIn(defaultZone, now), 1), 6)
    const runAt = when === 'soon' ? new Date(now.getTime() + 60_000) : morning
    tx.atEnd(enqueueStep(DAILY_JOB, {}, { key: DAILY_JOB, runAt }))
  })
