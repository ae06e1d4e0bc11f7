import type { billing } from '#money/billing/contract.ts'
import type { invoiceExports, invoices } from '#money/invoices/contract.ts'
import type { orders } from '#money/orders/contract.ts'
import type { payments } from '#money/payments/contract.ts'
import type { plans } from '#money/plans/contract.ts'
import type { subscriptions } from '#money/subscriptions/contract.ts'
import type { termsOperations } from '#money/terms/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'

// What the browser may ask of this floor: each call by its name, with the types of its contract and nothing else of it.

export const billingApi = operationsOf<typeof billing>('billing')
export const invoicesApi = operationsOf<typeof invoices>('invoices')
export const invoiceExportsApi = operationsOf<typeof invoiceExports>('exports')
export const ordersApi = operationsOf<typeof orders>('orders')
export const paymentsApi = operationsOf<typeof payments>('payments')
export const plansApi = operationsOf<typeof plans>('plans')
export const subscriptionsApi = operationsOf<typeof subscriptions>('subscriptions')
export const termsApi = operationsOf<typeof termsOperations>('terms')
