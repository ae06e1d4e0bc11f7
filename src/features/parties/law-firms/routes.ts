import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { offices, providers } from '#platform/session/role-groups.ts'

export const lawFirmsRoutes = area({ since: 'parties', from: 'decisions §5' }, [
  { path: '/visaCareManageLawFirms', screen: 'lawFirms.list', title: 'Manage Law Firms', needs: 'lawFirm:read' },
  { path: '/visaCareAddLawFirm/:id?', screen: 'lawFirms.details', title: 'Law Firm Details', needs: 'lawFirm:read' },
])

export const lawFirmsMenu = menuRows('Law firms', [
  [2, 'visaCareManageLawFirms', 'Manage Law Firms', 'userManage', providers],
  [3, 'visaCareAddLawFirm', 'Law Firm Details', 'userEdit', offices],
])
