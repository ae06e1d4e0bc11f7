import type { ClientFeature } from '#platform/client/feature.ts'

export const reportsClient: ClientFeature = { screens: { 'reports.view': () => import('./ReportsScreen.tsx') } }
