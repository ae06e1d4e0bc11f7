import { Role } from '#formats/roles.ts'

/** The roles of decisions §2. */
export const seededRoles = [
  {
    id: Role.provider,
    name: 'VisaCareAdmin',
    scope: 'provider',
    landing: '/visaCareCreateClients',
    description: 'Sees and may do everything, in all tenants',
  },
  {
    id: Role.providerAssistant,
    name: 'VisaCareAdminAssistant',
    scope: 'provider',
    landing: '/visaCareCreateClients',
    description: 'All tenants; no roles, permissions, password policy, discounts or deleting',
  },
  {
    id: Role.employer,
    name: 'EmployerAdmin',
    scope: 'company',
    landing: '/clientDashboard',
    description: 'Their own company',
  },
  {
    id: Role.employerAssistant,
    name: 'EmployerAssistant',
    scope: 'company',
    landing: '/clientDashboard',
    description: "Their company's people, cases, I-9 and documents",
  },
  {
    id: Role.employee,
    name: 'Employee',
    scope: 'person',
    landing: '/visacareMyCases',
    description: 'Own and own household’s cases, documents and questions',
  },
  {
    id: Role.attorney,
    name: 'Attorney',
    scope: 'attorney',
    landing: '/visaCareAttorneyDashboard',
    description: 'Companies and cases assigned to them',
  },
  {
    id: Role.lawFirm,
    name: 'LawFirmAdmin',
    scope: 'firm',
    landing: '/vCareLawFirmDashboard',
    description: 'Their firm, its attorneys, its client companies and their cases',
  },
  {
    id: Role.attorneyAssistant,
    name: 'Attorney Assistant',
    scope: 'attorney',
    landing: '/visaCareAttorneyDashboard',
    description: 'As the attorney they assist, without approving, signing, filing or deciding',
  },
] as const
