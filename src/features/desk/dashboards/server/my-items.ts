import { NEWS_DAYS, PAST_DAYS, SQL_IS_TO_KEEP } from '#case-file/cases/news.ts'
import { sqlAttorneysAlone } from '#case-file/cases/own-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { TaskFor } from '#case-file/cases/records.ts'
import type { FamilyReader } from '#case-file/cases/server/open-items-store.ts'
import { type Bind, visibleCases } from '#case-file/cases/server/visible.ts'
import { addDays } from '#formats/day.ts'
import { attorneyOf } from '#parties/attorneys/server/visible-store.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { AwaitedFrom, HomeItem, Totals } from '../records.ts'
import { awaitedBy, type FoundAwaitedAll, shownAwaited } from './awaited.ts'
import { type FoundHomeItem, homeItem, itemColumns } from './home-item.ts'

const lists = ['items', 'held', 'dates', 'endingSoon', 'authorized', 'waiting', 'stuck'] as const
type List = (typeof lists)[number]

export type MyItems = Record<List, HomeItem[]> & { itemCount: number; totals: Totals; awaited: AwaitedFrom[] }
export type FoundItems = Record<List, FoundHomeItem[]> & {
  itemCount: number
  totals: Totals
  /** Null: only companies count it. */
  awaited: FoundAwaitedAll | null
}

export const NO_ITEMS: FoundItems = {
  ...{
    items: [],
    held: [],
    dates: [],
    endingSoon: [],
    authorized: [],
    waiting: [],
    stuck: [],
    awaited: null,
    itemCount: 0,
  },
  totals: { overdue: 0, week: 0, waiting: 0, awaited: 0, stuck: 0, datesPassed: 0, datesLate: 0, datesAhead: 0 },
}

const SHOWN = 20
/** A law firm's day is one table, and what is awaited is read by who it is awaited from. */
const SHOWN_TO_FIRM = 40
/** A family's home says of each case what is open in it: whatever were left out would read as done. */
const SHOWN_TO_FAMILY = 300
const MOST_COUNTED = 1000
const DATES_WITHIN_DAYS = 30
/** So long before somebody must stop working or leave, it is said on top; and so far a law firm sees its dates. */
export const STRIP_DAYS = 60
export const WEEK_DAYS = 7
const YEAR_DAYS = 365
export const STUCK_DAYS = 14

/** Everything that is open for somebody, by when; and what they wait for from others: columns of one statement. */
export function myItems(actor: Actor, companyId: number | undefined, today: string, bind: Bind): string {
  const mine = sidesOf(actor.roleId)
  const others = TaskFor.options.filter((side) => !mine.includes(side))
  const isPerson = actor.scope === 'person'
  const isCompany = actor.scope === 'company'
  const isFirm = actor.scope === 'firm' || actor.scope === 'attorney'
  // Over all clients the first are named; the roster has them all.
  const isOverview = isFirm && companyId === undefined
  const most = isPerson ? SHOWN_TO_FAMILY : isFirm ? SHOWN_TO_FIRM : SHOWN
  const tenant = () => [
    ...visibleCases(actor, bind, 'o'),
    ...(companyId === undefined ? [] : [`o.company_id = ${bind(companyId)}`]),
  ]
  // An attorney's day is made of the own cases and of those nobody has taken yet.
  const own =
    actor.scope === 'attorney' ? [`(k.attorney_id = ${attorneyOf(actor, bind)} or k.attorney_id is null)`] : []
  const todo = (...further: string[]) => [...tenant(), `not o.is_date`, ...own, ...further]
  // An assistant's day has nothing in it that only the attorney may do; that is awaited from the attorney.
  const alone = sqlAttorneysAlone(actor.roleId)
  const mineToDo = (...further: string[]) => todo(...(alone === null ? [] : [`not ${alone}`]), ...further)
  const dated = (from: string, until: string, ...further: string[]) => [
    ...tenant(),
    'o.is_date',
    `o.due_on >= ${bind(from)} and o.due_on <= ${bind(until)}`,
    ...further,
  ]
  const ahead = () => dated(today, addDays(today, soon))
  const passed = () => dated(addDays(today, -PAST_DAYS), addDays(today, -1), ...own)
  const ending = (within: number) => dated(addDays(today, -PAST_DAYS), addDays(today, within), 'o.ends', DECIDES)
  const due = (from: string | null, before: string) =>
    `${from === null ? '' : `o.due_on >= ${bind(from)} and `}o.due_on < ${bind(before)}`
  // Compared as an instant: a comparison with a day is not leakproof, so no index would be read for it.
  const unmoved = () => `o.since < ${bind(addDays(today, -STUCK_DAYS + 1))}::timestamptz`
  // Whoever has few cases of their own reads of all that is news.
  const soon = isPerson ? NEWS_DAYS : isFirm ? STRIP_DAYS : DATES_WITHIN_DAYS
  const columns = itemColumns(actor)
  const asked = (sides: readonly string[], conditions: readonly string[], limit = SHOWN, order?: Order) =>
    itemsAsked(sides, columns, conditions, limit, order)
  const n = (sides: readonly string[], conditions: readonly string[]) =>
    counted(sides, conditions, own.length > 0 || alone !== null)
  // The whole of it, in one pass; a company reads it by who owes it.
  const owing = () => [`o.side in (${others.map((side) => `'${side}'`).join(', ')})`, ...todo()]
  const fromOthers = <Asked extends string>(asking: () => Asked, none: string) => (isPerson ? none : asking())
  return `${asked(mine, mineToDo(), most)} as items, ${n(mine, mineToDo())} as "itemCount",
    ${alone === null ? NONE : asked(mine, todo(alone))} as held,
    ${itemsOf(asked(mine, passed(), most), asked(mine, ahead(), most))} as dates,
    ${isCompany ? NONE : asked(mine, ending(STRIP_DAYS), isOverview ? most : MOST_ENDING)} as "endingSoon",
    ${isCompany ? asked(mine, ending(YEAR_DAYS), MOST_ENDING) : NONE} as authorized,
    ${fromOthers(() => asked(others, todo(), most), NONE)} as waiting,
    ${isCompany ? awaitedBy(owing(), columns) : 'null::jsonb'} as awaited,
    ${isFirm ? asked(others, todo(unmoved()), SHOWN, 'since') : NONE} as stuck,
    jsonb_build_object('overdue', ${n(mine, mineToDo(due(null, today)))},
      'week', ${n(mine, mineToDo(due(today, addDays(today, WEEK_DAYS + 1))))},
      'waiting', ${isCompany ? '0' : fromOthers(() => n(others, todo()), '0')}, 'awaited', 0,
      'stuck', ${isFirm ? n(others, todo(unmoved())) : '0'},
      'datesPassed', ${n(mine, passed())}, 'datesLate', ${isFirm ? n(mine, [...passed(), SQL_IS_TO_KEEP]) : '0'}, 'datesAhead', ${n(mine, ahead())}) as totals`
}

/** Of several that end for somebody one decides until when they may work or stay: the same that the roster shows. */
// Asked of the one person of each item, from the first that ends on: by `exists`, everybody of a large firm was read to
// find the few; and the planner takes a `case` for true half of the time, not for something rare that is worth a sort.
export const DECIDES = `case when o.person_id is null then true else
  o.case_id = (select p.work_case_id from people p where p.id = o.person_id and p.work_by = o.key) end`

/** Whom the strip and the squares leave out is taken for safe: they have everybody, and none hides behind who is done. */
const MOST_ENDING = 300
/** Each list has its own length: what has passed hides nothing that comes. */
const itemsOf = (...found: string[]) => `(${found.join(' || ')})`
const NONE = `'[]'::jsonb`

export function shownItems(all: FoundItems, reader: FamilyReader, today: string): MyItems {
  const { itemCount, totals, awaited, ...read } = all
  const found = { ...read, endingSoon: [...read.endingSoon, ...soonOf(read.authorized, today)] }
  const shown = Object.fromEntries(
    lists.map((list) => [list, found[list].map((item) => homeItem(item, reader))]),
  ) as Record<List, HomeItem[]>
  if (awaited === null) return { ...shown, itemCount, totals, awaited: [] }
  const { from, others, things } = awaited
  return {
    ...shown,
    itemCount,
    totals: { ...totals, waiting: things, awaited: others },
    awaited: from.map(shownAwaited),
  }
}

/** What ends soon is the beginning of what ends within the year, which a company reads in the same order. */
const soonOf = (authorized: readonly FoundHomeItem[], today: string): FoundHomeItem[] => {
  const last = addDays(today, STRIP_DAYS)
  return authorized.filter(({ dueOn }) => dueOn !== null && dueOn <= last)
}

/** What is only counted has no order. */
const ONE = '1 as one'
type Order = 'dueOn' | 'since'
const columnOf: Readonly<Record<Order, string>> = { dueOn: 'due_on', since: 'since' }

type Reach = { most: number; cases: boolean; order?: Order }

/** Each side by itself: two values in one condition would have the whole of both read and sorted. */
const ofSides = (
  sides: readonly string[],
  columns: string,
  conditions: readonly string[],
  { most, cases, order = 'dueOn' }: Reach,
) =>
  `(values ${sides.map((side) => `('${side}')`).join(', ')}) s (side)
    cross join lateral (select ${columns} from open_items o ${cases ? 'join cases k on k.id = o.case_id' : ''}
      where ${['o.side = s.side', ...conditions].join(' and ')} ${columns === ONE ? '' : `order by o.${columnOf[order]}, o.id`} limit ${most}) i`

const itemsAsked = (
  sides: readonly string[],
  columns: string,
  conditions: readonly string[],
  most: number,
  order: Order = 'dueOn',
) =>
  `(select coalesce(jsonb_agg(x order by x."${order}", x.id), '[]') from (
     select i.* from ${ofSides(sides, columns, conditions, { most, cases: true, order })} order by i."${order}", i.id limit ${most}) x)`

const counted = (sides: readonly string[], conditions: readonly string[], cases: boolean) =>
  `(select count(*)::integer from ${ofSides(sides, ONE, conditions, { most: MOST_COUNTED, cases })})`
