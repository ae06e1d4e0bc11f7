import type { ClientFeature } from '#platform/client/feature.ts'

export const filingClient: ClientFeature = {
  screens: {
    'filings.ofCase': () => import('./FilingScreen.tsx'),
  },
}
