import type { ClientFeature } from '#platform/client/feature.ts'

export const newCaseClient: ClientFeature = {
  screens: {
    'cases.create': () => import('./CreateCaseScreen.tsx'),
  },
}
