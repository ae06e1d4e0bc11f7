import type { AwaitedFrom } from '../records.ts'
import { type FoundHomeItem, homeItem } from './home-item.ts'

/** So many who are awaited stand on a home, each with the first things they owe; the rest of both is counted. */
const SHOWN = 7
const NAMED = 3
/** As many cases as one reminder takes. */
const MOST_REMINDED = 100

export type FoundAwaited = Omit<AwaitedFrom, 'items'> & { items: FoundHomeItem[] }

/** Whose thing it is: of a person by who they are, since two may have one name. */
const WHOSE = `case o.side when 'employee' then 'person ' || k.person_id when 'employer' then 'company ' || k.company_id
  else 'firm ' || k.attorney_name end`

/** What one needs of every awaited thing to count it by who owes it. */
export const AWAITED_COLUMNS = `o.id, o.case_id, o.due_on, ${WHOSE} as whose`

/**
 * What others owe, by who owes it, whoever is due first in front. Everything is counted before anything is left out: a
 * list of the first things alone would forget people and say too few of the others. `found`: rows of `AWAITED_COLUMNS`.
 */
export const awaitedBy = (found: string, columns: string): string =>
  `(select coalesce(jsonb_agg(w.shown order by w.due_on, w.whose), '[]') from (
     select g.due_on, g.whose, jsonb_build_object('key', g.whose, 'n', g.n, 'cases', g.cases, 'dueOn', g.due_on, 'caseIds', g.ids,
       'items', (select jsonb_agg(x order by x."dueOn", x.id) from (
         select ${columns} from open_items o join cases k on k.id = o.case_id where o.id = any (g.first)) x)) as shown
       from (select i.whose, count(*)::integer as n, count(distinct i.case_id)::integer as cases, min(i.due_on) as due_on,
                    (array_agg(distinct i.case_id))[1:${MOST_REMINDED}] as ids,
                    (array_agg(i.id order by i.due_on, i.id))[1:${NAMED}] as first
               from ${found} group by i.whose order by min(i.due_on), i.whose limit ${SHOWN}) g) w)`

/** How many others owe something at all. */
export const awaitedCount = (found: string): string => `(select count(distinct i.whose)::integer from ${found})`

export const shownAwaited = ({ items, ...awaited }: FoundAwaited): AwaitedFrom => ({
  ...awaited,
  items: items.map((item) => homeItem(item, null)),
})
