import type { ClientFeature } from '#platform/client/feature.ts'

export const sessionsClient: ClientFeature = {
  screens: {
    'signIn.sessionExpired': () => import('./SessionExpiredScreen.tsx'),
  },
}
