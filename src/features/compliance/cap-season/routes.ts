import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { staff } from '#platform/session/role-groups.ts'

export const capSeasonRoutes = area({ since: 'cases', from: 'ours' }, [
  { path: '/visaCareCapSeason', screen: 'capSeason.board', title: 'Cap season', needs: 'cap:read' },
])

export const capSeasonMenu = menuRows('Cases', [[17, 'visaCareCapSeason', 'Cap season', 'calendar', staff]])
