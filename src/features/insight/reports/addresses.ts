import type { SavedReport, Selection } from './records.ts'

export const reportsPath = '/visaCareReportPageView'

/** Where a saved report is read: what it was narrowed to stands in the address, where it can be taken off. */
export function addressOfSaved({ id, selection: { only = {} } }: Pick<SavedReport, 'id' | 'selection'>): string {
  return `${reportsPath}?${new URLSearchParams([['report', `saved:${id}`], ...filtersOf(only)])}`
}

/** What it was narrowed to, as the address has it. */
export const filtersOf = (only: NonNullable<Selection['only']>) =>
  Object.entries(only).map(([name, value]) => [name, String(value)])
