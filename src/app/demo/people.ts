import { Role } from '#formats/roles.ts'
/** The tenants and people of the demo: invented, believable, always the same. */
export const demoFirm = { code: 'HARBOR', name: 'HARBOR & LANE IMMIGRATION LLP' }

/** On the other coast, where it is still today when Boston has gone to bed; it has no clients yet. */
export const demoFirmInTheWest = {
  code: 'MISSION',
  name: 'MISSION & PINE IMMIGRATION LAW',
  administrator: { userName: 'noor.haddad@missionpine.demo', firstName: 'Noor', lastName: 'HADDAD' },
}

export const demoCompanies = [
  { code: 'NORTHWIND', name: 'NORTHWIND ANALYTICS', email: 'hr@northwind.demo', represented: true, paid: true },
  { code: 'BLUE', name: 'BLUE HARBOR HEALTH', email: 'people@blueharbor.demo', represented: true, paid: true },
  { code: 'CORVID', name: 'CORVID ROBOTICS', email: 'talent@corvid.demo', represented: true, paid: false },
  { code: 'LUMEN', name: 'LUMEN FOODS', email: 'hr@lumenfoods.demo', represented: false, paid: false },
] as const

export type CompanyCode = (typeof demoCompanies)[number]['code']

/** One account per role; the password is the same for all of them. */
export const demoAccounts = [
  {
    userName: 'admin@visacare.demo',
    roleId: Role.provider,
    roleName: 'VisaCareAdmin',
    firstName: 'Alexandra',
    lastName: 'OKAFOR',
    at: 'provider',
  },
  {
    userName: 'adminassistant@visacare.demo',
    roleId: Role.providerAssistant,
    roleName: 'VisaCareAdminAssistant',
    firstName: 'Jonas',
    lastName: 'BERG',
    at: 'provider',
  },
  {
    userName: 'employer@visacare.demo',
    roleId: Role.employer,
    roleName: 'EmployerAdmin',
    firstName: 'Lucía',
    lastName: 'ROMERO',
    at: 'NORTHWIND',
  },
  {
    userName: 'employerassistant@visacare.demo',
    roleId: Role.employerAssistant,
    roleName: 'EmployerAssistant',
    firstName: 'Tomás',
    lastName: 'SILVA',
    at: 'NORTHWIND',
  },
  {
    userName: 'employee@visacare.demo',
    roleId: Role.employee,
    roleName: 'Employee',
    firstName: 'Priya',
    lastName: 'NAIR',
    at: 'NORTHWIND',
  },
  {
    userName: 'attorney@visacare.demo',
    roleId: Role.attorney,
    roleName: 'Attorney',
    firstName: 'Miriam',
    lastName: 'LANE',
    at: 'firm',
  },
  {
    userName: 'attorneyassistant@visacare.demo',
    roleId: Role.attorneyAssistant,
    roleName: 'Attorney Assistant',
    firstName: 'Dev',
    lastName: 'PATEL',
    at: 'firm',
  },
  {
    userName: 'lawfirm@visacare.demo',
    roleId: Role.lawFirm,
    roleName: 'LawFirmAdmin',
    firstName: 'Grace',
    lastName: 'HARBOR',
    at: 'firm',
  },
] as const

const given = [
  'Aarav',
  'Chen',
  'Fatima',
  'Yuki',
  'Elena',
  'Kwame',
  'Ingrid',
  'Mateo',
  'Soo-jin',
  'Nikolai',
  'Amara',
  'Rohan',
  'Beatriz',
  'Omar',
  'Hana',
  'Viktor',
]
const family = [
  'MEHTA',
  'WEI',
  'AL-SAYED',
  'TANAKA',
  'POPOV',
  'MENSAH',
  'LARSEN',
  'GARCÍA',
  'KIM',
  'IVANOV',
  'DIALLO',
  'DESAI',
  'COSTA',
  'HADDAD',
  'SATO',
  'NOVÁK',
]

/** Further people of the companies, so that lists have something to show. */
export function demoStaff(): {
  firstName: string
  lastName: string
  roleId: number
  status: string
  at: CompanyCode
}[] {
  return demoCompanies.flatMap(({ code }, company) =>
    Array.from({ length: 14 }, (_, index) => ({
      firstName: given[(index * 3 + company * 5) % given.length] ?? '',
      lastName: family[(index * 7 + company * 3) % family.length] ?? '',
      roleId: index === 0 ? 3 : index === 1 ? 4 : 5,
      status: index % 6 === 5 ? 'Invited' : index % 11 === 10 ? 'Inactive' : 'Active',
      at: code,
    })),
  )
}
