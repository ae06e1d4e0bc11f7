import type { Actor } from '#platform/session/actor.ts'
import { readyLike } from '../ready-reports.ts'
import type { Meant } from './asked-report.ts'
import { goalOf, maySetGoal } from './goal-store.ts'
import { type Filter, type Reading, tableOf } from './run.ts'
import { sentenceOf } from './sentence.ts'
import { yearBefore } from './year-before.ts'

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
