import { addMonths, type Day } from '#formats/day.ts'
import { wordsOf } from '#identity/audit-trail/server/words.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { Parts } from '#platform/parts.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { ReportRow, ReportTable, Selection } from '../records.ts'
import type { Asking, Dataset, Dimension, Measure } from './dataset.ts'

export type Filter = {
  companyId?: number
  typeId?: number
  attorneyId?: number
  mode?: string
  /** Another time than the report's own. */
  months?: number
}
export type Reading = { db: Db; actor: Actor; today: Day; services: { parts: Parts } }

const MOST_LINES = 60

type Figure = { key: string; measure: Measure }
type Line = { total: boolean; key: string | null } & Record<`f${number}`, number | null>

/** One statement: each record once, with what every figure asks of it; then the figures of each line and of all. */
export async function tableOf(
  { db, actor, today, services }: Reading,
  dataset: Dataset,
  { by, measures, ...time }: Pick<Selection, 'by' | 'measures' | 'day' | 'months'>,
  filter: Filter,
): Promise<ReportTable> {
  const { values, bind } = binding()
  const asking: Asking = { actor, today, bind }
  const dimension = dataset.dimensions[by] as Dimension
  const figures = measures.map((key): Figure => ({ key, measure: dataset.measures[key] as Measure }))
  const asked = figures.flatMap(({ measure: { where, of, outOf } }, n) => [
    `(${where(asking)}) as w${n}`,
    ...(of ? [`(${of(asking)}) as v${n}`] : []),
    ...(outOf ? [`(${outOf(asking)}) as o${n}`] : []),
  ])
  const lines = await db.rows<Line>(
    `with found as (
       select ${dimension.sql(asking)} as key, ${asked.join(', ')}
         from ${dataset.from} ${joinsOf(dataset, [dimension, ...figures.map(({ measure }) => measure)])}
        ${whereOf(dataset, asking, time, filter)}
     )
     select grouping(key) = 1 as total, coalesce(key, '') as key, ${figures.map(aggregated).join(', ')}
       from found group by grouping sets ((key), ())`,
    values,
  )
  const saying = { today, action: wordsOf(services) }
  const numbers = (line: Line | undefined) => figures.map((_, n) => line?.[`f${n}`] ?? null)
  const rows = lines
    .filter(({ total }) => !total)
    .map((line): ReportRow => {
      const key = line.key ?? ''
      return { key, name: dimension.say?.(key, saying) ?? (key || 'Not recorded'), figures: numbers(line) }
    })
    .filter(({ figures: each }) => each.some((n) => n !== null && n !== 0))
    .sort(dimension.inOrder ? byKey : byFigure)
  return {
    by: { key: by, title: dimension.title },
    columns: figures.map(({ key, measure: { title, kind } }) => ({ key, title, kind })),
    rows: rows.slice(0, MOST_LINES),
    total: numbers(lines.find(({ total }) => total)),
  }
}

// What has no key is not recorded, and stands at the end.
const byKey = (a: ReportRow, b: ReportRow) => (a.key === '' ? 1 : b.key === '' ? -1 : a.key < b.key ? -1 : 1)
const byFigure = (a: ReportRow, b: ReportRow) =>
  (b.figures[0] ?? 0) - (a.figures[0] ?? 0) || a.name.localeCompare(b.name, 'en')

function aggregated({ measure: { aggregate } }: Figure, n: number): string {
  const counted = `filter (where w${n})`
  const text =
    aggregate === 'count'
      ? `count(*) ${counted}`
      : aggregate === 'people'
        ? `count(distinct v${n}) ${counted}`
        : aggregate === 'sum'
          ? `coalesce(sum(v${n}) ${counted}, 0)`
          : aggregate === 'mean'
            ? `round(avg(v${n}) ${counted})`
            : aggregate === 'share'
              ? `round(100.0 * count(*) ${counted} / nullif(count(*) filter (where o${n}), 0))`
              : `round(percentile_cont(${aggregate.percentile}) within group (order by v${n}) ${counted})`
  return `(${text})::double precision as f${n}`
}

export const joinsOf = ({ joins = {} }: Dataset, using: readonly { join?: string }[]) =>
  [...new Set(using.flatMap(({ join }) => (join ? [joins[join] ?? ''] : [])))].join(' ')

export function whereOf(
  dataset: Dataset,
  asking: Asking,
  { day, months }: Pick<Selection, 'day' | 'months'>,
  filter: Filter,
): string {
  const { actor, today, bind } = asking
  const conditions = dataset.visible(actor, bind)
  const { months: asked, ...narrowing } = filter
  for (const [name, value] of Object.entries(narrowing)) {
    if (value === undefined) continue
    const by = dataset.filters[name as keyof typeof dataset.filters]
    // Left out, it would count everybody's and look like one's.
    if (by === undefined) throw badInput({ [name]: `${dataset.title} cannot be narrowed by this. Clear the filter.` })
    conditions.push(typeof by === 'string' ? `${by} = ${bind(value)}` : by(bind(value)))
  }
  const sql = day === null ? undefined : dataset.days[day]?.sql
  const back = asked ?? months
  if (sql && back) {
    const on = sql(asking)
    conditions.push(`${on} > ${bind(addMonths(today, -back))}::date and ${on} <= ${bind(today)}::date`)
  }
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
}
