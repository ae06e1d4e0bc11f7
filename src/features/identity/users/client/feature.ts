import type { ClientFeature } from '#platform/client/feature.ts'

export const usersClient: ClientFeature = {
  screens: {
    'users.manage': () => import('./ManageUsersScreen.tsx'),
  },
}
