import type { ClientFeature } from '#platform/client/feature.ts'

export const filingAddressesClient: ClientFeature = {
  screens: {
    'filings.addresses': () => import('./FilingAddressesScreen.tsx'),
  },
}
