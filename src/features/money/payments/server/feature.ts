import type { ServerFeature } from '#platform/feature.ts'
import { applyEvent } from './apply.ts'
import { CHARGE_JOB, charge, REFUND_JOB, refund } from './charge.ts'
import { APPLY_JOB } from './events-store.ts'
import { paymentsHandlers } from './handlers.ts'
import { nightly, RECONCILE_JOB, reconcile } from './reconcile.ts'
import { TAKE_CREDIT_JOB, takeCredit } from './take-credit.ts'
import { serveWebhook } from './webhook.ts'

export const paymentsServer: ServerFeature = {
  handlers: paymentsHandlers,
  serve: serveWebhook,
  jobs: {
    [CHARGE_JOB]: (services, { chargeId }: { chargeId: number }) => charge(services, chargeId),
    [REFUND_JOB]: (services, { refundId }: { refundId: number }) => refund(services, refundId),
    [TAKE_CREDIT_JOB]: (services, { correctionId }: { correctionId: number }) => takeCredit(services, correctionId),
    [APPLY_JOB]: (services, { eventId, again }: { eventId: string; again?: boolean }) =>
      applyEvent(services, eventId, { again }),
    [RECONCILE_JOB]: async (services, { once }: { once?: boolean }) => {
      if (once) await reconcile(services)
      else await nightly(services)
    },
  },
}
