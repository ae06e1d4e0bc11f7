import { inUnitedStates } from '#engine/address.ts'
import { is } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { choice, country, money, text, type ValueOf } from '#engine/fact.ts'
import { askedIf } from '#engine/reference.ts'
import { abroad } from '../classifications/abroad.ts'
import { treaty, treatyCompany, treatyJob } from '../classifications/treaty.ts'
import { hJob } from '../h1b.ts'
import { person } from '../person.ts'
import { petition } from '../petition.ts'
import { thePetitioner } from './petitioner.ts'

const isManager = is(treatyJob.treatyRole, 'Executive or manager')
const isSpecialist = is(treatyJob.treatyRole, 'Specially qualified employee')

/** What treaty traders and investors write of the job that follows from what is known. */
export const treatyPosition = derivedFacts('employment', {
  /** 'Export manager, 6 years. Leads the sales to the United States.' */
  positionAbroad: derive(
    text('Position with the employer abroad: title, duties and number of years employed', { max: 5000, lines: 3 }),
    [abroad.jobTitleAbroad, abroad.dutiesAbroad, abroad.jobsAbroad],
    ([title, duties, jobs], today) => {
      if (!title && !duties) return undefined
      if (jobs?.some(({ from }) => !from)) return undefined
      return [[title, jobs && jobs.length > 0 && years(jobs, today)].filter(Boolean).join(', '), duties]
        .filter(Boolean)
        .join('. ')
    },
  ),
  treatyQualification: derive(
    text('Number of employees supervised, or why special qualifications are essential', { max: 3000, lines: 3 }),
    [treatyJob.treatyRole, askedIf(isManager, hJob.supervises), askedIf(isSpecialist, treatyJob.specialQualifications)],
    ([role, supervises, qualifications]) => {
      if (role === 'Principal trader or investor') return { not: 'notApplicable' }
      if (role === 'Specially qualified employee') return qualifications
      return role && supervises !== undefined ? `Will supervise ${counted(supervises, 'employee')}.` : undefined
    },
  ),
})

export const treatyInvestment = derivedFacts('company', {
  investedTotal: derive(
    money('Total investment'),
    [
      treatyCompany.investedCash,
      treatyCompany.investedEquipment,
      treatyCompany.investedInventory,
      treatyCompany.investedPremises,
      treatyCompany.investedOther,
    ],
    (kinds) => {
      const known = kinds.filter((cents) => cents !== undefined)
      return known.length > 0 ? known.reduce((sum, cents) => sum + cents, 0) : undefined
    },
  ),
})

/** On which treaty or agreement a petition rests. */
export const treatyBasis = derivedFacts('case', {
  /**
   * Worker and business share the nationality (8 CFR 214.2(e)(3)(ii)): of two citizenships the one of more owners. The
   * status of CNMI investors rests on no treaty (48 U.S.C. 1806(c)).
   */
  treatyCountry: derive(
    country('Country signatory to the treaty with the United States'),
    [petition.classification, person.citizenship, person.secondCitizenship, treatyCompany.owners],
    ([asked, first, second, owners]) => {
      if (asked === 'E-2 CNMI') return { not: 'notApplicable' }
      if (!second) return first
      if (!owners || owners.some(({ nationality, percent }) => !nationality || percent === undefined)) return undefined
      return share(owners, second) > share(owners, first) ? second : first
    },
  ),
  freeTradeBasis: derive(
    choice('Free trade status based on', ['Canada', 'Mexico', 'Chile', 'Singapore', 'Other', 'Sixth request']),
    [
      petition.classification,
      person.citizenship,
      person.secondCitizenship,
      askedIf(is(petition.classification, 'H-1B1'), treaty.sixthFreeTradeRequest),
    ],
    ([asked, first, second, sixth]) => {
      const citizenOf = (code: string) => first === code || second === code
      if (asked === 'E-3') return 'Other'
      if (asked === 'TN') return citizenOf('CA') ? 'Canada' : citizenOf('MX') ? 'Mexico' : undefined
      if (asked !== 'H-1B1' || sixth === undefined) return undefined
      if (sixth) return 'Sixth request'
      return citizenOf('CL') ? 'Chile' : citizenOf('SG') ? 'Singapore' : undefined
    },
  ),
  employerIs: derive(
    choice('The employer is a', ['U.S. Employer', 'Foreign Employer']),
    [thePetitioner.petitionerAddress],
    ([address]) => address && (inUnitedStates(address) ? 'U.S. Employer' : 'Foreign Employer'),
  ),
  employerCountry: derive(country('Country of the foreign employer'), [thePetitioner.petitionerAddress], ([address]) =>
    address && !inUnitedStates(address) ? address.country : undefined,
  ),
})

const share = (owners: ValueOf<typeof treatyCompany.owners>, nationality: string | undefined) =>
  owners.filter((owner) => owner.nationality === nationality).reduce((sum, { percent = 0 }) => sum + percent, 0)

const DAY = 86_400_000
const DAYS_IN_YEAR = 365.25

function years(jobs: ValueOf<typeof abroad.jobsAbroad>, today: string): string {
  const days = jobs.reduce(
    (sum, { from, until }) => sum + (from ? (Date.parse(until ?? today) - Date.parse(from)) / DAY + 1 : 0),
    0,
  )
  const whole = Math.floor(days / DAYS_IN_YEAR)
  return whole === 0 ? 'less than 1 year' : counted(whole, 'year')
}

const counted = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`
