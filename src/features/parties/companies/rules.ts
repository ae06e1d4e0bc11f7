import {
  employerSize,
  isBetweenBands,
  isH1bDependent,
  isMostlyH1bOrL1,
  isSmallEmployer,
} from '#facts/derived/employer-size.ts'

/**
 * The head-count flags of the employer form: the specification's rules, and the law's beside them (#facts/derived).
 * Everything is whole numbers: a share is compared by multiplying, never by dividing.
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

/** One employer under IRC 414(b), (c), (m), (o): the head counts of affiliates are added. */
export function combined(own: HeadCounts, affiliates: readonly HeadCounts[]): HeadCounts {
  const size = employerSize(own, affiliates)
  const converted = [own, ...affiliates].some(({ fullTimeEquivalents: fte }) => fte !== null)
  return {
    employees: size.employees,
    fullTimeEquivalents: converted ? size.fteHundredths / 100 : null,
    h1bEmployees: size.h1b,
    l1Employees: size.l1,
  }
}

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
  const size = employerSize(counts)
  const derived = {
    h1bDependent: isDependentByProduct(counts),
    // "false when employees < 50, else true", whatever the name says.
    moreThan50InUs: counts.employees >= 50,
    moreThan50PercentH1bL1: 2 * counts.h1bEmployees > counts.employees,
    moreThan25InUs: counts.employees > 25,
    byLaw: {
      h1bDependent: isH1bDependent(size),
      moreThan50PercentH1bL1: isMostlyH1bOrL1(size),
      moreThan25InUs: !isSmallEmployer(size),
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
      isBetweenBands(employerSize(numbers)),
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
