import type { AwaitedFrom } from '../records.ts'
import { type FoundHomeItem, homeItem } from './home-item.ts'

/** So many who are awaited stand on a home, each with the first things they owe; the rest of both is counted. */
const SHOWN = 7
const NAMED = 3
/** As many cases as one reminder takes. */
const MOST_REMINDED = 100

export type FoundAwaited = Omit<AwaitedFrom, 'items'> & { items: FoundHomeItem[] }

/** All that others owe: by who owes it, the first of them named; and how many others and things there are. */
export type FoundAwaitedAll = { from: FoundAwaited[]; others: number; things: number }

/**
 * What others owe, by who owes it, whoever is due first in front. Everything is counted before anything is left out: a
 * list of the first things alone would forget people and say too few of the others. It is read once; cases and things
 * are put in order for those alone who are named.
 */
export const awaitedBy = (conditions: readonly string[], columns: string): string =>
  `(with owing as materialized (
       select o.id, o.case_id, o.owed_by, o.due_on from open_items o where ${conditions.join(' and ')}
     ), owers as materialized (
       select owed_by, count(*)::integer as n, min(due_on) as due_on from owing group by owed_by
     ), named as (
       select g.owed_by, g.n, g.due_on, array_agg(distinct w.case_id) as ids, array_agg(w.id order by w.due_on, w.id) as first
         from (select * from owers order by due_on, owed_by limit ${SHOWN}) g join owing w on w.owed_by = g.owed_by
        group by g.owed_by, g.n, g.due_on
     )
     select jsonb_build_object('others', (select count(*)::integer from owers), 'things', (select count(*)::integer from owing),
       'from', coalesce(jsonb_agg(
         jsonb_build_object('key', g.owed_by, 'n', g.n, 'cases', cardinality(g.ids), 'dueOn', g.due_on, 'caseIds', g.ids[1:${MOST_REMINDED}],
           'items', (select jsonb_agg(x order by x."dueOn", x.id) from (
             select ${columns} from open_items o join cases k on k.id = o.case_id where o.id = any (g.first[1:${NAMED}])) x))
         order by g.due_on, g.owed_by), '[]')) from named g)`

export const shownAwaited = ({ items, ...awaited }: FoundAwaited): AwaitedFrom => ({
  ...awaited,
  items: items.map((item) => homeItem(item, null)),
})
