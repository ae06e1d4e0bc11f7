import type { Day } from '#formats/day.ts'
import type { Bind } from '#platform/database/binding.ts'

/**
 * Open items by ranges of their indexes. Ranges of one kind are rows of one scan: the database plans it once for all of
 * them, and a plan that does not know the days is as good as one that does, so it is kept.
 */
export type Range = { of: string; side: string; from?: Day; until?: Day; dated?: boolean }

type Reading = {
  ranges: readonly Range[]
  /** About the item `o`, its range `s` and, where `cases` says so, its case `k`. */
  conditions: readonly string[]
  cases: boolean
  most: number
}

export type Order = 'due_on' | 'since'
/** Days and instants stand in one column here. */
const AT: Readonly<Record<Order, string>> = { due_on: 'o.due_on::timestamp', since: `o.since at time zone 'UTC'` }

/** The first of each range, whole; the first of a list that consists of several are the first of them all. */
export const firstItems = (bind: Bind, { order = 'due_on', ...reading }: Reading & { order?: Order }): string =>
  `select s.list, ${reading.most} as most, i.* from ${scan(bind, 'list', reading, `o.*, ${AT[order]} as at`, `order by o.${order}, o.id`)}`

/** How many there are, in each range up to a limit. */
export const countedItems = (bind: Bind, reading: Reading): string =>
  `select s.name from ${scan(bind, 'name', reading, '1 as one', '')}`

// Each side by itself: two values in one condition would have the whole of both read and sorted.
function scan(bind: Bind, name: string, { ranges, conditions, cases, most }: Reading, columns: string, order: string) {
  const [{ from, dated } = {}] = ranges
  const days = from === undefined ? [] : ['o.due_on >= s.first', 'o.due_on <= s.last']
  const kind = dated === undefined ? [] : ['o.is_date = s.dated']
  return `(values ${ranges.map((range) => rowOf(range, bind)).join(', ')}) s (${name}, side, first, last, dated)
    cross join lateral (select ${columns} from open_items o ${cases ? 'join cases k on k.id = o.case_id' : ''}
      where ${['o.side = s.side', ...kind, ...days, ...conditions].join(' and ')} ${order} limit ${most}) i`
}

function rowOf({ of, side, from, until, dated }: Range, bind: Bind): string {
  const day = (given: Day | undefined) => `${given === undefined ? 'null' : bind(given)}::date`
  return `('${of}', '${side}', ${day(from)}, ${day(until)}, ${dated ?? 'null::boolean'})`
}

/** Lists by name, each item with what its case says. The case is looked up for what is shown alone, one by one. */
export const listsOf = (picks: readonly string[], columns: string): string =>
  `(select coalesce(json_object_agg(l.list, l.items), '{}') from (
     select o.list, json_agg(c.shown order by o.place) as items
       from (select p.*, row_number() over (partition by p.list order by p.at, p.id) as place from (${picks.join(' union all ')}) p) o
       cross join lateral (select to_json(x) as shown from (select ${columns} from cases k where k.id = o.case_id limit 1) x) c
      where o.place <= o.most group by o.list) l)`

/** Numbers by name; what there is none of has no name. */
export const numbersOf = (counts: readonly string[]): string =>
  `(select coalesce(json_object_agg(c.name, c.n), '{}') from (
     select i.name, count(*)::integer as n from (${counts.join(' union all ')}) i group by i.name) c)`
