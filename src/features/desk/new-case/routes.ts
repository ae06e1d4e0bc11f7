import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { everyone } from '#platform/session/role-groups.ts'

/** Where a case is opened. */
export const newCaseRoutes = area({ since: 'cases', from: 'spec §2' }, [
  { path: '/visaCareCreateCase/:id?', screen: 'cases.create', meanwhile: 'cases.create', title: 'Create Case' },
])

export const newCaseMenu = menuRows('Cases', [[4, 'visaCareCreateCase', 'New case', 'cases', everyone]])
