import type { ClientFeature } from '#platform/client/feature.ts'

export const caseListsClient: ClientFeature = {
  screens: {
    'cases.list': () => import('./CaseListScreen.tsx'),
    'cases.orders': () => import('./CaseListScreen.tsx'),
    'cases.help': () => import('./CaseListScreen.tsx'),
  },
}
