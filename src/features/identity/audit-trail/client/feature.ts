import type { ClientFeature } from '#platform/client/feature.ts'

export const auditTrailClient: ClientFeature = {
  screens: {
    'audit.trail': () => import('./AuditTrailScreen.tsx'),
  },
}
