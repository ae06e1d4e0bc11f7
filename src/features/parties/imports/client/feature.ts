import type { ClientFeature } from '#platform/client/feature.ts'

export const importsClient: ClientFeature = {
  screens: {
    'imports.wizard': () => import('./ImportScreen.tsx'),
  },
}
