import { figuresBelowHome } from '#insight/reports/client/below-home.ts'
import type { ClientFeature } from '#platform/client/feature.ts'

/** What each feature of this floor shows in the browser. */
export const insightInBrowser = {
  reports: {
    screens: { 'reports.view': () => import('#insight/reports/client/ReportsScreen.tsx') },
    parts: [figuresBelowHome],
  },
  metering: {
    screens: {
      'metering.reports': () => import('#insight/metering/client/MeterReportsScreen.tsx'),
      'metering.substations': () => import('#insight/metering/client/MeterSubstationsScreen.tsx'),
      'metering.scheduler': () => import('#insight/metering/client/MeterSchedulerScreen.tsx'),
    },
  },
  'tenant-archives': {
    screens: { 'tenantArchives.all': () => import('#insight/tenant-archives/client/ArchivesScreen.tsx') },
  },
  connections: {
    screens: { 'connections.all': () => import('#insight/connections/client/ConnectionsScreen.tsx') },
  },
} satisfies Readonly<Record<string, ClientFeature>>
