import { lazy } from 'react'
import { belowProfile } from '#parties/companies/client/below-profile.ts'
import type { ClientFeature } from '#platform/client/feature.ts'

export const retentionClient: ClientFeature = {
  screens: { retention: () => import('./RetentionScreen.tsx') },
  parts: [belowProfile(lazy(() => import('./CompanyHoldCard.tsx')))],
}
