import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const outboxRoutes = area({ since: 'foundation', from: 'ours' }, [
  { path: '/outbox', screen: 'outbox.list', title: 'Sent E-mails', needs: 'outbox:read' },
])

export const outboxMenu = menuRows('Settings', [[9, 'outbox', 'Sent E-mails', 'reports', [Role.provider]]])
