import { roomForPeople } from '#identity/users/server/room.ts'
import { billing } from '#money/billing/contract.ts'
import { invoices } from '#money/invoices/contract.ts'
import { orders } from '#money/orders/contract.ts'
import { orderOpen, ordersArePaid } from '#money/orders/server/order-standing.ts'
import { payments } from '#money/payments/contract.ts'
import { applyEvent, eventAppliers } from '#money/payments/server/apply.ts'
import { CHARGE_JOB, charge, REFUND_JOB, refund } from '#money/payments/server/charge.ts'
import { APPLY_JOB } from '#money/payments/server/events-store.ts'
import { nightly, RECONCILE_JOB, reconcile } from '#money/payments/server/reconcile.ts'
import { TAKE_CREDIT_JOB, takeCredit } from '#money/payments/server/take-credit.ts'
import { serveWebhook } from '#money/payments/server/webhook.ts'
import { plans } from '#money/plans/contract.ts'
import { DISCOUNT_JOB } from '#money/plans/server/discount-step.ts'
import { subscriptions } from '#money/subscriptions/contract.ts'
import { CHANGE_JOB, changeSubscription } from '#money/subscriptions/server/change.ts'
import { tellDiscount } from '#money/subscriptions/server/discount.ts'
import { whyNoRoom } from '#money/subscriptions/server/store.ts'
import { subscriptionAppliers } from '#money/subscriptions/server/told.ts'
import { termsOperations } from '#money/terms/contract.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'
import { exportedInvoiceLists } from './exported-lists.ts'

/** What each feature of this floor does on the server. */
export const moneyOnServer = {
  plans: { handlers: onFirstCall(plans, () => import('#money/plans/server/handlers.ts'), 'plansHandlers') },
  invoices: {
    handlers: onFirstCall(invoices, () => import('#money/invoices/server/handlers.ts'), 'invoicesHandlers'),
    parts: exportedInvoiceLists,
  },
  payments: {
    handlers: onFirstCall(payments, () => import('#money/payments/server/handlers.ts'), 'paymentsHandlers'),
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
  },
  subscriptions: {
    handlers: onFirstCall(
      subscriptions,
      () => import('#money/subscriptions/server/handlers.ts'),
      'subscriptionsHandlers',
    ),
    jobs: {
      [CHANGE_JOB]: (services, { companyId }: { companyId: number }) => changeSubscription(services, companyId),
      [DISCOUNT_JOB]: (services, { companyId, key }: { companyId: number; key: string }) =>
        tellDiscount(services, companyId, key),
    },
    parts: [eventAppliers(subscriptionAppliers), roomForPeople(whyNoRoom)],
  },
  orders: {
    handlers: onFirstCall(orders, () => import('#money/orders/server/handlers.ts'), 'ordersHandlers'),
    parts: [ordersArePaid, orderOpen],
  },
  billing: { handlers: onFirstCall(billing, () => import('#money/billing/server/handlers.ts'), 'billingHandlers') },
  terms: { handlers: onFirstCall(termsOperations, () => import('#money/terms/server/handlers.ts'), 'termsHandlers') },
} satisfies Readonly<Record<string, ServerFeature>>
