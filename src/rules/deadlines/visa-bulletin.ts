import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { check, ok, warn, wrong } from './check.ts'

/** C is current, U unavailable, else a date. */
export type Cell = 'C' | 'U' | Day
const ownColumn = ['China', 'India', 'Mexico', 'Philippines'] as const
export const bulletinColumns = [...ownColumn, 'Other'] as const
export type Column = (typeof bulletinColumns)[number]
/** First to third preference, and other workers. */
export const bulletinCategories = ['EB1', 'EB2', 'EB3', 'EW'] as const
export type Chart = Readonly<Record<string, Partial<Record<Column, Cell>>>>
/** One month of the bulletin, entered as data: final action dates, dates for filing, the chart USCIS designates. */
export type Bulletin = { month: string; FAD: Chart; DFF: Chart; designated: 'FAD' | 'DFF' }

export type Claim = {
  preference: string
  /** Country of birth, not of citizenship. */
  bornIn: string
  /** Cross-chargeability, for a spouse in either direction, for a child from a parent. */
  familyBornIn?: readonly string[]
  priorityDate: Day
}

/** Strictly earlier: a priority date equal to the cell is not current. */
export const isCurrent = (priorityDate: Day, cell: Cell | undefined): boolean =>
  cell === 'C' || (cell !== undefined && cell !== 'U' && priorityDate < cell)

/** Whether the I-485 may be filed this month, and whether it could be approved (D-50). */
export function standing(claim: Claim, bulletin: Bulletin): { mayFile: boolean; approvable: boolean; column: Column } {
  const columns = [claim.bornIn, ...(claim.familyBornIn ?? [])].map(columnOf)
  const current = (chart: Chart) => (column: Column) => isCurrent(claim.priorityDate, chart[claim.preference]?.[column])
  const filing = columns.find(current(bulletin[bulletin.designated]))
  const final = columns.find(current(bulletin.FAD))
  return {
    mayFile: filing !== undefined,
    approvable: final !== undefined,
    column: final ?? filing ?? columnOf(claim.bornIn),
  }
}

export const columnOf = (country: string): Column => ownColumn.find((each) => each === country) ?? 'Other'

/** The earliest priority date of any approved first, second or third preference petition is kept (8 CFR 204.5(e)). */
export const retainedPriorityDate = (petitions: readonly { priorityDate: Day; lost?: boolean }[]) =>
  petitions
    .filter(({ lost }) => !lost)
    .map(({ priorityDate }) => priorityDate)
    .sort()[0]

/** The setting under which a month's charts are kept. */
export const BULLETIN_SETTING = 'visaBulletin'

const categories: Readonly<Record<string, (typeof bulletinCategories)[number]>> = {
  ...{ E11: 'EB1', E12: 'EB1', E13: 'EB1', E21: 'EB2', NIW: 'EB2', E31: 'EB3', E32: 'EB3', EW3: 'EW' },
}

/** What the month's charts say for a preference class and a country of birth. */
export const cellsFor = (preference: string, bornIn: string, bulletin: Omit<Bulletin, 'month'>) => {
  const cellOf = (chart: Chart): Cell | undefined => chart[categories[preference] ?? '']?.[columnOf(bornIn)]
  return {
    finalActionCell: cellOf(bulletin.FAD),
    filingCell: cellOf(bulletin.DFF),
    designatedChart: bulletin.designated,
    /** By which an I-485 may be filed. */
    designatedCell: cellOf(bulletin[bulletin.designated]),
  }
}

export const bulletinChecks = [
  check({
    id: 'D-50',
    part: 'priority date current',
    title: 'Priority date and the Visa Bulletin',
    citation: 'INA 203(b), 245(a); 8 CFR 245.1(g)',
    needs: ['priorityDate', 'finalActionCell', 'designatedChart'],
    may: ['filingCell'],
    judge: ({ priorityDate, finalActionCell, filingCell, designatedChart }) => {
      if (isCurrent(priorityDate, finalActionCell)) return ok('Current: the I-485 may be filed and approved.')
      if (designatedChart === 'DFF' && isCurrent(priorityDate, filingCell))
        return warn('The I-485 may be filed this month; it cannot be approved yet.')
      return wrong(`A priority date of ${showDate(priorityDate)} is not current.`)
    },
  }),
]
