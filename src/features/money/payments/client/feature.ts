import type { ClientFeature } from '#platform/client/feature.ts'

export const paymentsClient: ClientFeature = {
  screens: {
    'payments.addMethod': () => import('./AddMethodScreen.tsx'),
    'payments.transactions': () => import('./TransactionsScreen.tsx'),
    'payments.checkout': () => import('./CheckoutScreen.tsx'),
  },
}
