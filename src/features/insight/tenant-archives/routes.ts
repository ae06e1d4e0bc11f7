import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const tenantArchivesRoutes = area({ since: 'cases', from: 'ours', needs: 'tenant:export' }, [
  { path: '/visaCareAllData', screen: 'tenantArchives.all', title: 'Data Archives' },
])

export const tenantArchivesMenu = menuRows('Clients', [
  [8, 'visaCareAllData', 'Data Archives', 'file', [Role.provider, Role.employer, Role.lawFirm]],
])
