import type { ClientFeature } from '#platform/client/feature.ts'

export const worksheetsClient: ClientFeature = {
  screens: {
    'worksheets.view': () => import('./WorksheetScreen.tsx'),
  },
}
