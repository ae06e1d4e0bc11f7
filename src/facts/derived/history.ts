import { hasPostalCode, inUnitedStates } from '#engine/address.ts'
import { yes } from '#engine/condition.ts'
import { derive, derivedFacts, reopening } from '#engine/derived.ts'
import type { Address } from '#engine/fact.ts'
import { address, date, exact, records, text, type ValueOf, yesNo } from '#engine/fact.ts'
import type { LeftOpen } from '#engine/reference.ts'
import { askedIf, ifKnown } from '#engine/reference.ts'
import { formDate } from '#formats/dates.ts'
import { addDays, addMonths, latest } from '#formats/day.ts'
import { company } from '../company.ts'
import { employment } from '../employment.ts'
import { person } from '../person.ts'
import { current, newest } from '../pick.ts'
import { spelledAs } from './job-here.ts'
import { aboutCompany } from './parties.ts'

type Lived = ValueOf<typeof person.addresses>[number]
type Job = ValueOf<typeof person.jobs>[number]

/** "For the last five years", as Forms I-130, I-130A and I-485 ask. */
const FIVE_YEARS = 60

const { inCareOf, street, unitKind, unitNumber, city, state, province, postalCode, country, from, until } =
  person.addresses.columns
/** Boxes of a page: a ZIP code is of the United States, a postal code of other countries. */
const place = {
  street: { ...street, asked: true as const },
  unitKind,
  unitNumber,
  city: { ...city, asked: true as const },
  state: { ...state, asked: inUnitedStates },
  zipCode: exact('ZIP code', { max: 20, asked: inUnitedStates }),
  province,
  postalCode: { ...postalCode, asked: hasPostalCode },
  country: { ...country, asked: true as const },
}

/** Where somebody lived. A home counts wherever it is; mail does not. */
export const addressHistory = derivedFacts('person', {
  physicalAddress: derive(address('Physical address'), [person.addresses], ([list], today) =>
    linesOf(livesAt(list, today)),
  ),
  physicalAddressFrom: derive(
    date('At this address since'),
    [person.addresses],
    ([list], today) => livesAt(list, today)?.from,
  ),
  earlierAddresses: reopening(
    derive(
      records('Earlier addresses of the last five years', 'address', {
        inCareOf,
        ...place,
        from: { ...from, asked: true },
        until,
      }),
      [person.addresses, ifKnown(person.birthDate)],
      ([list, born], today) => {
        const earlier = list && ended(homes(list), today)
        if (!earlier) return undefined
        // Who moved in lately lived somewhere before: "none" would be an answer that nobody gave.
        return earlier.length === 0 && movedIn(list, today, born)
          ? undefined
          : orNone(earlier.map((each) => ({ ...onPage(each), inCareOf: each.inCareOf })))
      },
    ),
    ([list, born], today) => timeLeftOpen(list as Lived[] | undefined, today, born as string | undefined),
  ),
  /** "Your last address outside the United States of more than one year (even if listed above)": Form I-130A, Part 1. */
  lastHomeAbroad: derive(
    address('Last address outside the United States of more than one year'),
    [person.addresses],
    ([list], today) => linesOf(lastAbroad(list, today)),
  ),
  lastHomeAbroadFrom: derive(
    date('At this address from'),
    [person.addresses],
    ([list], today) => lastAbroad(list, today)?.from,
  ),
  lastHomeAbroadUntil: derive(exact('At this address until', { max: 10 }), [person.addresses], ([list], today) => {
    const found = lastAbroad(list, today)
    if (!found || found.until) return found?.until && formDate(found.until)
    // Whoever lives here does not live there any more: until when is asked.
    return homes(list).some((each) => isHere(each) && each.until === undefined) ? undefined : 'Present'
  }),
})

const jobsIfAny = person.jobs
/** The job with the company of the case, on forms of its employee. */
export const atCompany = [
  ifKnown(company.legalName),
  ifKnown(aboutCompany.address),
  ifKnown(employment.jobTitle),
  ifKnown(employment.startedOn),
  ifKnown(employment.endedOn),
] as const

/** Whoever worked for that company has it in the list of jobs, as it was typed. */
const companyIfKnown = ifKnown(company.legalName)
const spelled = (job: Job | undefined, name: string | undefined) => job && spelledAs(job, name)

const column = person.jobs.columns

/** Where somebody works and worked, as told in the list of jobs. */
export const jobHistory = derivedFacts('person', {
  /** "If you are currently unemployed, type or print 'Unemployed'". Nobody's unemployment is concluded from a list. */
  employerNow: derive(
    text('Name of employer', { max: 200 }),
    [person.worksNow, askedIf(yes(person.worksNow), jobsIfAny), companyIfKnown],
    ([works, list, company], today) =>
      works === false ? UNEMPLOYED : works ? spelled(jobNow(list, today), company)?.employer : undefined,
  ),
  employerNowAddress: derive(address('Address of the employer'), [person.jobs], ([list], today) =>
    linesOf(jobNow(list, today)),
  ),
  occupationNow: derive(
    text('Occupation', { max: 200 }),
    [person.jobs],
    ([list], today) => jobNow(list, today)?.jobTitle,
  ),
  jobNowFrom: derive(date('Employed there since'), [person.jobs], ([list], today) => jobNow(list, today)?.from),
  /** The same of the employee of a case, whose job with the company is known unless another one is told. */
  employeesEmployer: derive(
    text('Name of employer', { max: 200 }),
    [person.worksNow, askedIf(yes(person.worksNow), jobsIfAny), ...atCompany],
    ([works, list, ...here], today) => {
      if (!works) return works === false ? UNEMPLOYED : undefined
      const told = jobNow(list, today)
      return (told ? spelledAs(told, here[0]) : employedHere(here, today))?.employer
    },
  ),
  employeesEmployerAddress: derive(
    address('Address of the employer'),
    [person.jobs, ...atCompany],
    ([list, ...here], today) => {
      const told = jobNow(list, today)
      return told ? linesOf(told) : employedHere(here, today)?.at
    },
  ),
  employeesOccupation: derive(
    text('Occupation', { max: 200 }),
    [person.jobs, ...atCompany],
    ([list, ...here], today) => (jobNow(list, today) ?? employedHere(here, today))?.jobTitle,
  ),
  employeesJobFrom: derive(
    date('Employed there since'),
    [person.jobs, ...atCompany],
    ([list, ...here], today) => (jobNow(list, today) ?? employedHere(here, today))?.from,
  ),
  earlierJobs: derive(
    records('Earlier employers of the last five years', 'employer', {
      employer: column.employer,
      ...place,
      jobTitle: { ...column.jobTitle, asked: true },
      from: { ...from, asked: true },
      until,
    }),
    [person.jobs, companyIfKnown],
    ([list, company], today) =>
      list &&
      orNone(
        ended(list, today).map((each) => ({
          ...onPage(each),
          employer: spelledAs(each, company).employer,
          jobTitle: each.jobTitle,
        })),
      ),
  ),
  /** "Your last occupation outside the United States if not shown above": Form I-130A, Part 3. */
  lastEmployerAbroad: derive(
    text('Last employer outside the United States', { max: 200 }),
    [person.jobs, companyIfKnown],
    ([list, company], today) => spelled(oldJobAbroad(list, today), company)?.employer,
  ),
  lastEmployerAbroadAddress: derive(address('Its address'), [person.jobs], ([list], today) =>
    linesOf(oldJobAbroad(list, today)),
  ),
  lastOccupationAbroad: derive(
    text('Occupation there', { max: 200 }),
    [person.jobs],
    ([list], today) => oldJobAbroad(list, today)?.jobTitle,
  ),
  lastJobAbroadFrom: derive(
    date('Employed there from'),
    [person.jobs],
    ([list], today) => oldJobAbroad(list, today)?.from,
  ),
  lastJobAbroadUntil: derive(
    date('Employed there until'),
    [person.jobs],
    ([list], today) => oldJobAbroad(list, today)?.until,
  ),
  hasOldJobAbroad: derive(
    yesNo('Worked abroad longer ago than listed above'),
    [person.everWorkedAbroad, person.jobs],
    ([ever, list], today) =>
      list?.some((each) => !isHere(each)) ? oldJobAbroad(list, today) !== undefined : list && ever,
  ),
  /** What Form I-130A wants to read in Additional Information: as somebody answered, never because a list has no such job. */
  neverWorkedAbroad: derive(
    text('Employment outside the United States', { max: 100 }),
    [person.everWorkedAbroad, person.jobs],
    ([ever, list]) => {
      const isListed = list?.some((each) => !isHere(each))
      if (ever !== false) return ever || isListed ? { not: 'notApplicable' } : undefined
      return list && !isListed ? 'I never worked outside the United States.' : undefined
    },
  ),
})

const UNEMPLOYED = 'Unemployed'

type Held = { id: string; from?: string; until?: string }
type Placed = Held & Omit<Address, 'inCareOf'>

const isHere = (each: Placed) => inUnitedStates(each)
const isOpen = ({ from, until }: Held, today: string) => !(from && from > today) && !(until && until < today)
const homes = (list: readonly Lived[] | undefined) => (list ?? []).filter(({ kind }) => kind !== 'Mailing')

/** The home of today; who has none in the list but an address abroad that goes on lives there. */
const livesAt = (list: readonly Lived[] | undefined, today: string) =>
  current(
    homes(list).filter(({ kind }) => kind !== 'Foreign'),
    today,
    'from',
    'until',
  ) ?? current(homes(list), today, 'from', 'until')

/** The home of today began within five years, and not with life itself. */
function movedIn(list: readonly Lived[] | undefined, today: string, born: string | undefined): boolean {
  const since = livesAt(list, today)?.from
  return since !== undefined && since > addMonths(today, -FIVE_YEARS) && since > (born ?? '')
}

/**
 * The days of the last five years of which a told list of homes says nothing, a single day between two homes apart; nobody
 * lived before the day of birth. A home that does not say since when covers no day.
 */
function timeLeftOpen(list: readonly Lived[] | undefined, today: string, born: string | undefined): LeftOpen[] {
  if (list === undefined) return []
  const open: LeftOpen[] = []
  let covered = latest(addMonths(today, -FIVE_YEARS), born ?? '')
  const dated = homes(list).flatMap(({ from: since, until: end }) => (since ? [{ since, end }] : []))
  for (const { since, end } of dated.sort((one, other) => one.since.localeCompare(other.since))) {
    if (since > addDays(covered, 1)) open.push({ from: covered, until: since > today ? today : addDays(since, -1) })
    covered = latest(covered, addDays(end ?? today, 1))
  }
  if (covered < today) open.push({ from: covered, until: today })
  return open.length > 0 && dated.length < homes(list).length ? [{ without: 'from' }, ...open] : open
}

/** What ended within five years, the last first. */
const ended = <E extends Held>(list: readonly E[], today: string): E[] =>
  list
    .filter(({ until }) => until !== undefined && until < today && until >= addMonths(today, -FIVE_YEARS))
    .sort((one, other) => String(other.until).localeCompare(String(one.until)))

function lastAbroad(list: readonly Lived[] | undefined, today: string): Lived | undefined {
  const overAYear = ({ from, until }: Held) => from === undefined || addMonths(from, 12) < (until ?? today)
  const abroad = homes(list).filter((each) => !isHere(each) && overAYear(each))
  return abroad.find(({ until }) => until === undefined) ?? newest(abroad, 'until')
}

const jobNow = (list: readonly Job[] | undefined, today: string) =>
  newest(
    list?.filter((each) => each.employer && isOpen(each, today)),
    'from',
  )

function oldJobAbroad(list: readonly Job[] | undefined, today: string): Job | undefined {
  const last = newest(
    list?.filter((each) => !isHere(each) && each.until !== undefined),
    'until',
  )
  return last?.until !== undefined && last.until < addMonths(today, -FIVE_YEARS) ? last : undefined
}

type Here = readonly [name?: string, at?: Address, jobTitle?: string, from?: string, until?: string]

export const employedHere = ([employer, at, jobTitle, from, until]: Here, today: string) =>
  employer && from && isOpen({ id: '', from, until }, today) ? { employer, at, jobTitle, from } : undefined

function linesOf(found: Placed | undefined): Address | undefined {
  if (!found) return undefined
  const { street, unitKind, unitNumber, city, state, province, postalCode, country } = found
  return street || city ? { street, unitKind, unitNumber, city, state, province, postalCode, country } : undefined
}

function onPage({ id, from, until, ...found }: Placed) {
  const { postalCode, ...lines } = linesOf({ id, ...found }) ?? {}
  return { id, ...lines, ...(isHere({ id, ...found }) ? { zipCode: postalCode } : { postalCode }), from, until }
}

const orNone = <E>(list: readonly E[]): E[] | { not: 'none' } => (list.length > 0 ? [...list] : { not: 'none' })
