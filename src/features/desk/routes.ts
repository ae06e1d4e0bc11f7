import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { advisers, everyone, offices, providers, staff } from '#platform/session/role-groups.ts'

/** Lists of cases (decisions §3, §5). */
const caseListsRoutes = area({ since: 'cases', from: 'spec §2' }, [
  { path: '/visaCareManageCase', screen: 'cases.list', meanwhile: 'cases.list', title: 'Manage Cases' },
  {
    path: '/visaCareManageCases/:userid?/:companyAutoId?',
    screen: 'cases.list',
    meanwhile: 'cases.list',
    title: 'Manage Cases',
    can: null,
  },
  {
    path: '/visaCareClientCases/:companyAutoId?/:inputValue?',
    screen: 'cases.list',
    meanwhile: 'cases.list',
    title: 'Client Case Details',
    can: 'visaCareClientCaseDetails',
  },
  {
    path: '/visaCareClientCaseDetails/:companyId?',
    screen: 'cases.list',
    meanwhile: 'cases.list',
    title: 'Client Case Details',
  },
  {
    path: '/visaCareManageOrderCases',
    screen: 'cases.orders',
    meanwhile: 'cases.orders',
    title: 'Manage Order Cases',
  },
  {
    path: '/visaCareManageAttorneyHelpCases',
    screen: 'cases.help',
    meanwhile: 'cases.help',
    title: 'Manage Attorney Help Cases',
  },
  {
    path: '/visaCareAttorneyHelpDeskMyCases',
    screen: 'cases.help',
    meanwhile: 'cases.help',
    title: 'My Help Desk Cases',
  },
])

const caseListsMenu = menuRows('Cases', [
  [1, 'visaCareManageCase', 'All cases', 'cases', staff],
  [2, 'visaCareClientCaseDetails', 'Client Case Details', 'cases', staff],
  [
    5,
    'visaCareManageOrderCases',
    'Do-it-yourself cases',
    'cases',
    [Role.provider, Role.providerAssistant, Role.employer, Role.employerAssistant, Role.employee],
  ],
  [6, 'visaCareManageAttorneyHelpCases', 'Attorney help cases', 'cases', advisers],
  [7, 'visaCareAttorneyHelpDeskMyCases', 'My help desk', 'cases', [Role.attorney, Role.attorneyAssistant]],
])

/** The first screens of each role, and the own cases of an employee. */
const dashboardsRoutes = [
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

const dashboardsMenu = [
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

/** Where a case is opened. */
const newCaseRoutes = area({ since: 'cases', from: 'spec §2' }, [
  { path: '/visaCareCreateCase/:id?', screen: 'cases.create', meanwhile: 'cases.create', title: 'Create Case' },
])

const newCaseMenu = menuRows('Cases', [[4, 'visaCareCreateCase', 'New case', 'cases', everyone]])

const employeesRoutes = [
  ...area({ since: 'parties', from: 'spec §2' }, [
    {
      path: '/lawFirmBeneficiaryDetails/:companyAutoId?',
      screen: 'people.list',
      title: 'Beneficiary Details',
      needs: 'employee:read',
    },
  ]),
  ...area({ since: 'parties', from: 'ours' }, [
    { path: '/visaCareRoster', screen: 'employees.roster', title: 'Work authorization', needs: 'employee:read' },
  ]),
]

const employeesMenu = menuRows('Employees', [[7, 'visaCareRoster', 'Work authorization', 'calendar', staff]])

/** The way of a case to the mailbox. */
const filingRoutes = area({ since: 'cases', from: 'ours' }, [
  {
    path: '/visaCareFiling/:caseId?',
    screen: 'filings.ofCase',
    meanwhile: 'filings.ofCase',
    title: 'Filing',
    can: null,
  },
])

/** The details screen of each case type (decisions §3, §5). */
const caseScreenRoutes = [
  ...area({ since: 'cases', from: 'spec §2', can: null }, [
    details('/visaCareH1BCaseDetails', 'I-129 - H1B Petition Case Details'),
    details('/visaCareNewH1BDetails', 'I-129 - H1B Petition Case Details'),
    details('/visaCareH4CaseDetails', 'I-539 - H4 Application Case Details'),
    details('/visaCareH4EmployeeNewCaseDetails', 'I-539 - H4 Application Case Details'),
    details('/visaCarePermCaseDetails', 'PERM Application'),
    details('/visaCareFLCCaseDetails', 'H1B LCA Only'),
    details('/visaCarePAFCaseDetails', 'Public Access File Only Case Details'),
    details('/visaCareAttorneyCaseDetails', 'Immigration Case Details'),
    details('/visaCareClientContentCaseDetails', 'Collection Case Detail'),
    details('/visaCareContractReviewCaseDetail', 'Contract Review Case Detail'),
    // Without an id it is the search over Forms I-9 (compliance/routes.ts).
    { ...details('/visaCarei9SearchDetails', 'I-9 Details'), path: '/visaCarei9SearchDetails/:caseId/:companyId?' },
  ]),
  ...area({ since: 'cases', from: 'decisions §5', can: null }, [
    details('/visaCareEADCaseDetails', 'I-765 - EAD Application Case Details'),
    details('/visaCareI130CaseDetails', 'I-130 Application Case Details'),
    details('/visaCareI131CaseDetails', 'I-131 Advanced Parole - Depends'),
    details('/visaCareI864CaseDetails', 'I-864 Petition'),
    details('/visaCareI485CaseDetails', 'I-485 Application'),
    details('/visaCareI140CaseDetails', 'I-140 Application Case Details'),
  ]),
  ...area({ since: 'cases', from: 'ours', can: null }, [
    { path: '/visaCareReportChange', screen: 'cases.reportChange', title: 'Report a change' },
  ]),
]

// "A case path takes /{caseId} after the fragment, and where the specification adds a company id it is optional."
function details(fragment: string, title: string) {
  return { path: `${fragment}/:caseId?/:companyId?`, screen: 'cases.details', meanwhile: 'cases.details', title }
}

/** Cases by status beside each other, narrowed like the list. */
const caseBoardRoutes = area({ since: 'cases', from: 'ours', can: null }, [
  { path: '/visaCareCaseBoard', screen: 'cases.board', title: 'Case Board', needs: 'case:read' },
])

const emailRoutes = area({ since: 'cases', from: 'ours', needs: 'email-template:edit' }, [
  { path: '/visaCareEmailTemplates/:templateId?', screen: 'email.templates', title: 'E-mail Templates' },
])

const emailMenu = menuRows('Organization', [
  [3, 'visaCareEmailTemplates', 'Email templates', 'setting', [Role.provider, Role.employer, Role.lawFirm]],
])

/** Where everybody may begin. */
const homeRoutes = area({ since: 'foundation', from: 'spec §2' }, [
  { path: '/home', screen: 'home.landing', title: 'Home', can: null },
])

/** A receipt number, looked up without signing in. */
const uscisRoutes = area({ since: 'foundation', from: 'spec §2', access: 'public' }, [
  { path: '/uscis', screen: 'uscis.lookUp', title: 'USCIS Receipt Number' },
])

const newsRoutes = area({ since: 'cases', from: 'spec §2' }, [
  { path: '/visaCareNews', screen: 'news.list', title: 'News' },
  { path: '/visaCareStaticPage', screen: 'news.page', title: 'Information' },
])

const newsMenu = menuRows('News and help', [
  [1, 'visaCareNews', 'News', 'reports', everyone],
  [2, 'visaCareStaticPage', 'Help', 'reports', everyone],
])

const visaBulletinRoutes = area({ since: 'cases', from: 'ours' }, [
  { path: '/visaCareVisaBulletin', screen: 'visaBulletin.month', title: 'Visa Bulletin' },
])

const visaBulletinMenu = menuRows('Reports', [[4, 'visaCareVisaBulletin', 'Visa Bulletin', 'reports', staff]])

const installationRoutes = area({ since: 'foundation', from: 'ours' }, [
  { path: '/installation', screen: 'installation.checklist', title: 'Installation', needs: 'installation:read' },
])

const installationMenu = menuRows('Settings', [[12, 'installation', 'Installation', 'setting', providers]])

/** The addresses of this floor, and below them its rows of the side menu. */
export const deskRoutes = [
  ...caseListsRoutes,
  ...dashboardsRoutes,
  ...newCaseRoutes,
  ...employeesRoutes,
  ...filingRoutes,
  ...caseScreenRoutes,
  ...caseBoardRoutes,
  ...emailRoutes,
  ...homeRoutes,
  ...uscisRoutes,
  ...newsRoutes,
  ...visaBulletinRoutes,
  ...installationRoutes,
]

export const deskMenu = [
  caseListsMenu,
  dashboardsMenu,
  newCaseMenu,
  employeesMenu,
  emailMenu,
  newsMenu,
  visaBulletinMenu,
  installationMenu,
]
