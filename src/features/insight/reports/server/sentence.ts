import { addMonths, type Day } from '#formats/day.ts'
import { saidFigure } from '../figures.ts'
import type { LastMonth, ReadyReport } from '../ready-reports.ts'
import type { ReportTable } from '../records.ts'

type Said = {
  table: ReportTable
  /** What is drawn; by months it knows the last one, too. */
  drawn: ReportTable | null
  /** The last months it counts; null: it has no time. */
  months: number | null
  today: Day
  ready?: ReadyReport
}

/** What a report says in one line. One's own says its first three figures. */
export function sentenceOf({ table: { columns, rows, total }, drawn, months, today, ready }: Said): string {
  const time = months === null ? '' : months === 1 ? ' in the last month' : ` in the last ${months} months`
  if (rows.length === 0) return `Nothing to count${time}.`
  const figure = (measure: string) => total[columns.findIndex(({ key }) => key === measure)] ?? 0
  if (ready) return ready.says(figure, time, lastMonthOf(drawn, months, today))
  const said = columns.slice(0, 3).map(({ title, kind }, n) => `${title}: ${saidFigure(kind, total[n])}`)
  return `${said.join(', ')}${time}.`
}

/** The last month that is over, where the time holds all of it and something was counted in it. */
function lastMonthOf(drawn: ReportTable | null, months: number | null, today: Day): LastMonth | undefined {
  if (!drawn || months === null || months < 2) return undefined
  const month = addMonths(`${today.slice(0, 7)}-01`, -1)
  const figures = drawn.rows.find(({ key }) => key === month.slice(0, 7))?.figures
  if (!figures) return undefined
  return {
    name: new Date(`${month}T00:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
    figure: (measure) => figures[drawn.columns.findIndex(({ key }) => key === measure)] ?? 0,
  }
}
