import type { ClientFeature } from '#platform/client/feature.ts'

export const lookUpsClient: ClientFeature = {
  screens: {
    'lookUps.lists': () => import('./CodeListsScreen.tsx'),
  },
}
