import type { Answer } from '#engine/answer.ts'
import { Role } from '#formats/roles.ts'
import { zoneOfState } from '#formats/zones.ts'
import { parseProfile } from '#parties/companies/profile.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isoDay } from './days.ts'
import { offices } from './offices.ts'
import { type CompanyCode, demoCompanies } from './people.ts'

type Options = { keyring: Keyring; now: Date }

/** Gives the demo's companies their profiles, their firm and the attorney who works for them. */
export async function fillDemoCompanies(db: Transaction, { keyring, now }: Options): Promise<void> {
  const today = isoDay(now)
  for (const { code, name, email } of demoCompanies) {
    const { id, lawFirmId } = await db.one<{ id: number; lawFirmId: number | null }>(
      'select id, law_firm_id as "lawFirmId" from companies where code = $1',
      [code],
    )
    const { answers, problems } = parseProfile({ ...COMMON, ...at(code), ...PROFILES[code] }, { today })
    if (Object.keys(problems).length > 0) throw new Error(`The demo's ${code}: ${JSON.stringify(problems)}`)
    const identity: Record<string, Answer> = {
      'company.legalName': { value: name },
      'company.email': { value: email },
      'company.governmentalResearch': { value: false },
      'company.contactTitle': { value: 'Head of People' },
      'company.signerReadsEnglish': { value: true },
      'company.affiliates': { not: 'none' },
    }
    const owner = { companyId: id, lawFirmId }
    await db.run('update companies set time_zone = $2 where id = $1', [id, zoneOfState(offices[code].state)])
    await saveFacts(
      db,
      { subject: 'company', id },
      { ...identity, ...answers },
      { keyring, source: 'form', by: null, now, owner },
    )
    if (lawFirmId !== null) await represent(db, id, lawFirmId, ASSIGNED.includes(code))
  }
}

/** CORVID has a firm, but no attorney yet: somebody should assign one. */
const ASSIGNED: readonly CompanyCode[] = ['NORTHWIND', 'BLUE']

async function represent(db: Transaction, companyId: number, lawFirmId: number, assigned: boolean): Promise<void> {
  await db.run('insert into representations (company_id, law_firm_id) values ($1, $2) on conflict do nothing', [
    companyId,
    lawFirmId,
  ])
  if (!assigned) return
  await db.run(
    `insert into assignments (company_id, law_firm_id, user_id)
     select $1, $2, id from users where law_firm_id = $2 and role_id = ${Role.attorney} order by id limit 1
     on conflict do nothing`,
    [companyId, lawFirmId],
  )
}

function at(code: CompanyCode) {
  const { street, unitNumber, city, state, zip } = offices[code]
  return { street, unitNumber, city, state, zipCode: zip }
}

const COMMON = {
  country: 'US',
  phoneCountryCode: '+1',
  unitKind: 'STE',
  willfulViolator: false,
  nonprofitTaxExempt: false,
  higherEducation: false,
  nonprofitOrganization: false,
  nonprofitResearch: false,
  secondaryEducation: false,
  nonprofitClinical: false,
}

// Northwind stands at exactly 15 %, where the product's rule and the regulation differ.
const PROFILES: Record<CompanyCode, Record<string, unknown>> = {
  NORTHWIND: {
    phone: '(617) 555-0142',
    fax: '(617) 555-0143',
    contactFirstName: 'Lucía',
    contactLastName: 'Romero',
    signerFirstName: 'Helen',
    signerLastName: 'Achebe',
    signerTitle: 'Chief People Officer',
    fein: '04-3456789',
    incorporatedOn: '2011-05-17',
    businessType: 'Data analytics software',
    naicsCode: '541511',
    grossIncome: 48_200_000_00,
    netIncome: 5_100_000_00,
    employees: 60,
    h1bEmployees: 9,
    l1Employees: 2,
    usesAttorney: true,
    about: 'Northwind Analytics builds forecasting software for shipping and energy companies.',
  },
  BLUE: {
    phone: '(207) 555-0118',
    contactFirstName: 'Owen',
    contactLastName: 'Marsh',
    signerFirstName: 'Ruth',
    signerLastName: 'Levi',
    signerTitle: 'Director of Human Resources',
    fein: '01-2345678',
    incorporatedOn: '1998-10-02',
    businessType: 'Hospital',
    naicsCode: '622110',
    grossIncome: 310_000_000_00,
    netIncome: 6_400_000_00,
    employees: 1240,
    fullTimeEquivalents: 1102.5,
    h1bEmployees: 31,
    l1Employees: 0,
    nonprofitTaxExempt: true,
    nonprofitClinical: true,
    usesAttorney: true,
  },
  CORVID: {
    phone: '(412) 555-0177',
    contactFirstName: 'Sade',
    contactLastName: 'Bello',
    signerFirstName: 'Jonah',
    signerLastName: 'Crowe',
    signerTitle: 'Chief Executive Officer',
    fein: '25-1234567',
    incorporatedOn: '2019-01-30',
    businessType: 'Industrial robots',
    naicsCode: '333998',
    grossIncome: 9_300_000_00,
    netIncome: 410_000_00,
    employees: 24,
    h1bEmployees: 8,
    l1Employees: 0,
    usesAttorney: true,
    // One employer with its affiliate, so it is not dependent; alone it would be.
    affiliates: [
      { name: 'Corvid Field Service LLC', relation: 'Subsidiary', employees: 12, h1bEmployees: 0, l1Employees: 0 },
    ],
  },
  LUMEN: {
    phone: '(213) 555-0109',
    employees: 130,
    h1bEmployees: 3,
    l1Employees: 0,
    usesAttorney: false,
  },
}
