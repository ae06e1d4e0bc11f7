import type { ClientFeature } from '#platform/client/feature.ts'

export const subscriptionsClient: ClientFeature = {
  screens: {
    'payments.employerView': () => import('./EmployerViewScreen.tsx'),
    'payments.companySubscription': () => import('./CompanySubscriptionScreen.tsx'),
  },
}
