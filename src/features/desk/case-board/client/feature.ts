import type { ClientFeature } from '#platform/client/feature.ts'

export const caseBoardClient: ClientFeature = {
  screens: {
    'cases.board': () => import('./BoardScreen.tsx'),
  },
}
