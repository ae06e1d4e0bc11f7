import type { Actor } from '#platform/session/actor.ts'
import type { Meant } from './asked-report.ts'
import { type Filter, type Reading, tableOf } from './run.ts'
import { sentenceOf } from './sentence.ts'

/** A report with its chart; both are asked at once. */
export async function ranReport(reading: Reading, { title, selection, dataset, ready }: Meant, filter: Filter) {
  const { day, months, chart } = selection
  const [table, drawn] = await Promise.all([
    tableOf(reading, dataset, selection, filter),
    chart && tableOf(reading, dataset, { ...chart, day, months }, filter),
  ])
  return {
    title,
    sentence: sentenceOf(table, day === null ? null : (filter.months ?? months), ready),
    counts: ready?.counts ?? `${dataset.title}, as you chose them. Every number opens the records it counts.`,
    sees: seesOf(reading.actor),
    selection,
    table,
    chart: chart && drawn ? { kind: chart.kind, table: drawn } : null,
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
