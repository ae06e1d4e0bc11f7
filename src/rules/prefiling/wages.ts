export type WageUnit = 'hour' | 'week' | 'bi-weekly' | 'month' | 'year'

const perYear: Record<WageUnit, number> = { hour: 2_080, week: 52, 'bi-weekly': 26, month: 12, year: 1 }

/** Cents a year of a full-time job: 2,080 hours (h1b-compliance.md §6.1). */
export const yearly = (cents: number, unit: WageUnit): number => cents * perYear[unit]

/** 20 CFR 655.731(a): the higher of the actual and the prevailing wage. */
export const requiredWage = (actual: number, prevailing: number): number => Math.max(actual, prevailing)

export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`

/** The OEWS wage year runs from July to June. */
export const wageYear = (iso: string): number => Number(iso.slice(0, 4)) - (iso.slice(5) < '07-01' ? 1 : 0)
