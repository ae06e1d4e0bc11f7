/** The roles of decisions §2. */
export const seededRoles = [
  {
    id: 1,
    name: 'VisaCareAdmin',
    scope: 'provider',
    landing: '/visaCareCreateClients',
    description: 'Sees and may do everything, in all tenants',
  },
  {
    id: 2,
    name: 'VisaCareAdminAssistant',
    scope: 'provider',
    landing: '/visaCareCreateClients',
    description: 'All tenants; no roles, permissions, password policy, discounts or deleting',
  },
  { id: 3, name: 'EmployerAdmin', scope: 'company', landing: '/clientDashboard', description: 'The own company' },
  {
    id: 4,
    name: 'EmployerAssistant',
    scope: 'company',
    landing: '/clientDashboard',
    description: "The own company's people, cases, I-9 and documents",
  },
  {
    id: 5,
    name: 'Employee',
    scope: 'person',
    landing: '/visacareMyCases',
    description: 'Own and own household’s cases, documents and questions',
  },
  {
    id: 9,
    name: 'Attorney',
    scope: 'attorney',
    landing: '/visaCareAttorneyDashboard',
    description: 'Companies and cases assigned to them',
  },
  {
    id: 10,
    name: 'LawFirmAdmin',
    scope: 'firm',
    landing: '/vCareLawFirmDashboard',
    description: 'The own firm, its attorneys, its client companies and their cases',
  },
  {
    id: 13,
    name: 'Attorney Assistant',
    scope: 'attorney',
    landing: '/visaCareAttorneyDashboard',
    description: 'As the attorney they assist, without approving, signing, filing or deciding',
  },
] as const
