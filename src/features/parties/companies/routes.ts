import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { advisers } from '#platform/session/role-groups.ts'

export const companiesRoutes = area({ since: 'parties', from: 'spec §2' }, [
  {
    path: '/visaCareCreateClients',
    screen: 'companies.create',
    title: 'Create Client Account',
    meanwhile: 'home.landing',
  },
  {
    path: '/visaCareClientProfile',
    screen: 'companies.profile',
    title: 'Client Profile',
    meanwhile: 'profile.own',
    can: null,
  },
  { path: '/visaCareManageClients', screen: 'companies.list', title: 'Manage Clients', needs: 'company:read' },
  {
    path: '/visacareEmployerList',
    screen: 'companies.list',
    title: 'Employer List',
    needs: 'company:read',
    can: 'visaCareManageClients',
  },
])

export const companiesMenu = [
  menuRows('Clients', [
    [1, 'visaCareManageClients', 'Manage Clients', 'userManage', advisers],
    [
      2,
      'visaCareCreateClients',
      'New Client',
      'userEdit',
      [Role.provider, Role.providerAssistant, Role.attorney, Role.lawFirm],
    ],
  ]),
  menuRows('Organization', [
    [
      1,
      'visaCareClientProfile',
      'Company profile',
      'userEdit',
      [Role.provider, Role.providerAssistant, Role.employer, Role.employerAssistant, Role.lawFirm],
    ],
  ]),
]
