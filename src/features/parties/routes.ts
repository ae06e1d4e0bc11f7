import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { administrators, advisers, offices, providers, staff } from '#platform/session/role-groups.ts'

const lookUpsRoutes = area({ since: 'parties', from: 'ours' }, [
  { path: '/codeLists', screen: 'lookUps.lists', title: 'Lists of codes', needs: 'look-ups:replace' },
])

const lookUpsMenu = menuRows('Settings', [[13, 'codeLists', 'Lists of codes', 'setting', [Role.provider]]])

const lawFirmsRoutes = area({ since: 'parties', from: 'decisions §5' }, [
  { path: '/visaCareManageLawFirms', screen: 'lawFirms.list', title: 'Manage Law Firms', needs: 'lawFirm:read' },
  { path: '/visaCareAddLawFirm/:id?', screen: 'lawFirms.details', title: 'Law Firm Details', needs: 'lawFirm:read' },
])

const lawFirmsMenu = menuRows('Law firms', [
  [2, 'visaCareManageLawFirms', 'Manage Law Firms', 'userManage', providers],
  [3, 'visaCareAddLawFirm', 'Law Firm Details', 'userEdit', offices],
])

const attorneysRoutes = area({ since: 'parties', from: 'spec §2' }, [
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

const attorneysMenu = menuRows('Law firms', [
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

const companiesRoutes = area({ since: 'parties', from: 'spec §2' }, [
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

const companiesMenu = [
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

const signUpRoutes = area({ since: 'foundation', from: 'spec §2', access: 'loggedOut' }, [
  { path: '/signUp', screen: 'signIn.signUp', title: 'Sign Up' },
])

const peopleRoutes = area({ since: 'parties', from: 'spec §2' }, [
  {
    path: '/visaCareCreateUser/:companyAutoId?/:roleId?',
    screen: 'users.create',
    title: 'Create User',
    needs: 'user:create',
  },
  {
    path: '/visaCareNewUserCreate',
    screen: 'people.create',
    title: 'Create New User',
    needs: 'employee:create',
    can: 'lawFirmBeneficiaryDetails',
  },
  {
    path: '/visaCareNewUser',
    screen: 'people.create',
    title: 'New User',
    needs: 'employee:create',
    can: 'lawFirmBeneficiaryDetails',
  },
  { path: '/vCareManageUser/:companyAutoId?', screen: 'users.ofCompany', title: 'Manage User', needs: 'user:read' },
  {
    path: '/visaCareEmploymentInfo/:employmentId?/:companyAutoId?',
    screen: 'people.employment',
    title: 'Employee Information',
    can: null,
  },
])

const peopleMenu = [
  menuRows('Employees', [[1, 'lawFirmBeneficiaryDetails', 'All employees', 'userManage', staff]]),
  menuRows('My account', [[4, 'visaCareEmploymentInfo', 'My Information', 'userEdit', [Role.employee]]]),
  menuRows('Users', [
    [2, 'vCareManageUser', 'Company users', 'userManage', administrators],
    [3, 'visaCareCreateUser', 'New user', 'userEdit', administrators],
  ]),
]

const importsRoutes = area({ since: 'parties', from: 'ours' }, [
  { path: '/import/people', screen: 'imports.wizard', title: 'Import Employees', needs: 'employee:create' },
  { path: '/import/companies', screen: 'imports.wizard', title: 'Import Companies', needs: 'company:create' },
  { path: '/import/:id', screen: 'imports.wizard', title: 'Import', can: null },
])

const importsMenu = [
  menuRows('Clients', [
    [
      3,
      'import/companies',
      'Import Companies',
      'userEdit',
      [Role.provider, Role.providerAssistant, Role.attorney, Role.lawFirm],
    ],
  ]),
  menuRows('Employees', [[3, 'import/people', 'Import employees', 'userEdit', staff]]),
]

/** The addresses of this floor, and below them its rows of the side menu. */
export const partiesRoutes = [
  ...lookUpsRoutes,
  ...lawFirmsRoutes,
  ...attorneysRoutes,
  ...companiesRoutes,
  ...signUpRoutes,
  ...peopleRoutes,
  ...importsRoutes,
]

export const partiesMenu = [lookUpsMenu, lawFirmsMenu, attorneysMenu, companiesMenu, peopleMenu, importsMenu]
