import type { Jobs } from '#platform/jobs/worker.ts'
import { applyEvent } from './apply.ts'
import { CHARGE_JOB, charge, REFUND_JOB, refund } from './charge.ts'
import { APPLY_JOB } from './events-store.ts'
import { RECONCILE_JOB } from './next-night.ts'
import { nightly, reconcile } from './reconcile.ts'
import { TAKE_CREDIT_JOB, takeCredit } from './take-credit.ts'

export const paymentJobs = {
  [CHARGE_JOB]: (services, { chargeId }: { chargeId: number }) => charge(services, chargeId),
  [REFUND_JOB]: (services, { refundId }: { refundId: number }) => refund(services, refundId),
  [TAKE_CREDIT_JOB]: (services, { correctionId }: { correctionId: number }) => takeCredit(services, correctionId),
  [APPLY_JOB]: (services, { eventId, again }: { eventId: string; again?: boolean }) =>
    applyEvent(services, eventId, { again }),
  [RECONCILE_JOB]: async (services, { once }: { once?: boolean }) => {
    if (once) await reconcile(services)
    else await nightly(services)
  },
} satisfies Jobs
