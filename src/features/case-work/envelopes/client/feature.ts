import type { ClientFeature } from '#platform/client/feature.ts'

export const envelopesClient: ClientFeature = {
  screens: {
    'signatures.envelope': () => import('./SignScreen.tsx'),
    'signatures.verify': () => import('./VerifyScreen.tsx'),
  },
}
