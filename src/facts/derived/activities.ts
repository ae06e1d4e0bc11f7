import { hasPostalCode, inUnitedStates } from '#engine/address.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { exact, type RecordsType, records, text, type ValueOf } from '#engine/fact.ts'
import { ifKnown } from '#engine/reference.ts'
import { formDate } from '#formats/dates.ts'
import { addMonths } from '#formats/day.ts'
import { company } from '../company.ts'
import { employment } from '../employment.ts'
import { person } from '../person.ts'
import { withJobHere } from './job-here.ts'
import { aboutCompany } from './parties.ts'

type Job = ValueOf<typeof person.jobs>[number]
type School = ValueOf<typeof person.education>[number]

const FIVE_YEARS = 60
const { street, unitKind, unitNumber, city, state, province, country, from } = person.jobs.columns

/** Schools are listed without their address; a time without work has none. */
const isJob = ({ kind }: Entry) => kind === 'Employer'
const isJobHere = (entry: Entry) => isJob(entry) && inUnitedStates(entry)
type Entry = Readonly<Record<string, unknown>>

const columns = {
  kind: text('Employer or school', { max: 40 }),
  name: text('Name', { max: 200 }),
  occupation: text('Occupation', { max: 200, asked: isJob }),
  street: { ...street, asked: isJob },
  unitKind,
  unitNumber,
  city: { ...city, asked: isJob },
  state: { ...state, asked: isJobHere },
  zipCode: exact('ZIP code', { max: 20, asked: isJobHere }),
  province,
  postalCode: exact('Postal code', { max: 20, asked: (entry) => isJob(entry) && hasPostalCode(entry) }),
  country: { ...country, asked: isJob },
  from: { ...from, asked: true as const },
  until: text('Until', { max: 10 }),
  support: text('Source of support', { max: 200 }),
}

const known = [
  person.jobs,
  person.education,
  ifKnown(company.legalName),
  ifKnown(aboutCompany.address),
  ifKnown(employment.jobTitle),
  ifKnown(employment.startedOn),
  ifKnown(employment.endedOn),
] as const

/** Work and school as one history, as Form I-485, Part 4 wants it: the present one first. */
export const aboutActivities = derivedFacts('person', {
  activities: derive(
    records('Employment and education of the last five years', 'employer or school', columns),
    known,
    (values, today) => orNone(told(values, today)?.filter((each) => isRecent(each, today))),
  ),
  /** "If not already listed above". */
  lastActivityAbroad: derive(
    records('Most recent employer or school outside the United States', 'employer or school', columns),
    known,
    (values, today) => {
      const all = told(values, today)
      const last = all?.find((each) => each.country !== undefined && each.country !== 'US')
      return orNone(all && (last && !isRecent(last, today) ? [last] : []))
    },
  ),
})

type Values = {
  0?: readonly Job[]
  1?: readonly School[]
  2?: string
  3?: {
    street?: string
    unitKind?: 'APT' | 'STE' | 'FLR'
    unitNumber?: string
    city?: string
    state?: string
    postalCode?: string
    country?: string
  }
  4?: string
  5?: string
  6?: string
}

/** Everything that is told, the newest first; undefined while one of the two lists is open. */
function told(values: Values, today: string) {
  const { 0: jobs, 1: schools, 2: employer, 3: at, 4: jobTitle, 5: startedOn, 6: endedOn } = values
  if (!jobs || !schools) return undefined
  const here: Job | undefined =
    employer && startedOn && startedOn <= today
      ? { id: 'here', employer, jobTitle, ...at, from: startedOn, until: endedOn }
      : undefined
  return [...withJobHere(jobs, here).map(ofJob), ...schools.map((school) => ofSchool(school, today))]
    .sort((one, other) => key(other).localeCompare(key(one)))
    .map((each): Told => ({ ...each, until: each.ends ? formDate(each.ends) : goesOn(each) ? 'Present' : undefined }))
}

type Told = ValueOf<RecordsType<typeof columns>>[number] & { ends?: string }
const LATER = '9999'
const key = ({ ends, from }: Told) => `${ends ?? LATER} ${from ?? ''}`
const isRecent = ({ ends }: Told, today: string) => ends === undefined || ends >= addMonths(today, -FIVE_YEARS)

/** A time without work is entered as an employer called "Unemployed" or "Retired": then it is the occupation. */
const isIdle = (employer: string | undefined) => /^(unemployed|retired)/i.test(employer ?? '')

function ofJob({ id, employer, jobTitle, until, postalCode, duties: _duties, ...job }: Job): Told {
  const idle = isIdle(employer)
  return {
    id,
    kind: idle ? employer : 'Employer',
    name: idle ? undefined : employer,
    occupation: idle ? employer : jobTitle,
    ...job,
    ...(inUnitedStates(job) ? { zipCode: postalCode } : { postalCode }),
    ends: until,
  }
}

/** A school of which nobody said when may be long ago. */
const goesOn = ({ kind, from }: Told) => kind !== 'School' || from !== undefined

/** A school ends with its degree where nobody said when otherwise. */
const ofSchool = ({ id, institution, city, country, from, until, awardedOn }: School, today: string): Told => ({
  id,
  kind: 'School',
  name: institution,
  occupation: 'Student',
  city,
  country,
  from,
  ends: until ?? (awardedOn && awardedOn <= today ? awardedOn : undefined),
})

const orNone = (list: readonly Told[] | undefined) =>
  list && (list.length > 0 ? list.map(({ ends: _ends, ...each }) => each) : { not: 'none' as const })
