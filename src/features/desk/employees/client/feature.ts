import type { ClientFeature } from '#platform/client/feature.ts'

export const employeesClient: ClientFeature = {
  screens: {
    'people.list': () => import('./EmployeesScreen.tsx'),
    'people.employment': () => import('./PersonScreen.tsx'),
    'employees.roster': () => import('./RosterScreen.tsx'),
  },
}
