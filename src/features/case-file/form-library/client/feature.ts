import type { ClientFeature } from '#platform/client/feature.ts'

export const formLibraryClient: ClientFeature = {
  screens: {
    'forms.library': () => import('./FormLibraryScreen.tsx'),
  },
}
