import { hasPostalCode, inUnitedStates } from '#engine/address.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { address, choice, exact, records, text, type ValueOf, yesNo } from '#engine/fact.ts'
import { qualifications } from '../labor-certification.ts'
import { person } from '../person.ts'
import { unitLine } from './labor-certification.ts'
import { aboutPerson } from './person.ts'

const degrees = ['None', 'High school', 'Associate', 'Bachelor', 'Master', 'Doctorate', 'Other'] as const
type Entry = Readonly<Record<string, unknown>>
type School = ValueOf<typeof person.education>[number]
type Job = ValueOf<typeof person.jobs>[number]

/** Who has none lists none, and a high school has no major. */
const isDegree = ({ degree }: Entry) => degree !== 'None'
const hasField = ({ degree }: Entry) => degree !== 'None' && degree !== 'High school'

const degreeOf = ({ degree }: School) => (degree === 'Professional' ? 'Other' : degree)
const otherDegree = ({ degree, field }: School) =>
  degree === 'Professional' ? 'Professional degree' : degree === 'Other' ? (field ?? 'Other') : undefined

/** '2012-05-18' as '05/2012'. */
const month = (day: string | undefined) => day && `${day.slice(5, 7)}/${day.slice(0, 4)}`
const newestFirst = (one: string | undefined, other: string | undefined) => (other ?? '9').localeCompare(one ?? '9')

/** Appendix A: the worker as the Department of Labor asks, months instead of days. */
export const aboutWorker = derivedFacts('person', {
  currentAddress: derive(
    address('Current address'),
    [aboutPerson.homeAddress, aboutPerson.foreignAddress],
    ([home, abroad]) => home ?? abroad,
  ),
  currentUnit: derive(
    exact('Suite, floor or apartment', { max: 40 }),
    [aboutPerson.homeAddress, aboutPerson.foreignAddress],
    ([home, abroad]) => unitLine(home ?? abroad),
  ),
  degrees: derive(
    records('Diplomas and degrees', 'degree', {
      degree: choice('Diploma or degree', degrees, { asked: true }),
      other: text('Other degree', { max: 200 }),
      field: text('Field of study', { max: 200, asked: hasField }),
      institution: text('Institution', { max: 200 }),
      country: { ...person.education.columns.country, asked: isDegree },
      attained: exact('Month and year', { max: 7, asked: isDegree }),
    }),
    [person.education],
    ([schools]) => {
      if (!schools) return undefined
      if (schools.length === 0) return [{ id: 'none', degree: 'None' as const }]
      return [...schools]
        .sort((one, other) => newestFirst(one.awardedOn ?? one.until, other.awardedOn ?? other.until))
        .map((each) => ({
          id: each.id,
          degree: degreeOf(each),
          other: otherDegree(each),
          field: each.field,
          institution: each.institution,
          country: each.country,
          attained: month(each.awardedOn ?? each.until),
        }))
    },
  ),
  workExperience: derive(
    records('Work experience', 'job', {
      employer: text('Employer', { max: 200, asked: true }),
      street: exact('Street', { max: 200, asked: true }),
      unit: exact('Suite, floor or apartment', { max: 40 }),
      city: exact('City or town', { asked: true }),
      postalCode: exact('Postal code', { max: 20, asked: (job) => inUnitedStates(job) || hasPostalCode(job) }),
      country: { ...person.jobs.columns.country, asked: true },
      region: exact('State, territory or province'),
      jobTitle: text('Job title', { max: 200, asked: true }),
      from: text('Start', { max: 7, asked: true }),
      until: text('End', { max: 7 }),
      present: yesNo('Present'),
      hoursPerWeek: { ...person.jobs.columns.hoursPerWeek, asked: true },
      duties: text('Duties', { max: 3500, lines: 20, asked: true }),
    }),
    [person.jobs],
    ([jobs]) =>
      jobs
        ?.filter(({ support }) => !support)
        .sort((one, other) => newestFirst(one.until, other.until) || newestFirst(one.from, other.from))
        .map((each) => ({
          id: each.id,
          employer: each.employer,
          street: each.street,
          unit: unitOf(each),
          city: each.city,
          postalCode: each.postalCode,
          country: each.country,
          region: each.state ?? each.province,
          jobTitle: each.jobTitle,
          from: month(each.from),
          until: month(each.until),
          present: each.until === undefined,
          hoursPerWeek: each.hoursPerWeek,
          duties: each.duties,
        })),
  ),
  trainingsOnPaper: derive(
    records('Training, certificates and licenses', 'training', {
      provider: text('School or provider', { max: 200 }),
      course: text('Training or course', { max: 200, asked: true }),
      attained: text('Certificate or license', { max: 400 }),
      from: text('Start', { max: 7, asked: true }),
      until: text('End', { max: 7, asked: true }),
      awarded: text('Awarded', { max: 7, asked: ({ attained }) => Boolean(attained) }),
    }),
    [qualifications.trainings],
    ([list]) =>
      list?.map(({ id, provider, course, attained, from, until, awardedOn }) => ({
        ...{ id, provider, course, attained },
        ...{ from: month(from), until: month(until), awarded: month(awardedOn) },
      })),
  ),
})

const unitOf = (job: Job) => {
  const line = unitLine(job)
  return typeof line === 'string' ? line : undefined
}
