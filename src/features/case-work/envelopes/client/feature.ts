import { lazy } from 'react'
import { belowProfile } from '#parties/companies/client/below-profile.ts'
import type { ClientFeature } from '#platform/client/feature.ts'

export const envelopesClient: ClientFeature = {
  screens: {
    'signatures.envelope': () => import('./SignScreen.tsx'),
    'signatures.verify': () => import('./VerifyScreen.tsx'),
  },
  parts: [belowProfile(lazy(() => import('./CompanyEnvelopesCard.tsx')))],
}
