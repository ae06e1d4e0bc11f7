import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const auditTrailRoutes = area({ since: 'foundation', from: 'ours' }, [
  { path: '/auditTrail', screen: 'audit.trail', title: 'Audit Trail', needs: 'audit:read' },
])

export const auditTrailMenu = menuRows('Settings', [[10, 'auditTrail', 'Audit Trail', 'reports', [Role.provider]]])
