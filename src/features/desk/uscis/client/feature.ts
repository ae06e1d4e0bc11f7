import type { ClientFeature } from '#platform/client/feature.ts'

export const uscisClient: ClientFeature = {
  screens: {
    'uscis.lookUp': () => import('./LookUpScreen.tsx'),
  },
}
