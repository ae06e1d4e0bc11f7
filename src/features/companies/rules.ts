/**
 * H-1B dependency and the head-count flags of the employer form. Everything is whole numbers: a share is compared by
 * multiplying, never by dividing, and full-time equivalents are counted in hundredths.
 */
export type HeadCounts = {
  /** Everybody employed in the United States, full and part time. */
  employees: number
  /** Null: not computed, then every employee counts as one. */
  fullTimeEquivalents: number | null
  /** Heads, full and part time alike. */
  h1bEmployees: number
  l1Employees: number
}

/** Specification §5: "> 15 %", by head count. */
export function isDependentByProduct({ employees, h1bEmployees }: HeadCounts): boolean {
  if (employees <= 25) return h1bEmployees > 7
  if (employees <= 50) return h1bEmployees > 12
  return 100 * h1bEmployees > 15 * employees
}

/** 20 CFR 655.736(a)(1): "at least 15 percent", of full-time equivalents. */
export function isDependentByRegulation(counts: HeadCounts): boolean {
  return counts.h1bEmployees >= leastDependent(hundredthsOf(counts))
}

/** The smallest number of H-1B workers that makes an employer of this size dependent under the regulation. */
export const leastDependentCount = (fullTimeEquivalents: number): number =>
  leastDependent(hundredths(fullTimeEquivalents))

// The text leaves open what lies between 25 and 26 and between 50 and 51: the stricter lower band holds, and a person looks.
function leastDependent(fteHundredths: number): number {
  if (fteHundredths < 2_600) return 8
  if (fteHundredths < 5_100) return 13
  return Math.floor((15 * fteHundredths + 9_999) / 10_000)
}

/** Whether the size falls between two bands of the regulation. */
export function isBetweenBands(counts: HeadCounts): boolean {
  const size = hundredthsOf(counts)
  return (size > 2_500 && size < 2_600) || (size > 5_000 && size < 5_100)
}

export type Staff = { fullTime: number; partTime: number; partTimeHours?: number; fullTimeHours?: number }

/** 20 CFR 655.736(a)(2): part-timers count half, or their hours together over the hours of one full-time job. */
export function fullTimeEquivalents({ fullTime, partTime, partTimeHours, fullTimeHours }: Staff): number {
  if (partTimeHours === undefined || !fullTimeHours) return (2 * fullTime + partTime) / 2
  return fullTime + Math.round((100 * partTimeHours) / fullTimeHours) / 100
}

/** One employer under IRC 414(b), (c), (m), (o): the head counts of affiliates are added. */
export function combined(own: HeadCounts, affiliates: readonly HeadCounts[]): HeadCounts {
  const all = [own, ...affiliates]
  const sum = (count: (counts: HeadCounts) => number) => all.reduce((total, counts) => total + count(counts), 0)
  const converted = all.some(({ fullTimeEquivalents: fte }) => fte !== null)
  return {
    employees: sum(({ employees }) => employees),
    fullTimeEquivalents: converted ? sum(hundredthsOf) / 100 : null,
    h1bEmployees: sum(({ h1bEmployees }) => h1bEmployees),
    l1Employees: sum(({ l1Employees }) => l1Employees),
  }
}

export type Request = 'initial' | 'changeOfEmployer' | 'extension' | 'amendment'

/** Pub. L. 114-113 with its end on 09-30-2027: 50 or more employees, more than half of them in H-1B or L-1 status. */
export function owesFiftyFiftyFee(counts: HeadCounts, request: Request, filedOn: string): boolean {
  const asked = request === 'initial' || request === 'changeOfEmployer'
  return asked && filedOn <= '2027-09-30' && counts.employees >= 50 && isMostlyH1bOrL1(counts)
}

const isMostlyH1b = ({ employees, h1bEmployees }: HeadCounts) => 2 * h1bEmployees > employees
const isMostlyH1bOrL1 = ({ employees, h1bEmployees, l1Employees }: HeadCounts) =>
  2 * (h1bEmployees + l1Employees) > employees

/** What follows from the head counts: the specification's flags, the law's answers where it has others, the numbers. */
export type Derived = {
  h1bDependent: boolean
  moreThan50InUs: boolean
  moreThan50PercentH1bL1: boolean
  moreThan25InUs: boolean
  byLaw: { h1bDependent: boolean; moreThan50PercentH1bL1: boolean; moreThan25InUs: boolean }
  numbers: HeadCounts & { affiliates: number }
  /** Sentences for a person, where product and law differ or nobody can be sure. */
  warnings: string[]
}

export function derivedFlags(own: HeadCounts, affiliates: readonly HeadCounts[] = []): Derived {
  const counts = combined(own, affiliates)
  const derived = {
    h1bDependent: isDependentByProduct(counts),
    // "false when employees < 50, else true", whatever the name says.
    moreThan50InUs: counts.employees >= 50,
    moreThan50PercentH1bL1: isMostlyH1b(counts),
    moreThan25InUs: counts.employees > 25,
    byLaw: {
      h1bDependent: isDependentByRegulation(counts),
      moreThan50PercentH1bL1: isMostlyH1bOrL1(counts),
      moreThan25InUs: hundredthsOf(counts) > 2_500,
    },
    numbers: { ...counts, affiliates: affiliates.length },
  }
  return { ...derived, warnings: warningsOf(derived) }
}

function warningsOf({ byLaw, numbers, ...product }: Omit<Derived, 'warnings'>): string[] {
  const size = `${numbers.fullTimeEquivalents ?? numbers.employees}`
  const found: [boolean, string][] = [
    [byLaw.h1bDependent !== product.h1bDependent, dependencyDifference(numbers, byLaw.h1bDependent)],
    [
      isBetweenBands(numbers),
      `${size} full-time equivalents fall between two bands of 20 CFR 655.736; the stricter one is used. Please have it reviewed.`,
    ],
    [
      byLaw.moreThan50PercentH1bL1 !== product.moreThan50PercentH1bL1,
      `With ${numbers.l1Employees} L-1 workers, more than half of the ${numbers.employees} employees are in H-1B or L-1 status (Pub. L. 114-113).`,
    ],
    [
      byLaw.moreThan25InUs !== product.moreThan25InUs,
      `The fees count ${size} full-time equivalents, not ${numbers.employees} heads (INA 214(c)(9)).`,
    ],
  ]
  return found.filter(([applies]) => applies).map(([, sentence]) => sentence)
}

function dependencyDifference(counts: HeadCounts, dependent: boolean): string {
  if (dependent && 100 * counts.h1bEmployees === 15 * counts.employees && counts.fullTimeEquivalents === null)
    return 'Exactly 15 %: 20 CFR 655.736 treats this employer as H-1B-dependent.'
  const size = counts.fullTimeEquivalents ?? counts.employees
  return `${counts.h1bEmployees} H-1B workers of ${size} full-time equivalents: 20 CFR 655.736 ${
    dependent ? 'treats this employer as H-1B-dependent.' : 'does not treat this employer as H-1B-dependent.'
  }`
}

const hundredths = (number: number) => Math.round(number * 100)
const hundredthsOf = ({ employees, fullTimeEquivalents: fte }: HeadCounts) => hundredths(fte ?? employees)
