import type { ClientFeature } from '#platform/client/feature.ts'

/** What each feature of this floor shows in the browser. */
export const deskInBrowser = {
  'case-board': {
    screens: {
      'cases.board': () => import('#desk/case-board/client/BoardScreen.tsx'),
    },
  },
  'case-lists': {
    screens: {
      'cases.list': () => import('#desk/case-lists/client/CaseListScreen.tsx'),
      'cases.orders': () => import('#desk/case-lists/client/CaseListScreen.tsx'),
      'cases.help': () => import('#desk/case-lists/client/CaseListScreen.tsx'),
    },
  },
  dashboards: {
    screens: {
      'dashboards.client': () => import('#desk/dashboards/client/DashboardScreen.tsx'),
      'dashboards.lawFirmCorporate': () => import('#desk/dashboards/client/DashboardScreen.tsx'),
      'dashboards.attorney': () => import('#desk/dashboards/client/DashboardScreen.tsx'),
      'dashboards.lawFirm': () => import('#desk/dashboards/client/DashboardScreen.tsx'),
      'cases.mine': () => import('#desk/dashboards/client/MyCasesScreen.tsx'),
    },
  },
  employees: {
    screens: {
      'people.list': () => import('#desk/employees/client/EmployeesScreen.tsx'),
      'people.employment': () => import('#desk/employees/client/PersonScreen.tsx'),
      'employees.roster': () => import('#desk/employees/client/RosterScreen.tsx'),
    },
  },
  'new-case': {
    screens: {
      'cases.create': () => import('#desk/new-case/client/CreateCaseScreen.tsx'),
    },
  },
  filing: {
    screens: {
      'filings.ofCase': () => import('#desk/filing/client/FilingScreen.tsx'),
    },
  },
  'case-screen': {
    screens: {
      'cases.details': () => import('#desk/case-screen/client/CaseDetailsScreen.tsx'),
      'cases.reportChange': () => import('#desk/case-screen/client/report/ReportChangeScreen.tsx'),
    },
  },
  email: {
    screens: { 'email.templates': () => import('#desk/email/client/EmailTemplatesScreen.tsx') },
  },
  home: {
    screens: {
      'home.landing': () => import('#desk/home/client/LandingScreen.tsx'),
    },
  },
  uscis: {
    screens: {
      'uscis.lookUp': () => import('#desk/uscis/client/LookUpScreen.tsx'),
    },
  },
  news: {
    screens: {
      'news.list': () => import('#desk/news/client/NewsScreen.tsx'),
      'news.page': () => import('#desk/news/client/InformationScreen.tsx'),
    },
  },
  'visa-bulletin': {
    screens: { 'visaBulletin.month': () => import('#desk/visa-bulletin/client/VisaBulletinScreen.tsx') },
  },
  installation: {
    screens: {
      // The provider's home is a checklist until the installation is set up, and the new client from then on.
      'companies.create': () => import('#desk/installation/client/ProviderHomeScreen.tsx'),
      'installation.checklist': () => import('#desk/installation/client/InstallationScreen.tsx'),
    },
  },
} satisfies Readonly<Record<string, ClientFeature>>
