import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { providers } from '#platform/session/role-groups.ts'

export const installationRoutes = area({ since: 'foundation', from: 'ours' }, [
  { path: '/installation', screen: 'installation.checklist', title: 'Installation', needs: 'installation:read' },
])

export const installationMenu = menuRows('Settings', [[12, 'installation', 'Installation', 'setting', providers]])
