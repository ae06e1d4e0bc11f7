import type { ClientFeature } from '#platform/client/feature.ts'

export const commonDetailsClient: ClientFeature = {
  screens: {
    'commonDetails.list': () => import('./CommonDetailsScreen.tsx'),
  },
}
