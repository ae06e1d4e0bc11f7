import type { ClientFeature } from '#platform/client/feature.ts'

export const homeClient: ClientFeature = {
  screens: {
    'home.landing': () => import('./LandingScreen.tsx'),
  },
}
