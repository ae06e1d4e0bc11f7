import { type Bind, binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { type CaseDate, isActionable } from '../dates.ts'

export type DeadlineRow = Omit<CaseDate, 'ruleVersion'> & {
  id: number
  caseId: number
  overrideOn: string | null
  overrideReason: string
  overrideByName: string
  doneAt: string | null
  doneByName: string
  reminded: number[]
}

const COLUMNS = `d.id, d.case_id as "caseId", d.rule, d.part, d.title, d.kind, d.severity, d.citation, d.due_on as "dueOn",
  d.computed_on as "computedOn", d.printed_on as "printedOn", d.act_by as "actBy",
  d.last_resort_on as "lastResortOn", d.override_on as "overrideOn", d.override_reason as "overrideReason",
  d.override_by_name as "overrideByName", d.steps, d.to_confirm as "toConfirm", d.warning, d.done_at as "doneAt",
  d.done_by_name as "doneByName", d.reminded`

export const deadlinesOf = (db: Db, caseId: number) =>
  db.rows<DeadlineRow>(`select ${COLUMNS} from case_deadlines d where d.case_id = $1 order by d.due_on, d.id`, [caseId])

export const lockDeadline = (tx: Transaction, caseId: number, id: number) =>
  tx.one<DeadlineRow>(`select ${COLUMNS} from case_deadlines d where d.case_id = $1 and d.id = $2 for update`, [
    caseId,
    id,
  ])

// A legal day is the day; an own one counts only for dates of the house. What the law has passed is no own day any more.
const OWN_DAY = `case when excluded.severity <> 'internal' and (
    (excluded.kind in ('earliest', 'retain until') and d.override_on < excluded.due_on)
    or (excluded.kind not in ('earliest', 'retain until') and d.override_on > excluded.due_on)) then null else d.override_on end`
const DUE_ON = `case when excluded.severity = 'internal' then coalesce(d.override_on, excluded.due_on) else excluded.due_on end`

/** What the rules say now: new dates come, changed ones move, what follows no more goes. What somebody set stays. */
export async function replaceDates(
  tx: Transaction,
  caseId: number,
  dates: readonly CaseDate[],
  at: Date,
): Promise<void> {
  await tx.run(
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as g (rule text, part text, title text, kind text, severity text, citation text,
         "dueOn" date, "computedOn" date, "printedOn" date, "actBy" date, "lastResortOn" date, steps jsonb, "toConfirm" jsonb, warning text, "ruleVersion" text)
     ), gone as (
       delete from case_deadlines d where d.case_id = $1 and d.override_on is null and d.done_at is null
          and not exists (select from given g where g.rule = d.rule and g.part = d.part)
     )
     insert into case_deadlines as d (company_id, law_firm_id, household_person_id, person_id, case_id, rule, part, title, kind,
       severity, citation, due_on, computed_on, printed_on, act_by, last_resort_on, steps, to_confirm, warning, rule_version, updated_at)
     select k.company_id, k.law_firm_id, k.household_person_id, k.person_id, k.id, g.rule, g.part, g.title, g.kind, g.severity,
            g.citation, g."dueOn", g."computedOn", g."printedOn", g."actBy", g."lastResortOn", g.steps, g."toConfirm", g.warning, g."ruleVersion", $3
       from cases k, given g where k.id = $1
     on conflict (case_id, rule, part) do update set title = excluded.title, kind = excluded.kind, citation = excluded.citation,
       due_on = ${DUE_ON}, override_on = ${OWN_DAY}, computed_on = excluded.computed_on, printed_on = excluded.printed_on,
       act_by = excluded.act_by, last_resort_on = excluded.last_resort_on, steps = excluded.steps, to_confirm = excluded.to_confirm, warning = excluded.warning, rule_version = excluded.rule_version,
       updated_at = excluded.updated_at,
       -- Another day is another thing to do, and to be reminded of.
       done_at = case when ${DUE_ON} = d.due_on then d.done_at end,
       reminded = case when ${DUE_ON} = d.due_on then d.reminded else '{}' end`,
    [caseId, JSON.stringify(dates), at],
  )
}

type Override = { on: string | null; reason: string; byName: string }

export const setOverride = (tx: Transaction, id: number, { on, reason, byName }: Override) =>
  tx.run(
    `update case_deadlines set override_on = $2::date, override_reason = $3, override_by_name = $4, reminded = '{}',
            due_on = coalesce(case when severity = 'internal' then $2::date end, printed_on, computed_on, due_on) where id = $1`,
    [id, on, reason, byName],
  )

export const setDone = (tx: Transaction, id: number, at: Date | null, byName: string) =>
  tx.run('update case_deadlines set done_at = $2, done_by_name = $3 where id = $1', [id, at, byName])

export const addReminded = (tx: Transaction, id: number, daysBefore: number) =>
  tx.run('update case_deadlines set reminded = reminded || $2::integer where id = $1', [id, daysBefore])

export type AgendaRow = {
  id: string
  kind: 'deadline' | 'event' | 'item'
  caseId: number | null
  caseNumber: string | null
  typeId: number | null
  personName: string | null
  title: string
  on: string
  severity: string
  actionable: boolean
  done: boolean
  details: string
  /** Who put an event into the calendar; nobody did a deadline. */
  createdBy: number | null
}

/** Whether a date is an open item of its case: what is not is nobody's to be reminded of. */
export const IS_OPEN = `exists (select from open_items o
  where o.case_id = d.case_id and o.kind = 'date' and o.key = left('date:' || d.rule || ' ' || d.part, 120))`

/**
 * What nobody gave a day of its own stands in the calendar of who owes it, as on their home; where it is due on the very
 * day of the date that it follows from, that date stands there for it.
 */
const isShown = (sides: string) => `(not coalesce((o.about ->> 'planned')::boolean, false)
  or o.side = any (${sides}::text[]) and not exists (select from open_items d
       where d.case_id = o.case_id and d.kind = 'date' and d.side = o.side and d.due_on = o.due_on))`

/** A filing that is mailed is told by the business day before (D-01): the calendar has it on the day that lists and homes say. */
const TOLD_ON = `select min(o.due_on) as told_on from open_items o
  where o.case_id = d.case_id and o.kind = 'date' and o.key = left('date:' || d.rule || ' ' || d.part, 120)`
const MOST_DAYS_EARLIER = 7

type Asked = {
  from: string
  until: string
  most?: number
  /** The reader's own sides. */
  sides: readonly string[]
  /** What the family owes; what other sides do is not its business. */
  family?: boolean
}

/** A date somebody must act by stands in the calendar while it is open, and when it was kept. */
const OPEN_OR_KEPT = `(d.kind not in ('due', 'expires') or d.done_at is not null or ${IS_OPEN})`

/** What an employee notes without a case is the family's own: it stands in no calendar of the company. */
export const NOT_OF_A_FAMILY = '(k.case_id is not null or k.household_person_id is null)'

/** So much of the calendar is answered at once. */
export const MOST_SHOWN = 500

/** Dates, events and what else is due between two days, of the cases somebody works with; each in its own index range. */
export async function agendaOf(
  db: Db,
  visible: (bind: Bind) => string[],
  { from, until, sides, most = MOST_SHOWN, family = false }: Asked,
): Promise<AgendaRow[]> {
  const { values, bind } = binding([from, until, most, sides])
  const deadlines = visible(bind)
  const events = visible(bind)
  const items = visible(bind)
  const where = (conditions: readonly string[]) => (conditions.length > 0 ? ` and ${conditions.join(' and ')}` : '')
  const rows = await db.rows<Omit<AgendaRow, 'actionable'> & { what: CaseDate['kind'] }>(
    `(select 'd' || d.id as id, 'deadline' as kind, d.kind as what, d.case_id as "caseId", c.number as "caseNumber",
             c.type_id as "typeId", nullif(app.full_name(p.first_name, p.last_name), '') as "personName",
             d.title || case when d.override_on is not null and d.severity <> 'internal'
               then ' (internal date ' || to_char(d.override_on, 'MM-DD-YYYY') || ')'
               when t.told_on <> d.due_on then ' (legal day ' || to_char(d.due_on, 'MM-DD-YYYY') || ')'
               when d.act_by is not null then ' (act by ' || to_char(d.act_by, 'MM-DD-YYYY') || ')' else '' end as title,
             coalesce(t.told_on, d.due_on) as on, d.severity, d.done_at is not null as done,
             d.citation || coalesce('. Last resort: ' || to_char(d.last_resort_on, 'MM-DD-YYYY'), '') as details,
             null::bigint as "createdBy"
        from case_deadlines d join cases c on c.id = d.case_id left join people p on p.id = c.person_id
        cross join lateral (select d.company_id, d.law_firm_id, d.household_person_id, d.person_id) k
        left join lateral (${TOLD_ON}) t on true
       where d.due_on between $1 and $2::date + ${MOST_DAYS_EARLIER} and coalesce(t.told_on, d.due_on) between $1 and $2
         and ${OPEN_OR_KEPT}${where(deadlines)} order by d.due_on, d.id limit $3)
     union all
     (select 'e' || e.id, 'event', 'due', e.case_id, c.number, c.type_id, nullif(app.full_name(p.first_name, p.last_name), ''),
             e.title, e.on_day, 'internal', e.done_at is not null, e.details, e.created_by
        from calendar_events e left join cases c on c.id = e.case_id left join people p on p.id = c.person_id
        cross join lateral (select e.company_id, e.law_firm_id, e.household_person_id, e.person_id, e.case_id) k
       where e.on_day between $1 and $2${family ? '' : ` and ${NOT_OF_A_FAMILY}`}${where(events)} order by e.on_day, e.id limit $3)
     union all
     (select 'i' || min(o.id), 'item', 'due', o.case_id, c.number, c.type_id, nullif(c.person_name, ''), o.title, o.due_on,
             'internal', false, '', null::bigint
        from open_items o join cases c on c.id = o.case_id
        cross join lateral (select o.company_id, o.law_firm_id, o.household_person_id, o.person_id) k
       where o.kind <> 'date' and ${isShown('$4')} and o.due_on between $1 and $2${family ? ` and o.side = 'employee'` : ''}${where(items)}
       group by o.case_id, c.number, c.type_id, c.person_name, o.title, o.due_on order by o.due_on, 1 limit $3)
     order by "on", id limit $3`,
    values,
  )
  return rows.map(({ what, ...row }) => ({ ...row, actionable: isActionable({ kind: what }) }))
}
