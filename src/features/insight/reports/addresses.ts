import type { SavedReport } from './records.ts'

export const reportsPath = '/visaCareReportPageView'

/** Where a saved report is read: what it was narrowed to stands in the address, where it can be taken off. */
export function addressOfSaved({ id, selection: { only = {} } }: Pick<SavedReport, 'id' | 'selection'>): string {
  const filters = Object.entries(only).map(([name, value]) => [name, String(value)])
  return `${reportsPath}?${new URLSearchParams([['report', `saved:${id}`], ...filters])}`
}
