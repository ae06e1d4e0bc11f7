import { NEWS_DAYS, PAST_DAYS } from '#case-file/cases/news.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { TaskFor } from '#case-file/cases/records.ts'
import { type FoundItem, ITEM_COLUMNS, shownItem } from '#case-file/cases/server/open-items-store.ts'
import { type Bind, visibleCases } from '#case-file/cases/server/visible.ts'
import { attorneyOf } from '#parties/attorneys/server/visible-store.ts'
import type { Actor } from '#platform/session/actor.ts'
import { addDays } from '#rules/calendar/days.ts'

export type MyItems = {
  items: OpenItem[]
  itemCount: number
  dates: OpenItem[]
  endingSoon: OpenItem[]
  waiting: OpenItem[]
}
export type FoundItems = { items: FoundItem[]; itemCount: number } & Record<
  'dates' | 'endingSoon' | 'waiting',
  FoundItem[]
>

const SHOWN = 20
const MOST_COUNTED = 1000
const DATES_WITHIN_DAYS = 30
/** So long before somebody must stop working or leave, it is said on top. */
const STRIP_DAYS = 60

/** Everything that is open for somebody, by when; and what they wait for from others: columns of one statement. */
export function myItems(actor: Actor, companyId: number | undefined, today: string, bind: Bind): string {
  const mine = sidesOf(actor.roleId)
  const others = TaskFor.options.filter((side) => !mine.includes(side))
  const tenant = () => [
    ...visibleCases(actor, bind, 'o'),
    ...(companyId === undefined ? [] : [`o.company_id = ${bind(companyId)}`]),
  ]
  // An attorney's day is made of the own cases and of those nobody has taken yet.
  const own =
    actor.scope === 'attorney' ? [`(k.attorney_id = ${attorneyOf(actor, bind)} or k.attorney_id is null)`] : []
  const todo = () => [...tenant(), `not o.is_date`, ...own]
  const dates = (within: number, ...further: string[]) => [
    ...tenant(),
    'o.is_date',
    `o.due_on >= ${bind(addDays(today, -PAST_DAYS))} and o.due_on <= ${bind(addDays(today, within))}`,
    ...further,
  ]
  // Whoever has few cases of their own reads of all that is news.
  const soon = actor.scope === 'person' ? NEWS_DAYS : DATES_WITHIN_DAYS
  return `${itemsAsked(mine, todo())} as items, ${counted(mine, todo(), own.length > 0)} as "itemCount",
    ${itemsAsked(mine, dates(soon))} as dates, ${itemsAsked(mine, dates(STRIP_DAYS, 'o.ends'))} as "endingSoon",
    ${actor.scope === 'person' ? `'[]'::jsonb` : itemsAsked(others, todo())} as waiting`
}

export const shownItems = ({ items, itemCount, dates, endingSoon, waiting }: FoundItems): MyItems => ({
  items: items.map(shownItem),
  itemCount,
  dates: dates.map(shownItem),
  endingSoon: endingSoon.map(shownItem),
  waiting: waiting.map(shownItem),
})

/** What is only counted has no order. */
const ONE = '1 as one'

type Reach = { most: number; cases: boolean }

/** Each side by itself: two values in one condition would have the whole of both read and sorted. */
const ofSides = (sides: readonly string[], columns: string, conditions: readonly string[], { most, cases }: Reach) =>
  `(values ${sides.map((side) => `('${side}')`).join(', ')}) s (side)
    cross join lateral (select ${columns} from open_items o ${cases ? 'join cases k on k.id = o.case_id' : ''}
      where ${['o.side = s.side', ...conditions].join(' and ')} ${columns === ONE ? '' : 'order by o.due_on, o.id'} limit ${most}) i`

const itemsAsked = (sides: readonly string[], conditions: readonly string[]) =>
  `(select coalesce(jsonb_agg(x order by x."dueOn", x.id), '[]') from (
     select i.* from ${ofSides(sides, ITEM_COLUMNS, conditions, { most: SHOWN, cases: true })} order by i."dueOn", i.id limit ${SHOWN}) x)`

const counted = (sides: readonly string[], conditions: readonly string[], cases: boolean) =>
  `(select count(*)::integer from ${ofSides(sides, ONE, conditions, { most: MOST_COUNTED, cases })})`
