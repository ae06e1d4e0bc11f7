import { readAnswers } from '#features/facts/rules.ts'
import { saveFacts } from '#features/facts/server/store.ts'
import { savePersonFacts, type Writing } from '#features/people/server/facts-store.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Transaction } from '#platform/database/database.ts'

type Options = { keyring: Keyring; now: Date }
type Demo = {
  id: number
  companyId: number
  lawFirmId: number | null
  householdPersonId: number
  firstName: string
  lastName: string
  email: string
  place: number
}

/** Gives the demo's employees their jobs and what is known of them, and one of them a family. */
export async function fillDemoPeople(db: Transaction, { keyring, now }: Options): Promise<void> {
  const employees = await db.rows<Demo>(
    `select p.id, p.company_id as "companyId", p.law_firm_id as "lawFirmId", p.household_person_id as "householdPersonId",
            p.first_name as "firstName", p.last_name as "lastName", u.email,
            row_number() over (order by p.id) as place
       from people p join users u on u.company_id = p.company_id and u.person_id = p.id order by p.id`,
  )
  const filling = { db, keyring, now }
  for (const person of employees) {
    const isPriya = person.email === 'employee@visacare.demo'
    await fill(filling, person, isPriya ? PRIYA : someone(person.place))
    await employ(filling, person, isPriya ? 0 : person.place)
    if (isPriya) for (const relative of FAMILY) await addRelative(filling, person, relative)
  }
}

type Filling = Options & { db: Transaction }

async function fill({ db, keyring, now }: Filling, person: Demo, facts: Record<string, unknown>): Promise<void> {
  const { firstName, lastName, email } = person
  const said = { familyName: lastName, givenName: firstName, ...(email && { email }), ...facts }
  const given = Object.fromEntries(Object.entries(said).map(([name, value]) => [`person.${name}`, { value }]))
  const { answers, problems } = readAnswers('person', given, { current: {}, today: now.toISOString().slice(0, 10) })
  if (Object.keys(problems).length > 0) throw new Error(`The demo's ${lastName}: ${JSON.stringify(problems)}`)
  const writing: Writing = { db, services: { keyring }, actor: { userId: null }, now }
  await savePersonFacts(writing, person, answers, { source: 'migration' })
}

async function employ({ db, keyring, now }: Filling, person: Demo, place: number): Promise<void> {
  const [jobTitle, socCode] = JOBS[place % JOBS.length] ?? ['', '']
  const startedOn = `${2019 + (place % 6)}-0${1 + (place % 9)}-15`
  const { id } = await db.one<{ id: number }>(
    `insert into employments (company_id, person_id, household_person_id, law_firm_id, job_title, started_on)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [person.companyId, person.id, person.householdPersonId, person.lawFirmId, jobTitle, startedOn],
  )
  const facts = { jobTitle, socCode, startedOn, fullTime: true, wage: 9_800_000 + place * 120_000, wageUnit: 'year' }
  await saveFacts(
    db,
    { subject: 'employment', id },
    Object.fromEntries(Object.entries(facts).map(([name, value]) => [`employment.${name}`, { value }])),
    { keyring, source: 'migration', by: null, now, owner: person },
  )
}

async function addRelative(filling: Filling, principal: Demo, { relation, firstName, ...facts }: Relative) {
  const { id } = await filling.db.one<{ id: number }>(
    `insert into people (company_id, law_firm_id, household_person_id, relation, first_name, last_name)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [principal.companyId, principal.lawFirmId, principal.id, relation, firstName, principal.lastName],
  )
  await fill(filling, { ...principal, id, firstName, email: '' }, facts)
}

type Relative = { relation: string; firstName: string } & Record<string, unknown>

const JOBS = [
  ['Data Engineer', '15-1252'],
  ['Software Developer', '15-1252'],
  ['Statistician', '15-2041'],
  ['Mechanical Engineer', '17-2141'],
  ['Registered Nurse', '29-1141'],
  ['Financial Analyst', '13-2051'],
  ['Product Designer', '15-1255'],
  ['Food Scientist', '19-1012'],
] as const

const COUNTRIES = ['IN', 'CN', 'EG', 'JP', 'BG', 'GH', 'NO', 'MX'] as const

/** Believable and always the same; numbers that no agency has given out. */
function someone(place: number): Record<string, unknown> {
  const country = COUNTRIES[place % COUNTRIES.length]
  const year = 1978 + (place % 20)
  return {
    birthDate: `${year}-0${1 + (place % 9)}-1${place % 9}`,
    birthCountry: country,
    citizenship: country,
    passports: [
      {
        number: `Z${4_100_000 + place * 137}`,
        country,
        issuedOn: `201${7 + (place % 3)}-05-01`,
        expiresOn: `202${7 + (place % 3)}-04-30`,
      },
    ],
    admissions: [
      {
        number: `${412_000_000 + place}A${place % 10}`,
        admittedOn: `202${3 + (place % 3)}-08-20`,
        admittedUntil: `202${7 + (place % 3)}-03-19`,
        admissionClass: 'H-1B',
      },
    ],
    visas: [{ visaClass: 'H-1B', issuedOn: `202${3 + (place % 3)}-07-02`, expiresOn: `202${6 + (place % 3)}-07-01` }],
  }
}

const PRIYA: Record<string, unknown> = {
  title: 'Mrs.',
  middleName: 'Lakshmi',
  sex: 'Female',
  birthDate: '1990-03-15',
  birthCity: 'Pune',
  birthProvince: 'Maharashtra',
  birthCountry: 'IN',
  citizenship: 'IN',
  maritalStatus: 'Married',
  ssn: '219-09-9999',
  mobilePhone: '(617) 555-0188',
  addresses: [
    {
      kind: 'Home',
      street: '18 Beacon Street',
      unitKind: 'APT',
      unitNumber: '4B',
      city: 'Boston',
      state: 'MA',
      postalCode: '02108',
      country: 'US',
      from: '2023-09-01',
    },
    { kind: 'Foreign', street: '7 MG Road', city: 'Pune', province: 'Maharashtra', country: 'IN', until: '2021-08-15' },
  ],
  passports: [
    { number: 'Z4096112', country: 'IN', issuedOn: '2018-02-10', expiresOn: '2028-02-09', placeOfIssue: 'Pune' },
  ],
  visas: [{ visaClass: 'H-1B', issuedOn: '2024-01-15', expiresOn: '2027-01-14', post: 'Mumbai' }],
  admissions: [
    {
      number: '412345678A1',
      admittedOn: '2024-02-03',
      admittedUntil: '2027-01-31',
      admissionClass: 'H-1B',
      port: 'Boston',
    },
  ],
  trips: [{ leftOn: '2025-12-18', returnedOn: '2026-01-06', country: 'IN', purpose: 'Family visit' }],
  education: [
    {
      institution: 'Northeastern University',
      degree: 'Master',
      field: 'Data Analytics',
      city: 'Boston',
      country: 'US',
      from: '2021-09-01',
      until: '2023-05-12',
      awardedOn: '2023-05-12',
    },
    { institution: 'University of Pune', degree: 'Bachelor', field: 'Mathematics', country: 'IN', until: '2012-06-30' },
  ],
  jobs: [
    {
      employer: 'Deccan Systems',
      jobTitle: 'Analyst',
      city: 'Pune',
      country: 'IN',
      from: '2012-08-01',
      until: '2021-07-31',
    },
  ],
  marriages: [{ spouse: 'Arjun NAIR', marriedOn: '2016-11-20', place: 'Pune' }],
}

const FAMILY: readonly Relative[] = [
  {
    relation: 'Spouse',
    firstName: 'Arjun',
    title: 'Mr.',
    birthDate: '1988-07-02',
    citizenship: 'IN',
    birthCountry: 'IN',
    passports: [{ number: 'Z4096340', country: 'IN', issuedOn: '2019-06-01', expiresOn: '2029-05-31' }],
  },
  { relation: 'Daughter', firstName: 'Meera', birthDate: '2018-05-09', citizenship: 'IN', birthCountry: 'IN' },
  { relation: 'Son', firstName: 'Dev', birthDate: '2022-10-30', citizenship: 'US', birthCountry: 'US' },
]
