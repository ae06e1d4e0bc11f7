import { addDays, dayIn, defaultZone, instantIn } from '#formats/day.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'

export const RECONCILE_JOB = 'payments.reconcile'
const system = { kind: 'system' } as const
const HOUR = 3

export const startNightly = ({ database, clock }: Services): Promise<void> =>
  database.transaction(system, async (tx) => {
    const runAt = instantIn(defaultZone, addDays(dayIn(defaultZone, clock.now()), 1), HOUR)
    tx.atEnd(enqueueStep(RECONCILE_JOB, {}, { key: RECONCILE_JOB, runAt }))
  })
