import { statusNames } from '#case-types/status-table.ts'
import { attorneyOf } from '#features/attorneys/server/visible-store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { sidesOf } from '../policy.ts'
import type { Counts, Task } from '../records.ts'
import { addDays } from '../rules.ts'
import { type CaseFilter, filterConditions } from './list.ts'
import { type NamedCase, ROW_COLUMNS, ROW_JOINS } from './rows.ts'
import { binding, visibleCases } from './visible.ts'

/** How many cases stand where, from the totals that the writes keep. `system`: which tenant's was decided here. */
export async function countsOf(system: Db, actor: Actor, companyId: number | undefined): Promise<Counts> {
  const company = companyId ?? actor.selectedCompanyId ?? (actor.scope === 'company' ? actor.companyId : null)
  const attorney = '(select coalesce(w.assists_user_id, w.id) from users w where w.id = $1)'
  const tenant =
    company !== null
      ? { text: '$1', value: `company:${company}` }
      : actor.scope === 'provider'
        ? { text: '$1', value: 'all' }
        : actor.scope === 'firm'
          ? { text: '$1', value: `firm:${actor.lawFirmId}` }
          : actor.scope === 'attorney'
            ? { text: `'attorney:' || ${attorney}`, value: actor.userId }
            : { text: '$1', value: `household:${actor.personId}` }
  const rows = await system.rows<{ name: string; n: number }>(
    `select name, n from counters where tenant = ${tenant.text} and (name = 'cases' or name like 'cases.%') and n <> 0`,
    [tenant.value],
  )
  const group = (prefix: string) =>
    Object.fromEntries(
      rows.flatMap(({ name, n }) => (name.startsWith(prefix) ? [[name.slice(prefix.length), n] as const] : [])),
    )
  return {
    total: rows.find(({ name }) => name === 'cases')?.n ?? 0,
    byStatus: group('cases.status.'),
    byBall: group('cases.ball.'),
    byType: group('cases.type.'),
  }
}

const SHOWN = 8

/** Open cases in which it is this person's turn, the most urgent first. */
export function needingMe(db: Db, actor: Actor, filter: Partial<CaseFilter>, today: string): Promise<NamedCase[]> {
  const { values, bind } = binding()
  const conditions = [
    ...visibleCases(actor, bind),
    ...filterConditions(actor, filter, today, bind),
    ...mine(actor, bind),
    `k.ball = any (${bind(sidesOf(actor.roleId))}) and k.status < 10`,
  ]
  return db.rows<NamedCase>(
    `select ${ROW_COLUMNS} from (select k.* from cases k where ${conditions.join(' and ')}
       order by k.next_due_on, k.id limit ${SHOWN}) k ${ROW_JOINS} order by k.next_due_on, k.id`,
    values,
  )
}

// An attorney's day is made of the own cases and of those nobody has taken yet.
const mine = (actor: Actor, bind: (value: unknown) => string) =>
  actor.scope === 'attorney' ? [`(k.attorney_id = ${attorneyOf(actor, bind)} or k.attorney_id is null)`] : []

/** What is due next, whoever has to do it: overdue first, then the next thirty days. */
export function dueNext(db: Db, actor: Actor, filter: Partial<CaseFilter>, today: string): Promise<NamedCase[]> {
  const { values, bind } = binding()
  const conditions = [
    ...visibleCases(actor, bind),
    ...filterConditions(actor, filter, today, bind),
    `k.next_due_on is not null and k.next_due_on <= ${bind(addDays(today, 30))} and k.status < 10`,
  ]
  return db.rows<NamedCase>(
    `select ${ROW_COLUMNS} from (select k.* from cases k where ${conditions.join(' and ')}
       order by k.next_due_on, k.id limit ${SHOWN}) k ${ROW_JOINS} order by k.next_due_on, k.id`,
    values,
  )
}

export type OpenTaskRow = Task & { number: string; typeId: number; personName: string | null }

/** The open tasks of this person's side. */
export function myTasks(db: Db, actor: Actor, companyId: number | undefined): Promise<OpenTaskRow[]> {
  const { values, bind } = binding()
  const conditions = [
    ...visibleCases(actor, bind, 't'),
    't.done_at is null',
    `t.for_whom = any (${bind(sidesOf(actor.roleId))})`,
    ...(companyId === undefined ? [] : [`t.company_id = ${bind(companyId)}`]),
  ]
  return db.rows<OpenTaskRow>(
    `select t.id, t.case_id as "caseId", t.for_whom as "forWhom", t.title, t.details, t.due_on as "dueOn", t.done_at as "doneAt",
            t.done_by_name as "doneByName", t.created_by_name as "createdByName", k.number, k.type_id as "typeId",
            nullif(concat_ws(' ', p.first_name, p.last_name), '') as "personName"
       from (select t.* from case_tasks t where ${conditions.join(' and ')} order by t.due_on, t.id limit ${SHOWN}) t
       join cases k on k.id = t.case_id left join people p on p.id = k.person_id
      order by t.due_on, t.id`,
    values,
  )
}

export const helpRequested = async (db: Db, actor: Actor, filter: Partial<CaseFilter>): Promise<number> => {
  const { values, bind } = binding()
  const conditions = [...visibleCases(actor, bind), ...filterConditions(actor, filter, '', bind)]
  const { n } = await db.one<{ n: number }>(
    `select count(*) as n from (select from cases k
      where ${['k.help_requested_at is not null', `k.mode = 'DIY'`, 'k.status < 10', ...conditions].join(' and ')} limit 1000) found`,
    values,
  )
  return n
}

/** The newest cases of each status. One more than shown tells that there are others. */
export async function boardOf(db: Db, actor: Actor, filter: Partial<CaseFilter>): Promise<NamedCase[]> {
  const { values, bind } = binding()
  const conditions = [...visibleCases(actor, bind), ...filterConditions(actor, filter, '', bind)]
  return db.rows<NamedCase>(
    `select ${ROW_COLUMNS} from unnest(${bind(Object.keys(statusNames).map(Number))}::integer[]) s (status)
       join lateral (select k.* from cases k where ${['k.status = s.status', ...conditions].join(' and ')}
                      order by k.id desc limit ${BOARD_ROWS + 1}) k on true
       ${ROW_JOINS} order by s.status, k.id desc`,
    values,
  )
}
export const BOARD_ROWS = 10
