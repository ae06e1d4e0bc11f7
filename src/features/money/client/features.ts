import type { ClientFeature } from '#platform/client/feature.ts'

/** What each feature of this floor shows in the browser. */
export const moneyInBrowser = {
  plans: {
    screens: {
      'payments.subscriptions': () => import('#money/plans/client/SubscriptionsScreen.tsx'),
      'payments.frequencies': () => import('#money/plans/client/FrequenciesScreen.tsx'),
      'payments.frequencyMap': () => import('#money/plans/client/FrequencyMapScreen.tsx'),
      'payments.discounts': () => import('#money/plans/client/DiscountsScreen.tsx'),
    },
  },
  payments: {
    screens: {
      'payments.addMethod': () => import('#money/payments/client/AddMethodScreen.tsx'),
      'payments.transactions': () => import('#money/payments/client/TransactionsScreen.tsx'),
      'payments.checkout': () => import('#money/payments/client/CheckoutScreen.tsx'),
    },
  },
  subscriptions: {
    screens: {
      'payments.employerView': () => import('#money/subscriptions/client/EmployerViewScreen.tsx'),
      'payments.companySubscription': () => import('#money/subscriptions/client/CompanySubscriptionScreen.tsx'),
    },
  },
  billing: { screens: { 'payments.method': () => import('#money/billing/client/BillingScreen.tsx') } },
  terms: { screens: { 'payments.terms': () => import('#money/terms/client/TermsScreen.tsx') } },
} satisfies Readonly<Record<string, ClientFeature>>
