import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { offices, providers, staff } from '#platform/session/role-groups.ts'

/** The first screens of each role, and the own cases of an employee. */
export const dashboardsRoutes = [
  ...area({ since: 'cases', from: 'spec §2' }, [
    { path: '/clientDashboard/:id?', screen: 'dashboards.client', title: 'Dashboard', meanwhile: 'dashboards.client' },
    {
      path: '/lawFirmCorporateDashboard/:id?',
      screen: 'dashboards.lawFirmCorporate',
      meanwhile: 'dashboards.lawFirmCorporate',
      title: 'Corporate Dashboard',
    },
    {
      path: '/visaCareAttorneyDashboard',
      screen: 'dashboards.attorney',
      title: 'Attorney Dashboard',
      meanwhile: 'dashboards.attorney',
    },
    {
      path: '/visacareMyCases',
      screen: 'cases.mine',
      title: 'My Case Details',
      meanwhile: 'cases.mine',
    },
  ]),
  ...area({ since: 'cases', from: 'spec §4' }, [
    {
      path: '/vCareLawFirmDashboard',
      screen: 'dashboards.lawFirm',
      title: 'Law Firm Dashboard',
      meanwhile: 'dashboards.lawFirm',
    },
  ]),
]

export const dashboardsMenu = [
  menuRows('Clients', [
    [4, 'clientDashboard', 'Client Dashboard', 'dashboard', staff],
    [5, 'lawFirmCorporateDashboard', 'Corporate Dashboard', 'dashboard', offices],
  ]),
  menuRows('Law firms', [
    [1, 'vCareLawFirmDashboard', 'Law Firm Dashboard', 'dashboard', providers],
    [4, 'visaCareAttorneyDashboard', 'Attorney Dashboard', 'dashboard', offices],
  ]),
  menuRows('Cases', [[3, 'visacareMyCases', 'My Cases', 'cases', [Role.employee]]]),
]
