import type { ClientFeature } from '#platform/client/feature.ts'

export const publicAccessClient: ClientFeature = {
  screens: {
    'publicAccess.files': () => import('./PublicFilesScreen.tsx'),
    'publicAccess.file': () => import('./PublicFileScreen.tsx'),
    'publicAccess.inspection': () => import('./InspectionScreen.tsx'),
  },
}
