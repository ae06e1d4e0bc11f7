import { derive, derivedFacts, reopening } from '#engine/derived.ts'
import { choice, date, text, type ValueOf } from '#engine/fact.ts'
import { ifKnown } from '#engine/reference.ts'
import { company } from '../company.ts'
import { employment } from '../employment.ts'
import { person } from '../person.ts'

type School = ValueOf<typeof person.education>[number]

export const educationLevels = [
  'No diploma',
  'High school diploma',
  'Less than 1 year of college',
  '1 or more years of college, no degree',
  'Associate’s degree',
  'Bachelor’s degree',
  'Master’s degree',
  'Professional degree',
  'Doctorate degree',
] as const
type Level = (typeof educationLevels)[number]

/** What petitions ask about education and work that follows from the two lists of a person. */
export const aboutEducation = derivedFacts('person', {
  /** A school that does not say its degree, or not when, may be a higher one than those that do. */
  highestEducation: reopening(
    derive(choice('Highest level of education', educationLevels), [person.education], ([schools], today) => {
      const known = schools && highest(schools, today)
      return mayBeHigher(schools, known) ? undefined : (known?.level ?? 'No diploma')
    }),
    ([schools]) => unclearColumns(schools as Schools).map((without) => ({ without })),
  ),
  majorField: reopening(
    derive(text('Major or primary field of study', { max: 200 }), [person.education], ([schools], today) => {
      const known = schools && highest(schools, today)
      if (mayBeHigher(schools, known)) return undefined
      return known?.school.field ?? (hasField(known) ? undefined : { not: 'none' })
    }),
    ([schools], today) => {
      const known = schools ? highest(schools as School[], today) : undefined
      return hasField(known) && !known?.school.field ? [{ without: 'field' }] : []
    },
  ),
  usDegreeSchool: derive(
    text('U.S. school of the master’s or higher degree', { max: 200 }),
    [person.education],
    ([schools], today) => usDegree(schools, today)?.school.institution,
  ),
  usDegreeAwardedOn: derive(
    date('U.S. master’s or higher degree awarded on'),
    [person.education],
    ([schools], today) => usDegree(schools, today)?.school.awardedOn,
  ),
  usDegreeType: derive(text('Type of U.S. degree', { max: 250 }), [person.education], ([schools], today) => {
    const degree = usDegree(schools, today)
    return degree && [degree.level, degree.school.field].filter(Boolean).join(' in ')
  }),
  /** 'Present: Engineer, ACME (since 03/2024). Before: Analyst, OTHER (01/2020 to 02/2024).' */
  workSummary: derive(
    text('Present occupation and summary of prior work experience', { max: 4000, lines: 3 }),
    [
      person.jobs,
      ifKnown(employment.jobTitle),
      ifKnown(company.legalName),
      ifKnown(employment.startedOn),
      ifKnown(employment.endedOn),
    ],
    ([jobs, jobTitle, employer, from, until], today) =>
      jobs && summary(jobs, from && from <= today ? { jobTitle, employer, from, until } : undefined, today),
  ),
})

const byDegree: Partial<Record<NonNullable<School['degree']>, Level>> = {
  'High school': 'High school diploma',
  Associate: 'Associate’s degree',
  Bachelor: 'Bachelor’s degree',
  Master: 'Master’s degree',
  Professional: 'Professional degree',
  Doctorate: 'Doctorate degree',
}

type Schools = readonly School[] | undefined

const isUndated = ({ from, until, awardedOn }: School) => !(from ?? until ?? awardedOn)
const isUnclear = (school: School) => school.degree === undefined || isUndated(school)
/** What is missing of the schools of which no level is known. */
const unclearColumns = (schools: Schools = []): string[] => [
  ...(schools.some(({ degree }) => degree === undefined) ? ['degree'] : []),
  ...(schools.some((school) => school.degree !== undefined && isUndated(school)) ? ['awardedOn'] : []),
]
const mayBeHigher = (schools: Schools, known: Reached | undefined): boolean =>
  schools === undefined || (known?.level !== educationLevels.at(-1) && schools.some(isUnclear))
/** A high school has no major. */
const hasField = (known: Reached | undefined): boolean => known !== undefined && known.level !== 'High school diploma'

type Reached = { level: Level; school: School }

/** A degree that is not awarded yet counts as years of college. */
function levelOf(school: School, today: string): Level | undefined {
  const ended = school.awardedOn ?? school.until
  const degree = school.degree && byDegree[school.degree]
  if (degree && ended !== undefined && ended <= today) return degree
  if (school.degree === undefined || school.degree === 'High school') return undefined
  const year = school.from && `${Number(school.from.slice(0, 4)) + 1}${school.from.slice(4)}`
  const until = ended !== undefined && ended < today ? ended : today
  return year && until >= year ? '1 or more years of college, no degree' : 'Less than 1 year of college'
}

const reached = (schools: readonly School[], today: string): Reached[] =>
  schools.flatMap((school) => {
    const level = levelOf(school, today)
    return level ? [{ level, school }] : []
  })

const rank = ({ level }: Reached) => educationLevels.indexOf(level)

/** The highest; of two alike the later one. */
const best = (all: readonly Reached[]): Reached | undefined =>
  all.reduce<Reached | undefined>(
    (found, each) => (found === undefined || rank(each) >= rank(found) ? each : found),
    undefined,
  )

const highest = (schools: readonly School[], today: string) => best(reached(schools, today))

/** INA 214(g)(5)(C): a master's or higher degree of a United States institution. */
const usDegree = (schools: readonly School[] | undefined, today: string) =>
  best(
    reached(
      (schools ?? []).filter(({ country }) => country === 'US'),
      today,
    ).filter((each) => rank(each) >= educationLevels.indexOf('Master’s degree')),
  )

type Job = { jobTitle?: string; employer?: string; from?: string; until?: string }

/** Who has no job in the list works where the petitioner says; a list that says neither is no statement that she has none. */
function summary(
  jobs: ValueOf<typeof person.jobs>,
  withPetitioner: Job | undefined,
  today: string,
): string | { not: 'none' } {
  const sorted = [...jobs].sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? 1 : -1))
  const listed = sorted.filter((job) => isHeld(job, today))
  const present = listed.length === 0 && withPetitioner && isHeld(withPetitioner, today) ? [withPetitioner] : listed
  const before = sorted.filter((job) => !listed.includes(job))
  const inWords = ({ jobTitle, employer, from, until }: Job) => {
    const when = until && until < today ? [from && month(from), month(until)].filter(Boolean).join(' to ') : since(from)
    return `${[jobTitle, employer].filter(Boolean).join(', ')}${when ? ` (${when})` : ''}`
  }
  const lines = [
    present.length > 0 ? `Present: ${present.map(inWords).join('; ')}.` : '',
    before.length > 0 ? `Before: ${before.map(inWords).join('; ')}.` : '',
  ]
  return lines.filter(Boolean).join(' ') || { not: 'none' }
}

const isHeld = ({ until }: Job, today: string) => until === undefined || until >= today

const since = (from: string | undefined) => from && `since ${month(from)}`
const month = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(0, 4)}`
