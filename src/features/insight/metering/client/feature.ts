import type { ClientFeature } from '#platform/client/feature.ts'

export const meteringClient: ClientFeature = {
  screens: {
    'metering.reports': () => import('./MeterReportsScreen.tsx'),
    'metering.substations': () => import('./MeterSubstationsScreen.tsx'),
    'metering.scheduler': () => import('./MeterSchedulerScreen.tsx'),
  },
}
