/** The head counts of one employer: itself and its affiliates, which count as one under IRC 414(b), (c), (m) and (o). */
export type EmployerSize = {
  employees: number
  /** Full-time equivalents in hundredths: whole numbers, so that a share is never rounded. */
  fteHundredths: number
  h1b: number
  l1: number
}

type HeadCounts = {
  employees: number
  /** Null: not computed, then every employee counts as one. */
  fullTimeEquivalents: number | null
  h1bEmployees: number
  l1Employees: number
}

/** Counts that are all known; what is not known of some is for `knownSize`. */
export function employerSize(own: HeadCounts, affiliates: readonly HeadCounts[] = []): EmployerSize {
  const all = [own, ...affiliates]
  const sum = (count: (counts: HeadCounts) => number) => all.reduce((total, each) => total + count(each), 0)
  return {
    employees: sum(({ employees }) => employees),
    fteHundredths: sum(({ fullTimeEquivalents, employees }) => Math.round((fullTimeEquivalents ?? employees) * 100)),
    h1b: sum(({ h1bEmployees }) => h1bEmployees),
    l1: sum(({ l1Employees }) => l1Employees),
  }
}

/**
 * 20 CFR 655.736(a)(1), "at least 15 percent": what is signed on the petition is the regulation's answer. The text
 * leaves open what lies between 25 and 26 and between 50 and 51; the stricter lower band holds, and a person looks.
 */
export function isH1bDependent({ fteHundredths, h1b }: EmployerSize): boolean {
  if (fteHundredths < 2_600) return h1b > 7
  if (fteHundredths < 5_100) return h1b > 12
  return 10_000 * h1b >= 15 * fteHundredths
}

/** Whether the size falls between two bands of the regulation. */
export const isBetweenBands = ({ fteHundredths: size }: EmployerSize): boolean =>
  (size > 2_500 && size < 2_600) || (size > 5_000 && size < 5_100)

/** Pub. L. 114-113: only an employer of 50 or more pays. */
export const hasFiftyOrMore = ({ employees }: EmployerSize): boolean => employees >= 50

/** Pub. L. 114-113: "more than 50 percent", heads of H-1B and L-1 workers over all heads. */
export const isMostlyH1bOrL1 = ({ employees, h1b, l1 }: EmployerSize): boolean => 2 * (h1b + l1) > employees

/** INA 214(c)(9)(B), 8 CFR 106.1(f): not more than 25 full-time equivalents, affiliates and subsidiaries included. */
export const isSmallEmployer = ({ fteHundredths }: EmployerSize): boolean => fteHundredths <= 2_500

export type Staff = { fullTime: number; partTime: number; partTimeHours?: number; fullTimeHours?: number }

/** 20 CFR 655.736(a)(2): part-timers count half, or their hours together over the hours of one full-time job. */
export function fullTimeEquivalents({ fullTime, partTime, partTimeHours, fullTimeHours }: Staff): number {
  if (partTimeHours === undefined || !fullTimeHours) return (2 * fullTime + partTime) / 2
  return fullTime + Math.round((100 * partTimeHours) / fullTimeHours) / 100
}
