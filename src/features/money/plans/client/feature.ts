import type { ClientFeature } from '#platform/client/feature.ts'

export const plansClient: ClientFeature = {
  screens: {
    'payments.subscriptions': () => import('./SubscriptionsScreen.tsx'),
    'payments.frequencies': () => import('./FrequenciesScreen.tsx'),
    'payments.frequencyMap': () => import('./FrequencyMapScreen.tsx'),
    'payments.discounts': () => import('./DiscountsScreen.tsx'),
  },
}
