import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { offices } from '#platform/session/role-groups.ts'

export const attorneysRoutes = area({ since: 'parties', from: 'spec §2' }, [
  {
    path: '/vCareAttorneyUser/:companyAutoId?',
    screen: 'attorneys.users',
    title: 'Attorney User',
    needs: 'attorney:read',
  },
  {
    path: '/visaCareAddNewAttorney/:companyAutoId?/:id?',
    screen: 'attorneys.details',
    title: 'Attorney Details',
    needs: 'attorney:read',
  },
  { path: '/visaCareAttorneySetUp', screen: 'attorneys.setUp', title: 'Attorney Set Up', needs: 'attorney:read' },
  { path: '/visaCareManageAttorneys', screen: 'attorneys.list', title: 'Manage Attorneys', needs: 'attorney:read' },
])

export const attorneysMenu = menuRows('Law firms', [
  [5, 'visaCareManageAttorneys', 'Manage Attorneys', 'userManage', offices],
  [
    6,
    'visaCareAddNewAttorney',
    'Attorney Details',
    'userEdit',
    [Role.provider, Role.providerAssistant, Role.attorney, Role.lawFirm],
  ],
  [7, 'vCareAttorneyUser', 'Attorney User', 'userManage', offices],
  [8, 'visaCareAttorneySetUp', 'Attorney Set Up', 'setting', offices],
])
