export type WageUnit = 'hour' | 'week' | 'bi-weekly' | 'month' | 'year'

const perYear: Record<WageUnit, number> = { hour: 2_080, week: 52, 'bi-weekly': 26, month: 12, year: 1 }
const WEEKS = 52
const FULL_TIME = 40

/** Cents a year of a full-time job: 2,080 hours (h1b-compliance.md §6.1). */
export const yearly = (cents: number, unit: WageUnit): number => cents * perYear[unit]

type Pay = { cents: number; unit: WageUnit; fullTime: boolean; hoursPerWeek: number }

/** What is really paid in a year, by the hours that are worked. */
export const paidInAYear = ({ cents, unit, hoursPerWeek }: Omit<Pay, 'fullTime'>): number =>
  unit === 'hour' ? cents * hoursPerWeek * WEEKS : yearly(cents, unit)

/**
 * The offer in the measure of a wage it is held against: by the hour where that is an hourly wage, else by the year –
 * of a part-time job as if it were full time, of a full-time job as it is paid.
 */
export function offeredPer(unit: WageUnit, pay: Pay): number {
  const year = paidInAYear(pay)
  if (unit === 'hour') return pay.unit === 'hour' ? pay.cents : year / (pay.hoursPerWeek * WEEKS)
  return pay.fullTime ? year : (year * FULL_TIME) / pay.hoursPerWeek
}

/** 20 CFR 655.731(a): the higher of the actual and the prevailing wage. */
export const requiredWage = (actual: number, prevailing: number): number => Math.max(actual, prevailing)

export const dollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`

/** The OEWS wage year runs from July to June. */
export const wageYear = (iso: string): number => Number(iso.slice(0, 4)) - (iso.slice(5) < '07-01' ? 1 : 0)

/** The wages of the four levels of an occupation in an area, from I to IV. */
export type Levels = readonly [number, number, number, number]

/**
 * The level that an offer meets: the highest whose wage is not above it, and I below that (h1b-compliance.md §4). As many
 * entries does a registration have in the weighted selection; with several places of work the lowest counts.
 */
export const entriesFor = (offered: number, places: readonly Levels[]): number =>
  Math.min(...places.map((levels) => Math.max(1, levels.filter((wage) => wage <= offered).length)))

export const levelNames = ['I', 'II', 'III', 'IV'] as const

type Points = { experience: number; education: number; skills: number; supervision: number }

/** The worksheet of the 2009 guidance (h1b-compliance.md §6.2): one point to start with, IV at the most. */
export const worksheetLevel = ({ experience, education, skills, supervision }: Points): number =>
  Math.min(4, 1 + experience + education + skills + supervision)
