import { NEWS_DAYS, PAST_DAYS, SQL_IS_TO_KEEP } from '#case-file/cases/news.ts'
import { sqlAttorneysAlone } from '#case-file/cases/own-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { TaskFor } from '#case-file/cases/records.ts'
import type { FamilyReader } from '#case-file/cases/server/open-items-store.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { addDays } from '#formats/day.ts'
import { attorneyOf } from '#parties/attorneys/server/visible-store.ts'
import type { Bind } from '#platform/database/binding.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { AwaitedFrom, HomeItem, Totals } from '../records.ts'
import { type FoundHomeItem, homeItem, itemColumns } from './home-item.ts'
import { countedItems, firstItems, listsOf, numbersOf, type Range } from './picked-items.ts'

type List = 'items' | 'held' | 'dates' | 'endingSoon' | 'authorized' | 'waiting' | 'stuck'
/** As they are read: dates that passed and those that come have each their own length. */
type Picked = Exclude<List, 'dates'> | 'passed' | 'ahead'
type Numbered = Exclude<keyof Totals, 'awaited'> | 'items'

export type MyItems = Record<List, HomeItem[]> & { itemCount: number; totals: Totals; awaited: AwaitedFrom[] }
export type FoundItems = {
  lists: Partial<Record<Picked, FoundHomeItem[]>>
  numbers: Partial<Record<Numbered, number>>
  /** Null: only companies count it. */
  awaited: FoundAwaitedAll | null
}

export const NO_ITEMS: FoundItems = { lists: {}, numbers: {}, awaited: null }

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
  const tenant = [
    ...visibleCases(actor, bind, 'o'),
    ...(companyId === undefined ? [] : [`o.company_id = ${bind(companyId)}`]),
  ]
  // An attorney's day is made of the own cases and of those nobody has taken yet; what is ahead is everybody's.
  const own =
    actor.scope === 'attorney' ? `(k.attorney_id = ${attorneyOf(actor, bind)} or k.attorney_id is null)` : null
  // An assistant's day has nothing in it that only the attorney may do; that is awaited from the attorney.
  const alone = sqlAttorneysAlone(actor.roleId)
  const only = (condition: string | null, ...further: string[]) =>
    condition === null ? further : [condition, ...further]
  const notAlone = alone && `not ${alone}`
  const cases = own !== null || alone !== null
  const of = (name: Picked | Numbered, sides: readonly string[], days?: Days): Range[] =>
    sides.map((side) => ({ of: name, side, ...days }))
  const passed = { from: addDays(today, -PAST_DAYS), until: addDays(today, -1), dated: true }
  // Whoever has few cases of their own reads of all that is news.
  const soon = isPerson ? NEWS_DAYS : isFirm ? STRIP_DAYS : DATES_WITHIN_DAYS
  const ahead = { from: today, until: addDays(today, soon), dated: true }
  const ending = { from: addDays(today, -PAST_DAYS), until: addDays(today, isCompany ? YEAR_DAYS : STRIP_DAYS) }
  const todo = [...tenant, ...only(own)]
  const undated = { dated: false }
  const picks: string[] = [
    firstItems(bind, {
      ranges: [...of('items', mine, undated), ...(isPerson ? [] : of('waiting', others, undated))],
      conditions: [...todo, ...only(notAlone && `(s.list <> 'items' or ${notAlone})`)],
      ...{ cases: cases || isPerson, most },
    }),
    firstItems(bind, {
      ranges: [...of('passed', mine, passed), ...of('ahead', mine, ahead)],
      conditions: [...tenant, ...only(own && `(s.list = 'ahead' or ${own})`)],
      ...{ cases: cases || isPerson, most },
    }),
    firstItems(bind, {
      ranges: of(isCompany ? 'authorized' : 'endingSoon', mine, ending),
      conditions: [...tenant, 'o.is_date', 'o.ends', DECIDES],
      ...{ cases: isPerson, most: isOverview ? most : MOST_ENDING },
    }),
  ]
  const counts: string[] = [
    countedItems(bind, {
      // A company counts all that others owe by who owes it.
      ranges: [...of('items', mine, undated), ...(isPerson || isCompany ? [] : of('waiting', others, undated))],
      conditions: [...todo, ...only(notAlone && `(s.name <> 'items' or ${notAlone})`)],
      ...{ cases, most: MOST_COUNTED },
    }),
    countedItems(bind, {
      ranges: [
        ...of('overdue', mine, { from: '-infinity', until: addDays(today, -1), dated: false }),
        ...of('week', mine, { from: today, until: addDays(today, WEEK_DAYS), dated: false }),
        ...of('datesPassed', mine, passed),
        ...of('datesAhead', mine, ahead),
      ],
      conditions: [
        ...tenant,
        ...only(own && `(s.name = 'datesAhead' or ${own})`),
        ...only(notAlone && `(s.dated or ${notAlone})`),
      ],
      ...{ cases, most: MOST_COUNTED },
    }),
  ]
  if (alone !== null)
    picks.push(
      firstItems(bind, { ranges: of('held', mine, undated), conditions: [...todo, alone], cases, most: SHOWN }),
    )
  if (isFirm) {
    // Compared as an instant: a comparison with a day is not leakproof, so no index would be read for it.
    const unmoved = `o.since < ${bind(addDays(today, -STUCK_DAYS + 1))}::timestamptz`
    const stuck = { ranges: of('stuck', others), conditions: [...todo, 'not o.is_date', unmoved], cases }
    picks.push(firstItems(bind, { ...stuck, most: SHOWN, order: 'since' }))
    counts.push(
      countedItems(bind, { ...stuck, most: MOST_COUNTED }),
      countedItems(bind, {
        ranges: of('datesLate', mine, passed),
        conditions: [...tenant, ...only(own, SQL_IS_TO_KEEP)],
        ...{ cases, most: MOST_COUNTED },
      }),
    )
  }
  const columns = itemColumns(actor)
  // The whole of it, in one pass.
  const owing = [`o.side in (${others.map((side) => `'${side}'`).join(', ')})`, 'not o.is_date', ...todo]
  return `${listsOf(picks, columns)} as lists, ${numbersOf(counts)} as numbers,
    ${isCompany ? awaitedBy(owing, columns) : 'null::jsonb'} as awaited`
}

type Days = Pick<Range, 'from' | 'until' | 'dated'>

/** Of several that end for somebody one decides until when they may work or stay: the same that the roster shows. */
// Asked of the one person of each item, from the first that ends on: by `exists`, everybody of a large firm was read to
// find the few; and the planner takes a `case` for true half of the time, not for something rare that is worth a sort.
export const DECIDES = `case when o.person_id is null then true else
  o.case_id = (select p.work_case_id from people p where p.id = o.person_id and p.work_by = o.key) end`

/** Whom the strip and the squares leave out is taken for safe: they have everybody, and none hides behind who is done. */
const MOST_ENDING = 300

export function shownItems(
  { lists: read, numbers, awaited }: FoundItems,
  reader: FamilyReader,
  today: string,
): MyItems {
  const shown = (list: Picked) => (read[list] ?? []).map((item) => homeItem(item, reader))
  const authorized = shown('authorized')
  const { items: itemCount = 0, ...counted } = numbers
  const all = {
    ...{ items: shown('items'), held: shown('held'), waiting: shown('waiting'), stuck: shown('stuck'), authorized },
    // Each list has its own length: what has passed hides nothing that comes.
    dates: [...shown('passed'), ...shown('ahead')],
    endingSoon: [...shown('endingSoon'), ...soonOf(authorized, today)],
    ...{ itemCount, totals: { ...NONE_COUNTED, ...counted } },
  }
  if (awaited === null) return { ...all, awaited: [] }
  const { from, others, things } = awaited
  return {
    ...all,
    totals: { ...all.totals, waiting: things, awaited: others },
    awaited: from.map(shownAwaited),
  }
}

const NONE_COUNTED: Totals = {
  ...{ overdue: 0, week: 0, waiting: 0, awaited: 0, stuck: 0, datesPassed: 0, datesLate: 0, datesAhead: 0 },
}

/** What ends soon is the beginning of what ends within the year, which a company reads in the same order. */
const soonOf = (authorized: readonly HomeItem[], today: string): HomeItem[] => {
  const last = addDays(today, STRIP_DAYS)
  return authorized.filter(({ dueOn }) => dueOn !== null && dueOn <= last)
}

/** So many who are awaited stand on a home, each with the first things they owe; the rest of both is counted. */
const OWERS_SHOWN = 7
const NAMED = 3
/** As many cases as one reminder takes. */
const MOST_REMINDED = 100

type FoundAwaited = Omit<AwaitedFrom, 'items'> & { items: FoundHomeItem[] }

/** All that others owe: by who owes it, the first of them named; and how many others and things there are. */
type FoundAwaitedAll = { from: FoundAwaited[]; others: number; things: number }

/**
 * What others owe, by who owes it, whoever is due first in front. Everything is counted before anything is left out: a
 * list of the first things alone would forget people and say too few of the others. It is read once; cases and things
 * are put in order for those alone who are named.
 */
const awaitedBy = (conditions: readonly string[], columns: string): string =>
  `(with owing as materialized (
       select o.id, o.case_id, o.owed_by, o.due_on from open_items o where ${conditions.join(' and ')}
     ), owers as materialized (
       select owed_by, count(*)::integer as n, min(due_on) as due_on from owing group by owed_by
     ), named as (
       select g.owed_by, g.n, g.due_on, array_agg(distinct w.case_id) as ids, array_agg(w.id order by w.due_on, w.id) as first
         from (select * from owers order by due_on, owed_by limit ${OWERS_SHOWN}) g join owing w on w.owed_by = g.owed_by
        group by g.owed_by, g.n, g.due_on
     )
     select jsonb_build_object('others', (select count(*)::integer from owers), 'things', (select count(*)::integer from owing),
       'from', coalesce(jsonb_agg(
         jsonb_build_object('key', g.owed_by, 'n', g.n, 'cases', cardinality(g.ids), 'dueOn', g.due_on, 'caseIds', g.ids[1:${MOST_REMINDED}],
           'items', (select jsonb_agg(x order by x."dueOn", x.id) from (
             select ${columns} from open_items o join cases k on k.id = o.case_id where o.id = any (g.first[1:${NAMED}])) x))
         order by g.due_on, g.owed_by), '[]')) from named g)`

const shownAwaited = ({ items, ...awaited }: FoundAwaited): AwaitedFrom => ({
  ...awaited,
  items: items.map((item) => homeItem(item, null)),
})
