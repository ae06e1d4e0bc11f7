import { area } from '#platform/routes/route.ts'

// Where two addresses show one screen, one permission opens both.

/** Companies, law firms, attorneys, users and employees: everyone who takes part. */
export const partyRoutes = [
  ...area({ since: 'parties', from: 'spec §2' }, [
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
    {
      path: '/lawFirmBeneficiaryDetails/:companyAutoId?',
      screen: 'people.list',
      title: 'Beneficiary Details',
      needs: 'employee:read',
    },
    {
      path: '/visaCareEmploymentInfo/:employmentId?/:companyAutoId?',
      screen: 'people.employment',
      title: 'Employee Information',
      can: null,
    },
  ]),
  ...area({ since: 'parties', from: 'decisions §5' }, [
    { path: '/visaCareManageLawFirms', screen: 'lawFirms.list', title: 'Manage Law Firms', needs: 'lawFirm:read' },
    { path: '/visaCareAddLawFirm/:id?', screen: 'lawFirms.details', title: 'Law Firm Details', needs: 'lawFirm:read' },
  ]),
  ...area({ since: 'parties', from: 'ours' }, [
    { path: '/lookIns', screen: 'signIn.lookIns', title: 'Look-ins by VisaCare', needs: 'lookIn:read' },
    { path: '/import/people', screen: 'imports.wizard', title: 'Import Employees', needs: 'employee:create' },
    { path: '/import/companies', screen: 'imports.wizard', title: 'Import Companies', needs: 'company:create' },
    { path: '/import/:id', screen: 'imports.wizard', title: 'Import', can: null },
  ]),
]
