import type { ClientFeature } from '#platform/client/feature.ts'

export const systemCheckClient: ClientFeature = {
  screens: {
    'signIn.check': () => import('./CheckScreen.tsx'),
  },
}
