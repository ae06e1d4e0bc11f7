import type { ClientFeature } from '#platform/client/feature.ts'

export const laborConditionsClient: ClientFeature = {
  screens: { 'lcas.record': () => import('./LcaScreen.tsx') },
}
