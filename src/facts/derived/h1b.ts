import { all, atLeast, is } from '#engine/condition.ts'
import { derive, derivedFacts, reopening } from '#engine/derived.ts'
import { country, date, money, records, text, type ValueOf, yesNo } from '#engine/fact.ts'
import { askedIf } from '#engine/reference.ts'
import { company } from '../company.ts'
import { employment } from '../employment.ts'
import { h1b, hJob, hPerson } from '../h1b.ts'
import { h2 } from '../h2.ts'
import { person } from '../person.ts'
import { petition } from '../petition.ts'
import { aboutEducation } from './education.ts'
import { type EmployerSize, hasFiftyOrMore, isH1bDependent, isMostlyH1bOrL1, isSmallEmployer } from './employer-size.ts'
import { type Counts, knownSize, uncounted, whichever } from './known-size.ts'
import { aboutPerson } from './person.ts'
import { further, mayBeSeveral, othersOf } from './petition.ts'
import { thePetitioner } from './petitioner.ts'

/**
 * What follows from the head counts of an employer and its affiliates. It is known once no count that is still missing can
 * change it; who said nothing of affiliates did not say that there are none.
 */
export const employerHeads = derivedFacts('company', {
  h1bDependent: fromCounts(
    'H-1B dependent employer',
    ['employees', 'fullTimeEquivalents', 'h1bEmployees'],
    isH1bDependent,
  ),
  fiftyOrMore: fromCounts('50 or more individuals employed in the United States', ['employees'], hasFiftyOrMore),
  mostlyH1bOrL1: fromCounts(
    'More than 50 percent of them in H-1B, L-1A or L-1B status',
    ['employees', 'h1bEmployees', 'l1Employees'],
    isMostlyH1bOrL1,
  ),
  twentyFiveOrFewer: fromCounts(
    '25 or fewer full-time equivalent employees in the United States, affiliates and subsidiaries included',
    ['employees', 'fullTimeEquivalents'],
    isSmallEmployer,
  ),
})

type Count = 'employees' | 'fullTimeEquivalents' | 'h1bEmployees' | 'l1Employees'

function fromCounts(label: string, counts: readonly Count[], holds: (size: EmployerSize) => boolean) {
  const answer = (told: readonly unknown[]) => {
    const own: Counts = Object.fromEntries(counts.map((count, place) => [count, told[place]]))
    return whichever(knownSize(own, affiliatesIn(told)), holds)
  }
  const affiliatesIn = (told: readonly unknown[]) =>
    told[counts.length] as ValueOf<typeof company.affiliates> | undefined
  return reopening(
    derive(yesNo(label), [...counts.map((count) => company[count]), company.affiliates], answer),
    // Employees stand for the full-time equivalents that nobody worked out.
    (told) => {
      const asked = counts.filter((count) => count !== 'fullTimeEquivalents')
      return answer(told) === undefined
        ? uncounted(affiliatesIn(told) ?? [], asked).map((without) => ({ without }))
        : []
    },
  )
}

const SIXTY_THOUSAND = 60_000_00
const mastersOrHigher = ['Master’s degree', 'Professional degree', 'Doctorate degree'] as const

/** What follows from the wage and the worksite. */
export const jobTerms = derivedFacts('employment', {
  annualPay: derive(
    money('Rate of pay per year'),
    [employment.wage, employment.wageUnit, employment.hoursPerWeek],
    ([wage, unit, hours]) => annual(wage, unit, hours),
  ),
  supervision: derive(
    text('How many people the worker will supervise, and their position titles', { max: 350 }),
    [hJob.supervises, askedIf(atLeast(1, hJob.supervises), hJob.supervisedTitles)],
    ([many, titles]) => {
      if (many === undefined) return undefined
      return many === 0 ? 'None' : [many, titles].filter(Boolean).join(': ')
    },
  ),
  /**
   * 48 U.S.C. 1806(b): H workers who are admitted for work on Guam or in the Northern Mariana Islands are not counted
   * against the cap.
   */
  inGuamOrCnmi: derive(
    yesNo('Guam-CNMI cap exemption under Public Law 110-229'),
    [employment.worksiteState],
    ([state]) => (state === undefined ? undefined : state === 'GU' || state === 'MP'),
  ),
})

/** INA 212(n)(3)(B): who is exempt from the additional attestations, and why. */
const reasons = derivedFacts('case', {
  paidSixtyThousand: derive(yesNo('Annual rate of pay of at least $60,000'), [jobTerms.annualPay], ([pay]) =>
    pay === undefined ? undefined : pay >= SIXTY_THOUSAND,
  ),
  relatedMaster: derive(
    yesNo('Master’s or higher degree in a specialty related to the employment'),
    [
      aboutEducation.highestEducation,
      askedIf(is(aboutEducation.highestEducation, ...mastersOrHigher), hJob.relatedMaster),
    ],
    ([level, related]) => (level === undefined || mastersOrHigher.some((each) => each === level) ? related : false),
  ),
})
export const attestation = {
  ...reasons,
  ...derivedFacts('case', {
    exemptWorker: derive(
      yesNo('Exempt from the Department of Labor attestation requirements'),
      [reasons.paidSixtyThousand, reasons.relatedMaster],
      ([paid, master]) => (paid || master ? true : paid === undefined || master === undefined ? undefined : false),
    ),
  }),
}

/** What follows from the request and the lists of the person. */
export const hRequest = derivedFacts('case', {
  signatoryName: derive(
    text('Name of the signatory', { max: 200 }),
    [thePetitioner.signatoryGivenName, thePetitioner.signatoryFamilyName],
    ([given, family]) => (given || family ? [given, family].filter(Boolean).join(' ') : undefined),
  ),
  amendsOnly: derive(
    yesNo('Amended petition without a request for an extension'),
    [petition.basis, petition.requestedAction],
    ([basis, action]) => {
      if (basis === undefined || action === undefined) return undefined
      return action === 'Amend stay' || (basis === 'Amended petition' && action === 'Notify the office')
    },
  ),
  secondExtension: derive(
    yesNo('Second or subsequent request of this petitioner for an extension of stay'),
    [
      petition.requestedAction,
      askedIf(is(petition.requestedAction, 'Extend stay', 'Extend free trade status'), h1b.laterExtension),
    ],
    ([action, later]) =>
      action === undefined || action === 'Extend stay' || action === 'Extend free trade status' ? later : false,
  ),
  leavesGuamCnmi: derive(
    yesNo('Change of employer of a beneficiary who was subject to the Guam-CNMI cap exemption'),
    [petition.basis, askedIf(is(petition.basis, 'Change of employer'), h1b.leavesGuamCnmiEmployer)],
    ([basis, leaves]) => (basis === undefined || basis === 'Change of employer' ? leaves : false),
  ),
  /** Of every worker named; the last six years, for H-2 workers the last three; a stay that goes on ends at "Present". */
  priorStays: derive(
    records('Prior periods of stay in H or L classification', 'stay', {
      name: text('Subject’s name', { max: 200 }),
      from: date('From'),
      until: text('To', { max: 10 }),
    }),
    [
      petition.classification,
      aboutPerson.fullName,
      hPerson.hOrLStays,
      further,
      askedIf(all(mayBeSeveral, atLeast(1, petition.furtherBeneficiaries)), h2.staysOfOthers),
    ],
    ([classification, name, stays, others, told], today) => {
      const beside = othersOf(classification, others)
      const ofOthers = beside?.length === 0 ? [] : beside && told
      if (!stays || !ofOthers) return undefined
      const years = classification === 'H-2A' || classification === 'H-2B' ? 3 : 6
      const since = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
      const newestFirst = [...stays].sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? 1 : -1))
      return [...newestFirst.map((stay) => ({ ...stay, name })), ...ofOthers]
        .filter(({ until }) => until === undefined || until >= since)
        .map(({ id, name: whose, from, until }) => ({
          id,
          name: whose,
          from,
          until: until ? formDate(until) : 'Present',
        }))
    },
  ),
  registeredPassportCountry: derive(
    country('Country that issued the passport used in the registration'),
    [h1b.registeredPassport, person.passports],
    ([number, passports]) => passports?.find((each) => each.number === number)?.country,
  ),
  registeredPassportExpiresOn: derive(
    date('Expiration of the passport used in the registration'),
    [h1b.registeredPassport, person.passports],
    ([number, passports]) => passports?.find((each) => each.number === number)?.expiresOn,
  ),
})

const WEEKS = 52
const perYear = { hour: 0, week: WEEKS, 'bi-weekly': WEEKS / 2, month: 12, year: 1 }

/** An hourly wage needs the hours: a part-time worker must really earn the $60,000 (20 CFR 655.737(c)). */
function annual(
  wage: number | undefined,
  unit: ValueOf<typeof employment.wageUnit> | undefined,
  hours: number | undefined,
): number | undefined {
  if (wage === undefined || unit === undefined) return undefined
  if (unit !== 'hour') return wage * perYear[unit]
  return hours === undefined ? undefined : Math.round(wage * hours * WEEKS)
}

const formDate = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
