import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { staff } from '#platform/session/role-groups.ts'

export const reportsRoutes = area({ since: 'cases', from: 'spec §2' }, [
  { path: '/visaCareReportPageView', screen: 'reports.view', title: 'Reports', needs: 'report:read' },
])

export const reportsMenu = menuRows('Reports', [[1, 'visaCareReportPageView', 'Reports', 'reports', staff]])
