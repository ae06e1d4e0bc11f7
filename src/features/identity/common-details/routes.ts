import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { providers } from '#platform/session/role-groups.ts'

export const commonDetailsRoutes = area({ since: 'foundation', from: 'decisions §5' }, [
  { path: '/user/commondetails', screen: 'commonDetails.list', title: 'Common Details', needs: 'commonDetail:edit' },
])

export const commonDetailsMenu = menuRows('Settings', [
  [8, 'user/commondetails', 'Common Details', 'setting', providers],
])
