import type { ClientFeature } from '#platform/client/feature.ts'

export const caseScreenClient: ClientFeature = {
  screens: {
    'cases.details': () => import('./CaseDetailsScreen.tsx'),
    'cases.reportChange': () => import('./ReportChangeScreen.tsx'),
  },
}
