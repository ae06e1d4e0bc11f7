import { wordsOf } from '#identity/audit-trail/server/words.ts'
import { binding } from '#platform/database/binding.ts'
import type { Selection } from '../records.ts'
import type { Asking, BehindRow, Dataset, Dimension, Measure } from './dataset.ts'
import { type Filter, joinsOf, type Reading, whereOf } from './run.ts'

type Time = Pick<Selection, 'day' | 'months'>
/** One figure: what it counts, and in which line; without a key in all of them. */
export type Opened = { measure: string; key?: string; by: string }

/** Where the records behind one figure are found: the conditions of its table, its line, and what it counts. */
export function behindText(
  dataset: Dataset,
  asking: Asking,
  { measure, key, by }: Opened,
  time: Time,
  filter: Filter,
): string {
  const of = dataset.measures[measure] as Measure
  const dimension = dataset.dimensions[by] as Dimension
  const where = whereOf(dataset, asking, time, filter) || 'where true'
  const line = key === undefined ? '' : `and coalesce(${dimension.sql(asking)}, '') = ${asking.bind(key)}`
  return `${dataset.from} ${joinsOf(dataset, [of, dimension])} ${where} ${line} and (${of.where(asking)})`
}

/** The records behind one figure, newest first; of people, the newest of each. */
export async function behindOf(
  { db, actor, today, services }: Reading,
  dataset: Dataset,
  opened: Opened,
  time: Time,
  filter: Filter,
  page: { limit: number; offset: number },
): Promise<{ total: number; rows: BehindRow[] }> {
  const { values, bind } = binding()
  const asking: Asking = { actor, today, bind }
  const of = dataset.measures[opened.measure] as Measure
  const each = of.aggregate === 'people' ? of.of?.(asking) : undefined
  const rows = await db.rows<BehindRow & { total: number }>(
    `select count(*) over ()::integer as total, found.* from (
       select ${each ? `distinct on (${each}) ` : ''}${dataset.id}::bigint as id, ${dataset.behind.columns(asking)}
         from ${behindText(dataset, asking, opened, time, filter)}
        ${each ? `order by ${each}, ${dataset.id} desc` : ''}) found
      order by day desc nulls last, id desc limit ${bind(page.limit)} offset ${bind(page.offset)}`,
    values,
  )
  const say = dataset.behind.say ?? ((row: BehindRow) => row)
  const saying = { today, action: wordsOf(services) }
  return { total: rows[0]?.total ?? 0, rows: rows.map((row) => say(row, saying)) }
}
