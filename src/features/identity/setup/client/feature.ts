import type { ClientFeature } from '#platform/client/feature.ts'

export const setupClient: ClientFeature = {
  screens: {
    'signIn.setUp': () => import('./SetUpScreen.tsx'),
  },
}
