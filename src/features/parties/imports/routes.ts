import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { staff } from '#platform/session/role-groups.ts'

export const importsRoutes = area({ since: 'parties', from: 'ours' }, [
  { path: '/import/people', screen: 'imports.wizard', title: 'Import Employees', needs: 'employee:create' },
  { path: '/import/companies', screen: 'imports.wizard', title: 'Import Companies', needs: 'company:create' },
  { path: '/import/:id', screen: 'imports.wizard', title: 'Import', can: null },
])

export const importsMenu = [
  menuRows('Clients', [
    [
      3,
      'import/companies',
      'Import Companies',
      'userEdit',
      [Role.provider, Role.providerAssistant, Role.attorney, Role.lawFirm],
    ],
  ]),
  menuRows('Employees', [[3, 'import/people', 'Import employees', 'userEdit', staff]]),
]
