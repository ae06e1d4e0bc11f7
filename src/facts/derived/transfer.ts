import { yes } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { date, exact, records, text, type ValueOf, yesNo } from '#engine/fact.ts'
import { askedIf } from '#engine/reference.ts'
import { formDate } from '#formats/dates.ts'
import { abroad } from '../classifications/abroad.ts'
import { corporateGroup, transfer, transferee } from '../classifications/transfer.ts'
import { hPerson } from '../h1b.ts'
import { person } from '../person.ts'
import { aboutEducation } from './education.ts'
import { aboutPerson } from './person.ts'
import { aboutPosition } from './position.ts'

type Stay = { id: string; name?: string; from?: string; until?: string }

/** Whose stay, from when until when, as the supplements list them. */
export const stayColumns = { name: text('Name', { max: 200 }), from: date('From'), until: text('To', { max: 10 }) }

/** The stays that reach into the last so many years; one that goes on ends at "Present". */
export function staysInLast(years: number, today: string, stays: readonly Stay[]): Stay[] {
  const since = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  return stays
    .filter(({ until }) => until === undefined || until >= since)
    .map(({ id, name, from, until }) => ({ id, name, from, until: until ? formDate(until) : 'Present' }))
}

/** What the L supplement asks of the job that follows from what is known. */
export const transferPosition = derivedFacts('employment', {
  employmentAbroad: derive(
    records('Dates of employment with the employer abroad', 'time of employment', {
      from: date('From', { asked: true }),
      until: text('To', { max: 10 }),
      interruptions: text('Explanation of interruptions', { max: 300 }),
    }),
    [abroad.jobsAbroad],
    ([jobs]) => jobs?.map((job) => ({ ...job, until: job.until ? formDate(job.until) : 'Present' })),
  ),
  stationedOffSite: derive(
    yesNo('Stationed primarily off-site, outside the group of companies'),
    [aboutPosition.worksOffSite, askedIf(yes(aboutPosition.worksOffSite), transfer.primarilyOffSite)],
    ([offSite, primarily]) => (offSite ? primarily : offSite),
  ),
})

export const transferStays = derivedFacts('person', {
  /** The last seven years; the family with H-4 and L-2, the worker without. */
  staysInHOrL: derive(
    records('Prior periods of stay in an H or L classification', 'stay', stayColumns),
    [aboutPerson.fullName, hPerson.hOrLStays, transferee.familyHOrLStays],
    ([name, own, family], today) =>
      own && family && staysInLast(7, today, [...newestFirst(own).map((stay) => ({ ...stay, name })), ...family]),
  ),
  /** 'Education: Master in Physics, ETH (2016). Present: Engineer, ACME (since 03/2024).' */
  educationAndWork: derive(
    text('Education and work experience', { max: 5000, lines: 4 }),
    [person.education, aboutEducation.workSummary],
    ([schools, work]) => schools && work && `Education: ${schools.map(inWords).join('; ') || 'none'}. ${work}`,
  ),
})

const newestFirst = (stays: ValueOf<typeof hPerson.hOrLStays>) =>
  [...stays].sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? 1 : -1))

type School = ValueOf<typeof person.education>[number]

function inWords({ degree, field, institution, awardedOn, until }: School): string {
  const studied = [degree === 'Other' ? undefined : degree, field].filter(Boolean).join(' in ')
  const year = (awardedOn ?? until)?.slice(0, 4)
  return [studied, institution].filter(Boolean).join(', ') + (year ? ` (${year})` : '')
}

/** The companies of the group as the two sections of the L supplement list them: a name alone is half of what a box asks. */
export const groupOnPaper = derivedFacts('company', {
  qualifyingCompanies: derive(
    records('Ownership and control of each company with a qualifying relationship', 'company', {
      control: text(corporateGroup.relatedCompanies.columns.control.label, { max: 600, asked: true }),
      fein: exact('FEIN', { max: 10 }),
    }),
    [corporateGroup.relatedCompanies],
    ([companies]) =>
      companies?.map(({ id, name, control, fein }) => ({
        id,
        control: control && `${name}: ${control}`,
        fein,
      })),
  ),
  blanketCompanies: derive(
    records('Parent, branches, subsidiaries and affiliates included in the petition', 'company', {
      place: exact('Name and address', { max: 600, asked: true }),
      relation: text('Relationship', { max: 40, asked: true }),
    }),
    [corporateGroup.relatedCompanies],
    ([companies]) =>
      companies?.map(({ id, name, address, relation }) => ({
        id,
        place: address && `${name}, ${address}`,
        relation,
      })),
  ),
})
