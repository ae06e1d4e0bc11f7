import type { ClientFeature } from '#platform/client/feature.ts'

export const retentionClient: ClientFeature = { screens: { retention: () => import('./RetentionScreen.tsx') } }
