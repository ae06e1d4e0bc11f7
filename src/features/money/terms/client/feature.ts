import type { ClientFeature } from '#platform/client/feature.ts'

export const termsClient: ClientFeature = { screens: { 'payments.terms': () => import('./TermsScreen.tsx') } }
