import { addressOfSaved, filtersOf, reportsPath } from '../addresses.ts'
import { readyLike } from '../ready-reports.ts'
import type { SavedReport, Selection } from '../records.ts'

type Mailed = Pick<SavedReport, 'id' | 'selection'> & { userId: number }

/** Where a mailed report is read again. A saved one is its owner’s: to others it is told by what it counts. */
export const linkFor = (report: Mailed, readerId: number): string =>
  readerId === report.userId ? addressOfSaved(report) : addressOfChoice(report.selection)

function addressOfChoice({ only = {}, ...selection }: Selection): string {
  const ready = readyLike(selection)
  const report = ready
    ? [
        ['report', ready.id],
        ...(selection.months === ready.selection.months ? [] : [['months', `${selection.months}`]]),
      ]
    : [['selection', JSON.stringify(selection)]]
  return `${reportsPath}?${new URLSearchParams([...report, ...filtersOf(only)])}`
}
