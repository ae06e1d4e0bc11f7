import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const connectionsRoutes = area({ since: 'cases', from: 'ours', needs: 'api-key:edit' }, [
  { path: '/visaCareConnections', screen: 'connections.all', title: 'API Keys and Webhooks' },
])

export const connectionsMenu = menuRows('Organization', [
  [4, 'visaCareConnections', 'API keys and webhooks', 'setting', [Role.provider, Role.employer, Role.lawFirm]],
])
