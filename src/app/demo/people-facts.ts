import { CaseType } from '#case-types/case-type.ts'
import { readAnswers } from '#parties/facts/rules.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { savePersonFacts, type Writing } from '#parties/people/server/facts-store.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isKnown, type Life } from './case-plans.ts'
import { daysFrom, isoDay } from './days.ts'
import { type Demo, demoEmployees } from './employees.ts'
import { greenCardRecord } from './green-card.ts'
import { offices } from './offices.ts'
import type { CompanyCode } from './people.ts'
import { FAMILY, PRIYA, type Relative } from './priya.ts'
import { addressesOf, fullRecord, shortRecord } from './records.ts'

type Options = { keyring: Keyring; now: Date }
type Filling = Options & { db: Transaction }

/** Long before any case was filed: nothing has changed since, unless somebody moved. */
const KNOWN_FOR_DAYS = 1_200

/** Gives the demo's employees their jobs and what is known of them, and one of them a family. */
export async function fillDemoPeople(db: Transaction, { keyring, now }: Options): Promise<void> {
  const filling = { db, keyring, now }
  for (const person of await demoEmployees(db)) {
    const { isPriya, life, place } = person
    await fill(filling, person, isPriya ? PRIYA : recordOf(life, place, now))
    await employ(filling, person)
    if (isPriya) for (const relative of FAMILY) await addRelative(filling, person, relative)
    if (life.moved) await move(filling, person)
  }
}

const recordOf = (life: Life, place: number, now: Date) => ({
  ...(isKnown(life) ? fullRecord(place, now, life) : shortRecord(place, now, life)),
  ...(life.cases.some(({ typeId }) => typeId === CaseType.i140) && {
    family: { not: 'none' },
    immigrantPetitionFiled: false,
  }),
  ...(life.cases.some(({ typeId }) => typeId === CaseType.i485) && greenCardRecord(place)),
})

type Named = Parameters<typeof savePersonFacts>[1] & Pick<Demo, 'firstName' | 'lastName' | 'email'>

export async function fill(filling: Filling, person: Named, facts: Record<string, unknown>): Promise<void> {
  const { firstName, lastName, email } = person
  const said = { familyName: lastName, givenName: firstName, ...(email && { email }), ...facts }
  await save(filling, person, said, -KNOWN_FOR_DAYS)
}

/** A few days ago, and told to nobody yet. */
const move = (filling: Filling, person: Demo) =>
  save(filling, person, { addresses: addressesOf(person.place, filling.now, true) }, -4)

async function save({ db, keyring, now }: Filling, person: Named, said: Record<string, unknown>, days: number) {
  const given = answered('person', said)
  const { answers, problems } = readAnswers('person', given, { current: {}, today: isoDay(now) })
  if (Object.keys(problems).length > 0) throw new Error(`The demo's ${person.lastName}: ${JSON.stringify(problems)}`)
  const writing: Writing = {
    db,
    services: { keyring },
    actor: { userId: null },
    now: daysFrom(now, days),
    today: isoDay(now),
  }
  await savePersonFacts(writing, person, answers, { source: 'migration' })
}

async function employ({ db, keyring, now }: Filling, person: Demo): Promise<void> {
  const place = person.isPriya ? 0 : person.place
  const [jobTitle, socCode] = JOBS[place % JOBS.length] ?? ['', '']
  const startedOn = startOf(person, place, now)
  const { id } = await db.one<{ id: number }>(
    `insert into employments (company_id, person_id, household_person_id, law_firm_id, job_title, started_on)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [person.companyId, person.id, person.householdPersonId, person.lawFirmId, jobTitle, startedOn],
  )
  const facts = { jobTitle, socCode, startedOn, fullTime: true, wage: 9_800_000 + place * 120_000, wageUnit: 'year' }
  const more = isKnown(person.life)
    ? { ...atTheOffice(person.companyCode), duties: `Works as a ${jobTitle.toLowerCase()}.` }
    : {}
  const said = answered('employment', { ...facts, ...more })
  const at = daysFrom(now, -KNOWN_FOR_DAYS)
  await saveFacts(db, { subject: 'employment', id }, said, {
    keyring,
    source: 'migration',
    by: null,
    now: at,
    owner: person,
  })
}

const startOf = ({ life: { hiredDaysAgo } }: Demo, place: number, now: Date): string =>
  hiredDaysAgo === undefined ? `${2019 + (place % 6)}-0${1 + (place % 9)}-15` : isoDay(daysFrom(now, -hiredDaysAgo))

async function addRelative(filling: Filling, principal: Demo, { relation, firstName, ...facts }: Relative) {
  const { id } = await filling.db.one<{ id: number }>(
    `insert into people (company_id, law_firm_id, household_person_id, relation, first_name, last_name)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [principal.companyId, principal.lawFirmId, principal.id, relation, firstName, principal.lastName],
  )
  await fill(filling, { ...principal, id, firstName, email: '' }, facts)
}

/** As facts are saved: under their whole names, with a value, or why there is none. */
export const answered = (subject: string, said: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      `${subject}.${name}`,
      typeof value === 'object' && value !== null && 'not' in value ? (value as { not: 'none' }) : { value },
    ]),
  )

function atTheOffice(code: CompanyCode) {
  const { street, unitNumber, city, state, zip, county, areaCode, area } = offices[code]
  return {
    ...{ worksiteKind: 'Business premises', wageAreaCode: areaCode, wageAreaTitle: area },
    ...{ worksiteStreet: street, worksiteUnitKind: 'STE', worksiteUnitNumber: unitNumber, worksiteCity: city },
    ...{ worksiteState: state, worksiteZip: zip, worksiteCounty: county },
    ...ANY_JOB,
  }
}

const ANY_JOB = {
  offSite: false,
  furtherWorksites: { not: 'none' },
  controllingInterest: false,
  relatedMaster: true,
  requiredEducation: 'Bachelor’s degree',
  requiredFields: 'Engineering or a related field',
  requiredYears: 2,
  requiredSkills: 'None',
  supervises: 0,
}

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
