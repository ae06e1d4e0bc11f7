import type { EmployerSize } from './employer-size.ts'

/** The counts of one company as somebody answered them. */
export type Counts = Partial<
  Record<'employees' | 'fullTimeEquivalents' | 'h1bEmployees' | 'l1Employees', number | null | undefined>
>

export type Range = { least: number; most: number }

/** The head counts of an employer as far as they are known: each lies somewhere in its range. */
export type KnownSize = { [K in keyof EmployerSize]: Range }

/**
 * The employer and its affiliates together. Nobody has said which affiliates there are: there may be any, of any size. A
 * count that nobody gave may be any number; of one company, no more are in H-1B or L-1 status than work there.
 */
export function knownSize(own: Counts, affiliates: readonly Counts[] | undefined): KnownSize {
  const all = [own, ...(affiliates ?? [{}])].map(rangesOf)
  const together = (of: keyof EmployerSize): Range => ({
    least: all.reduce((sum, each) => sum + each[of].least, 0),
    most: all.reduce((sum, each) => sum + each[of].most, 0),
  })
  return {
    employees: together('employees'),
    fteHundredths: together('fteHundredths'),
    h1b: together('h1b'),
    l1: together('l1'),
  }
}

/** What holds however large the counts are that nobody gave; undefined while they decide. One rule at a time, not two joined. */
export function whichever(known: KnownSize, holds: (size: EmployerSize) => boolean): boolean | undefined {
  const answers = new Set(sizesIn(known).map(holds))
  return answers.size === 1 ? answers.has(true) : undefined
}

/** A count that is known to the unit. */
export const exactly = ({ least, most }: Range): number | undefined => (least === most ? least : undefined)

/** What an affiliate on the list does not say of these counts. */
export const uncounted = (affiliates: readonly Counts[], counts: readonly (keyof Counts)[]): (keyof Counts)[] =>
  counts.filter((count) => affiliates.some((each) => exactly(rangesOf(each)[placeOf[count]]) === undefined))

const placeOf = {
  employees: 'employees',
  fullTimeEquivalents: 'fteHundredths',
  h1bEmployees: 'h1b',
  l1Employees: 'l1',
} as const

function rangesOf({ employees, fullTimeEquivalents, h1bEmployees, l1Employees }: Counts): KnownSize {
  const equivalents = fullTimeEquivalents ?? employees
  const most = employees ?? Number.POSITIVE_INFINITY
  return {
    employees: rangeFor(employees, Number.POSITIVE_INFINITY),
    fteHundredths: rangeFor(equivalents && Math.round(equivalents * 100), Number.POSITIVE_INFINITY),
    h1b: rangeFor(h1bEmployees, most),
    l1: rangeFor(l1Employees, most),
  }
}

const rangeFor = (count: number | null | undefined, most: number): Range =>
  typeof count === 'number' ? { least: count, most: count } : { least: 0, most }

/**
 * Each rule changes its answer at most once as a count grows, except dependency, which starts over with each band of
 * 20 CFR 655.736(a)(1). So the ends of the ranges and the starts of the bands show every possible answer.
 */
function sizesIn({ employees, fteHundredths, h1b, l1 }: KnownSize): EmployerSize[] {
  const within = bands.filter((begins) => begins > fteHundredths.least && begins < fteHundredths.most)
  return ends(employees).flatMap((heads) =>
    [...ends(fteHundredths), ...within].flatMap((fte) =>
      ends(h1b).flatMap((ofH1b) =>
        ends(l1).map((ofL1) => ({ employees: heads, fteHundredths: fte, h1b: ofH1b, l1: ofL1 })),
      ),
    ),
  )
}
const bands = [2_600, 5_100]
const ends = ({ least, most }: Range) => (least === most ? [least] : [least, most])
