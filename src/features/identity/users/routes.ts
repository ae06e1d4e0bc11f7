import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { administrators } from '#platform/session/role-groups.ts'

export const usersRoutes = area({ since: 'foundation', from: 'spec §2' }, [
  { path: '/user/manageusers', screen: 'users.manage', title: 'Manage Users', needs: 'user:read' },
])

export const usersMenu = menuRows('Users', [[1, 'user/manageusers', 'All users', 'userManage', administrators]])
