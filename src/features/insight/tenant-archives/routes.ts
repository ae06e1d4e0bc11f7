import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const tenantArchivesRoutes = area({ since: 'cases', from: 'ours', needs: 'tenant:export' }, [
  { path: '/visaCareAllData', screen: 'tenantArchives.all', title: 'Data Archives' },
])

export const tenantArchivesMenu = menuRows('Organization', [
  [5, 'visaCareAllData', 'All data', 'file', [Role.provider, Role.employer, Role.lawFirm]],
])
