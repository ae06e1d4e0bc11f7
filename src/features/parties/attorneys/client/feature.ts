import type { ClientFeature } from '#platform/client/feature.ts'

export const attorneysClient: ClientFeature = {
  screens: {
    'attorneys.list': () => import('./ManageAttorneysScreen.tsx'),
    'attorneys.details': () => import('./AttorneyScreen.tsx'),
    'attorneys.setUp': () => import('./AttorneySetUpScreen.tsx'),
    'attorneys.users': () => import('./AttorneyUsersScreen.tsx'),
  },
}
