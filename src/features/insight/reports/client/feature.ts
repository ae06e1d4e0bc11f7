import { lazy } from 'react'
import { belowHome } from '#desk/dashboards/client/below-home.ts'
import type { ClientFeature } from '#platform/client/feature.ts'

export const reportsClient: ClientFeature = {
  screens: { 'reports.view': () => import('./ReportsScreen.tsx') },
  parts: [belowHome(lazy(() => import('./HomeFigures.tsx')))],
}
