import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const capSeasonRoutes = area({ since: 'cases', from: 'ours' }, [
  { path: '/visaCareCapSeason', screen: 'capSeason.board', title: 'Cap season', needs: 'cap:read' },
])

export const capSeasonMenu = menuRows('Cases', [
  [14, 'visaCareCapSeason', 'Cap season', 'calendar', [1, 2, 3, 4, 9, 10, 13]],
])
