import { area } from './route.ts'

/** The first screens of each role, and what everybody reads. */
export const dashboardRoutes = [
  ...area({ since: 'cases', from: 'spec §2' }, [
    { path: '/home', screen: 'home.landing', title: 'Home', since: 'foundation', can: null },
    { path: '/clientDashboard/:id?', screen: 'dashboards.client', title: 'Dashboard', meanwhile: 'home.landing' },
    {
      path: '/lawFirmCorporateDashboard/:id?',
      screen: 'dashboards.lawFirmCorporate',
      title: 'Corporate Dashboard',
    },
    {
      path: '/visaCareAttorneyDashboard',
      screen: 'dashboards.attorney',
      title: 'Attorney Dashboard',
      meanwhile: 'home.landing',
    },
  ]),
  ...area({ since: 'cases', from: 'spec §4' }, [
    {
      path: '/vCareLawFirmDashboard',
      screen: 'dashboards.lawFirm',
      title: 'Law Firm Dashboard',
      meanwhile: 'home.landing',
    },
  ]),
  ...area({ since: 'later', from: 'spec §2' }, [
    { path: '/visaCareReportPageView', screen: 'reports.view', title: 'Reports' },
    { path: '/visaCareNews', screen: 'news.list', title: 'News' },
    { path: '/visaCareStaticPage', screen: 'news.page', title: 'Information' },
  ]),
]
