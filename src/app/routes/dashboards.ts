import { area } from '#platform/routes/route.ts'

/** The first screens of each role, and what everybody reads. */
export const dashboardRoutes = [
  ...area({ since: 'cases', from: 'spec §2' }, [
    { path: '/home', screen: 'home.landing', title: 'Home', since: 'foundation', can: null },
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
  ]),
  ...area({ since: 'cases', from: 'spec §4' }, [
    {
      path: '/vCareLawFirmDashboard',
      screen: 'dashboards.lawFirm',
      title: 'Law Firm Dashboard',
      meanwhile: 'dashboards.lawFirm',
    },
  ]),
  ...area({ since: 'later', from: 'spec §2' }, [
    { path: '/visaCareReportPageView', screen: 'reports.view', title: 'Reports' },
    { path: '/visaCareNews', screen: 'news.list', title: 'News' },
    { path: '/visaCareStaticPage', screen: 'news.page', title: 'Information' },
  ]),
]
