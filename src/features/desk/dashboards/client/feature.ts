import type { ClientFeature } from '#platform/client/feature.ts'

export const dashboardsClient: ClientFeature = {
  screens: {
    'dashboards.client': () => import('./DashboardScreen.tsx'),
    'dashboards.lawFirmCorporate': () => import('./DashboardScreen.tsx'),
    'dashboards.attorney': () => import('./DashboardScreen.tsx'),
    'dashboards.lawFirm': () => import('./DashboardScreen.tsx'),
    'cases.mine': () => import('./MyCasesScreen.tsx'),
  },
}
