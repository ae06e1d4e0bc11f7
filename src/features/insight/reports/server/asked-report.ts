import { badInput } from '#platform/operation/refusal.ts'
import type { Rights } from '#platform/session/rights.ts'
import { type ReadyReport, readyReport } from '../ready-reports.ts'
import { Selection } from '../records.ts'
import type { Dataset } from './dataset.ts'
import { datasets } from './datasets/all.ts'
import type { Reading } from './run.ts'
import { savedById } from './store.ts'

export type Meant = { title: string; selection: Selection; dataset: Dataset; ready?: ReadyReport }

type Refuse = (code: 'NO_SUCH_REPORT' | 'NOT_YOURS') => never
type Asking = Reading & { services: Reading['services'] & { rights: Rights }; refuse: Refuse }

/** The report somebody means, if there is one and its records are theirs to see. */
export async function reportMeant(
  asking: Asking,
  { report, selection }: { report: string; selection?: string },
): Promise<Meant> {
  const { services, actor, refuse } = asking
  const found = await foundReport(asking, report, selection)
  const dataset = found && datasets[found.selection.dataset]
  if (!found || !dataset) return refuse('NO_SUCH_REPORT')
  requireKnown(dataset, found.selection)
  if (!(await services.rights.may(actor.roleId, dataset.needs))) refuse('NOT_YOURS')
  return { ...found, dataset }
}

async function foundReport({ db }: Asking, report: string, text: string | undefined) {
  if (text !== undefined) return { title: 'Your report', selection: readSelection(text) }
  const saved = /^saved:(\d+)$/.exec(report)
  if (saved) {
    const kept = await savedById(db, Number(saved[1]))
    return kept && { title: kept.name, selection: kept.selection }
  }
  const ready = readyReport(report)
  return ready && { title: ready.title, selection: ready.selection, ready }
}

function readSelection(text: string): Selection {
  try {
    return Selection.parse(JSON.parse(text))
  } catch {
    throw badInput({ selection: 'This is no choice that a report can be made of.' })
  }
}

/** Only what the dataset offers is asked of it; everything else is named. */
export function requireKnown(
  { dimensions, measures, days, filters }: Dataset,
  { by, measures: asked, day, chart, only = {} }: Selection,
): void {
  const unknown =
    [by, ...(chart ? [chart.by] : [])].find((name) => !Object.hasOwn(dimensions, name)) ??
    [...asked, ...(chart?.measures ?? [])].find((name) => !Object.hasOwn(measures, name)) ??
    (day !== null && !Object.hasOwn(days, day) ? day : undefined) ??
    Object.keys(only).find((name) => !Object.hasOwn(filters, name))
  if (unknown !== undefined)
    throw badInput({ selection: `These records do not have “${unknown}”. Choose from the list.` })
}
