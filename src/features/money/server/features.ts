import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { moveGuards } from '#case-file/moves/server/move-parts.ts'
import { roomForPeople } from '#identity/users/server/room.ts'
import { billing } from '#money/billing/contract.ts'
import { invoices } from '#money/invoices/contract.ts'
import { orders } from '#money/orders/contract.ts'
import { payments } from '#money/payments/contract.ts'
import { eventAppliers } from '#money/payments/server/event-appliers.ts'
import { serveWebhook } from '#money/payments/server/webhook.ts'
import { plans } from '#money/plans/contract.ts'
import { subscriptions } from '#money/subscriptions/contract.ts'
import { whyNoRoom } from '#money/subscriptions/server/store.ts'
import { termsOperations } from '#money/terms/contract.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { jobsOnFirstRun, partOnFirstCall } from '#platform/on-first-use.ts'
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
    jobs: jobsOnFirstRun(
      ['payments.charge', 'payments.refund', 'payments.takeCredit', 'payments.applyEvent', 'payments.reconcile'],
      () => import('#money/payments/server/jobs.ts'),
      'paymentJobs',
    ),
  },
  subscriptions: {
    handlers: onFirstCall(
      subscriptions,
      () => import('#money/subscriptions/server/handlers.ts'),
      'subscriptionsHandlers',
    ),
    jobs: jobsOnFirstRun(
      ['subscriptions.change', 'subscriptions.discount'],
      () => import('#money/subscriptions/server/jobs.ts'),
      'subscriptionJobs',
    ),
    parts: [
      eventAppliers(async () => (await import('#money/subscriptions/server/told.ts')).subscriptionAppliers),
      roomForPeople(whyNoRoom),
    ],
  },
  orders: {
    handlers: onFirstCall(orders, () => import('#money/orders/server/handlers.ts'), 'ordersHandlers'),
    parts: [
      partOnFirstCall(moveGuards, () => import('#money/orders/server/order-standing.ts'), 'ordersArePaid'),
      partOnFirstCall(openItems, () => import('#money/orders/server/order-standing.ts'), 'orderOpen'),
    ],
  },
  billing: { handlers: onFirstCall(billing, () => import('#money/billing/server/handlers.ts'), 'billingHandlers') },
  terms: { handlers: onFirstCall(termsOperations, () => import('#money/terms/server/handlers.ts'), 'termsHandlers') },
} satisfies Readonly<Record<string, ServerFeature>>
