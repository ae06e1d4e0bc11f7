import { saidFigure } from '../figures.ts'
import type { ReadyReport } from '../ready-reports.ts'
import type { ReportTable } from '../records.ts'

/** What a report says in one line. One's own says its first three figures. */
export function sentenceOf({ columns, rows, total }: ReportTable, months: number | null, ready?: ReadyReport): string {
  const time = months === null ? '' : months === 1 ? ' in the last month' : ` in the last ${months} months`
  if (rows.length === 0) return `Nothing to count${time}.`
  if (ready) return ready.says((measure) => total[columns.findIndex(({ key }) => key === measure)] ?? 0, time)
  const said = columns.slice(0, 3).map(({ title, kind }, n) => `${title}: ${saidFigure(kind, total[n])}`)
  return `${said.join(', ')}${time}.`
}
