import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { everyone } from '#platform/session/role-groups.ts'

export const newsRoutes = area({ since: 'cases', from: 'spec §2' }, [
  { path: '/visaCareNews', screen: 'news.list', title: 'News' },
  { path: '/visaCareStaticPage', screen: 'news.page', title: 'Information' },
])

export const newsMenu = menuRows('News and help', [
  [1, 'visaCareNews', 'News', 'reports', everyone],
  [2, 'visaCareStaticPage', 'Help', 'reports', everyone],
])
