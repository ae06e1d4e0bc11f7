import type { ClientFeature } from '#platform/client/feature.ts'

export const companiesClient: ClientFeature = {
  screens: {
    'companies.create': () => import('./CreateClientScreen.tsx'),
    'companies.profile': () => import('./ClientProfileScreen.tsx'),
    'companies.list': () => import('./ClientListScreen.tsx'),
  },
}
