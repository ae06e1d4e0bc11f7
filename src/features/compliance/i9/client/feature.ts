import type { ClientFeature } from '#platform/client/feature.ts'

export const i9Client: ClientFeature = {
  screens: {
    'i9.dashboard': () => import('./DashboardScreen.tsx'),
    'i9.create': () => import('./CreateScreen.tsx'),
    'i9.search': () => import('./SearchScreen.tsx'),
    'i9.details': () => import('./DetailsScreen.tsx'),
    'i9.section1': () => import('./Section1Screen.tsx'),
    'i9.form': () => import('./NewFormsScreen.tsx'),
  },
}
