import type { ClientFeature } from '#platform/client/feature.ts'

export const peopleClient: ClientFeature = {
  screens: {
    'users.create': () => import('./CreateUserScreen.tsx'),
    'users.ofCompany': () => import('./CompanyUsersScreen.tsx'),
    'people.create': () => import('./NewEmployeeScreen.tsx'),
  },
}
