import { addMonths, type Day } from '#formats/day.ts'
import type { Actor } from '#platform/session/actor.ts'
import { saidFigure } from '../figures.ts'
import { type LastMonth, type ReadyReport, readyLike } from '../ready-reports.ts'
import type { ReportTable, Selection, YearBefore } from '../records.ts'
import type { Meant } from './asked-report.ts'
import type { Dataset } from './dataset.ts'
import { type Filter, type Reading, tableOf } from './run.ts'
import { goalOf, maySetGoal } from './store.ts'

/** A report with its chart, the year before and the goal; all are asked at once. */
export async function ranReport(reading: Reading, { title, selection, dataset, ready }: Meant, filter: Filter) {
  const { day, months, chart } = selection
  const said = ready ?? readyLike(selection)
  const drawsDays = chart?.measures[0] === 'daysToFile'
  const [table, drawn, before, goal] = await Promise.all([
    tableOf(reading, dataset, selection, filter),
    chart && tableOf(reading, dataset, { ...chart, day, months }, filter),
    yearBefore(reading, dataset, selection, filter),
    drawsDays ? goalOf(reading.db, reading.actor) : null,
  ])
  return {
    title,
    sentence: sentenceOf({
      ...{ table, drawn, months: day === null ? null : (filter.months ?? months) },
      ...{ today: reading.today, ready: said },
    }),
    counts: said?.counts ?? `${dataset.title}, as you chose them. Every number opens the records it counts.`,
    sees: seesOf(reading.actor),
    selection,
    table,
    chart: chart && drawn ? { kind: chart.kind, table: drawn } : null,
    before,
    goal: drawsDays ? { days: goal, maySet: maySetGoal(reading.actor) } : null,
    list: dataset.list?.path ?? null,
  }
}

export type RanReport = Awaited<ReturnType<typeof ranReport>>

/** Whose records a report counts, in words. */
function seesOf({ scope, selectedCompanyId }: Actor): string {
  if (selectedCompanyId !== null) return 'You see the company you chose.'
  if (scope === 'provider') return 'You see all companies.'
  if (scope === 'firm')
    return 'You see the whole firm. Attorneys get the same report with the companies assigned to them.'
  if (scope === 'attorney') return 'You see the companies assigned to you.'
  return 'You see your company.'
}

const YEAR = 12
/** What is worth comparing, the first of a report's figures that is one of these. */
const COMPARED = ['daysToFile', 'approvedShare', 'cents', 'filedCases', 'decided']

/** The same figure for the same time one year earlier; null where the two times would overlap or there is no time. */
async function yearBefore(
  reading: Reading,
  dataset: Dataset,
  { by, measures, day, months }: Selection,
  filter: Filter,
): Promise<YearBefore | null> {
  const measure = COMPARED.find((each) => measures.includes(each))
  const back = filter.months ?? months
  if (measure === undefined || day === null || back === null || back > YEAR) return null
  const then = { ...reading, today: addMonths(reading.today, -YEAR) }
  const { rows, total } = await tableOf(then, dataset, { by, measures: [measure], day, months }, filter)
  return {
    measure,
    figures: Object.fromEntries(rows.map(({ key, figures }) => [key, figures[0] ?? null])),
    total: total[0] ?? null,
  }
}

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
