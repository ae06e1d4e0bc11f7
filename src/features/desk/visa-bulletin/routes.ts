import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { staff } from '#platform/session/role-groups.ts'

export const visaBulletinRoutes = area({ since: 'cases', from: 'ours' }, [
  { path: '/visaCareVisaBulletin', screen: 'visaBulletin.month', title: 'Visa Bulletin' },
])

export const visaBulletinMenu = menuRows('Reports', [[4, 'visaCareVisaBulletin', 'Visa Bulletin', 'reports', staff]])
