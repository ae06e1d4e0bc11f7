import type { ClientFeature } from '#platform/client/feature.ts'

export const billingClient: ClientFeature = { screens: { 'payments.method': () => import('./BillingScreen.tsx') } }
