import { sidesOf } from '#case-file/cases/policy.ts'
import type { CaseRow, Task } from '#case-file/cases/records.ts'
import { pathOf, rowFor } from '#case-file/cases/server/rows.ts'
import { type Bind, binding, CASE_COLUMNS, type CaseColumns, visibleCases } from '#case-file/cases/server/visible.ts'
import { sqlIsOpenCase } from '#case-types/statuses.ts'
import { filterConditions } from '#desk/case-lists/server/list.ts'
import { attorneyOf } from '#parties/attorneys/server/visible-store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { addDays } from '#rules/calendar/days.ts'
import type { Counts, TaskOfCase } from '../records.ts'
import { grouped, namedCompany, tenantCounted, totalsOf, totalsOfCompany } from './counts.ts'

export type Dashboard = {
  counts: Counts
  needsMe: CaseRow[]
  deadlines: CaseRow[]
  tasks: TaskOfCase[]
  helpRequested: number
  ending: number | null
}

type Reading = { db: Db; system: () => Db; actor: Actor }
type Totals = { counts: Record<string, number> | null; asking: number; ending: number | null; tasks: OpenTask[] }
type OpenTask = Task & { number: string; typeId: number; personName: string }
type Part = { part: 'totals' | 'needsMe' | 'deadlines'; totals: Totals | null } & CaseColumns

const SHOWN = 8
const ENDS_WITHIN_DAYS = 180
const MOST_COUNTED = 50

/** A person's work in one statement: its totals, and the most urgent cases, each part from one short range of an index. */
export async function readDashboard(
  { db, system, actor }: Reading,
  companyId: number | undefined,
  today: string,
): Promise<Dashboard> {
  const { values, bind } = binding()
  const named = namedCompany(actor, companyId)
  const rows = await db.rows<Part>(
    `select f.part, f.totals, ${CASE_COLUMNS}
       from (select 'totals' as part, null::bigint as id,
                    jsonb_build_object('counts', (${named === null ? totalsOf(tenantCounted(actor, bind)) : 'null'}), 'asking', (${asking(actor, companyId, bind)}),
                                       'ending', (${ending(actor, companyId, today, bind)}), 'tasks', (${openTasks(actor, companyId, bind)})) as totals
             union all select 'needsMe', n.id, null from (${needingMe(actor, companyId, bind)}) n
             union all select 'deadlines', d.id, null from (${dueNext(actor, companyId, today, bind)}) d) f
       left join cases k on k.id = f.id
      order by f.part, k.next_due_on, k.id`,
    values,
  )
  const shown = (wanted: Part['part']) => rows.filter(({ part }) => part === wanted).map(rowFor(actor))
  const totals = rows.find(({ part }) => part === 'totals')?.totals
  return {
    counts: grouped(totals?.counts ?? (await totalsOfCompany(system(), named))),
    needsMe: shown('needsMe'),
    deadlines: shown('deadlines'),
    tasks: (totals?.tasks ?? []).map(({ typeId, ...task }) => ({ ...task, path: pathOf({ typeId, id: task.caseId }) })),
    helpRequested: totals?.asking ?? 0,
    ending: totals?.ending ?? null,
  }
}

// Written out, of our own words: a bound list is unknown to a generic plan, which then expects ten sides and is never taken.
const sides = ({ roleId }: Actor) =>
  `(values ${sidesOf(roleId)
    .map((side) => `('${side}')`)
    .join(', ')}) s (side)`

const BY_DUE = 'order by k.next_due_on, k.id'

/** Whose work is meant: the whole of what somebody sees, or one company of it. */
const within = (actor: Actor, companyId: number | undefined, bind: Bind, k = 'k') => [
  ...visibleCases(actor, bind, k),
  ...(companyId === undefined ? [] : [`${k}.company_id = ${bind(companyId)}`]),
]

/**
 * Open cases in which it is this person's turn, the most urgent first. Each side by itself: two values of `ball` in one
 * condition would have the whole of both read and sorted.
 */
function needingMe(actor: Actor, companyId: number | undefined, bind: Bind): string {
  const conditions = [...within(actor, companyId, bind), 'k.ball = s.side', sqlIsOpenCase('k')]
  const first = (further: string[]) =>
    `(select k.id, k.next_due_on from cases k where ${[...conditions, ...further].join(' and ')} ${BY_DUE} limit ${SHOWN})`
  // An attorney's day is made of the own cases and of those nobody has taken yet.
  const found =
    actor.scope === 'attorney'
      ? `(${first([`k.attorney_id = ${attorneyOf(actor, bind)}`])} union all ${first(['k.attorney_id is null'])})`
      : first([])
  return `select k.id from ${sides(actor)} cross join lateral ${found} k
           ${BY_DUE} limit ${SHOWN}`
}

/** What is due next, whoever has to do it: overdue first, then the next thirty days. */
function dueNext(actor: Actor, companyId: number | undefined, today: string, bind: Bind): string {
  const conditions = [
    ...within(actor, companyId, bind),
    `k.next_due_on is not null and k.next_due_on <= ${bind(addDays(today, 30))} and ${sqlIsOpenCase('k')}`,
  ]
  return `select k.id from cases k where ${conditions.join(' and ')} ${BY_DUE} limit ${SHOWN}`
}

/** The open tasks of this person's side, as one list. */
function openTasks(actor: Actor, companyId: number | undefined, bind: Bind): string {
  const conditions = [...within(actor, companyId, bind, 't'), 't.for_whom = s.side', 't.done_at is null']
  return `select coalesce(jsonb_agg(x order by x."dueOn", x.id), '[]') from (
    select t.id, t.case_id as "caseId", t.for_whom as "forWhom", t.title, t.details, t.due_on as "dueOn", t.done_at as "doneAt",
           t.done_by_name as "doneByName", t.created_by_name as "createdByName", k.number, k.type_id as "typeId", k.person_name as "personName"
      from (select t.* from ${sides(actor)}
             cross join lateral (select t.* from case_tasks t where ${conditions.join(' and ')}
                                  order by t.due_on, t.id limit ${SHOWN}) t
             order by t.due_on, t.id limit ${SHOWN}) t
      join cases k on k.id = t.case_id) x`
}

/** How many approvals end soon and are not renewed yet, from one short range of an index; there is none over all tenants. */
function ending(actor: Actor, companyId: number | undefined, today: string, bind: Bind): string {
  const conditions = within(actor, companyId, bind)
  if (conditions.length === 0) return 'null::integer'
  const soon = filterConditions(actor, { expiresWithin: ENDS_WITHIN_DAYS, renewal: 'none' }, today, bind)
  return `select count(*) from (
    select from cases k where ${[...conditions, ...soon].join(' and ')} limit ${MOST_COUNTED}) ending`
}

/** How many do-it-yourself cases ask for an attorney. */
function asking(actor: Actor, companyId: number | undefined, bind: Bind): string {
  const conditions = ['k.help_requested_at is not null', `k.mode = 'DIY'`, sqlIsOpenCase('k')]
  return `select count(*) from (
    select from cases k where ${[...conditions, ...within(actor, companyId, bind)].join(' and ')} limit 1000) asking`
}
