import { sidesOf } from '#case-file/cases/policy.ts'
import { nameOfStatus } from '#case-file/cases/server/rows.ts'
import { casePath } from '#case-types/case-path.ts'
import { sqlRenewingTypes } from '#case-types/renewals.ts'
import { sqlIsOpenCase, sqlIsUndecided } from '#case-types/status/statuses.ts'
import { saidName } from '#case-types/words/said.ts'
import { endsSoon } from '#desk/dashboards/server/ends-soon.ts'
import type { Bind } from '#platform/database/binding.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CaseLine, Standing } from '../records.ts'
import type { FormsDue } from './forms-due.ts'

const line = (
  k: string,
) => `case when ${k}.id is null then null else jsonb_build_object('id', ${k}.id, 'typeId', ${k}.type_id,
  'subType', ${k}.sub_type, 'status', ${k}.status, 'outcome', ${k}.outcome, 'stage', ${k}.stage, 'attorneyName', ${k}.attorney_name, 'waitsFor', ${k}.waits_for) end`

/** What a row says of somebody; the tables are `p` and those of the joins. */
export const STANDING_COLUMNS = `
  p.id, p.company_id as "companyId", coalesce(c.name, '') as "companyName", e.id as "employmentId",
  p.household_person_id as "householdPersonId", p.relation, p.first_name as "firstName", p.last_name as "lastName",
  p.birth_date as "birthDate", coalesce(e.job_title, '') as "jobTitle", p.status_now as status,
  nullif(p.work_until, 'infinity') as "workUntil", p.work_until::text as "untilKey", p.work_by as "workBy",
  ${line('w')} as "workCase", ${line('r')} as renewal, ${line('m')} as "openCase", coalesce(n.open, 0)::integer as "openCases",
  case when d.person_id is null or d.up_to < p.work_until then null
       else jsonb_build_object('reason', d.reason, 'byName', d.by_name, 'at', d.decided_at) end as "noneNeeded",
  case when o.id is null then null else jsonb_build_object('side', o.side, 'title', o.title, 'dueOn', o.due_on, 'link', o.link,
    'caseId', o.case_id, 'attorneyName', o.attorney_name) end as next, coalesce(y.yours, 0)::integer as yours`

/**
 * Who a case renews: one of the same kind as what ends, or the one that carries the date. A labor certification or an
 * immigrant petition extends nobody's stay, nor does an amendment alone, nor a cap petition that OPT does not last until.
 */
export const RENEWS = `r.person_id = p.id and ${sqlIsUndecided('r')} and r.sub_type <> 'amendment' and r.type_id in (${sqlRenewingTypes})
  and p.work_by <> 'date:D-19 OPT ends before filing'
  and (r.id = p.work_case_id or r.renewal_of_case_id = p.work_case_id
       or r.type_id = (select s.type_id from cases s where s.id = p.work_case_id))`

/** Looked up for the rows of a page only. */
export const standingJoins = (actor: Actor) => `
  left join companies c on c.id = p.company_id
  left join lateral (
    select e.id, e.job_title from employments e where e.company_id = p.company_id and e.person_id = p.id
     order by e.status = 'Ended', e.started_on desc nulls last, e.id desc limit 1) e on true
  left join cases w on w.id = p.work_case_id
  left join lateral (
    select r.* from cases r where ${RENEWS} order by (r.renewal_of_case_id = p.work_case_id) desc nulls last, r.id desc limit 1) r on true
  left join lateral (
    select k.* from cases k where k.person_id = p.id and ${sqlIsOpenCase('k')}
     order by (k.id = r.id) desc nulls last, ${sqlIsUndecided('k')} desc, k.id desc limit 1) m on true
  left join lateral (select count(*) as open from cases k where k.person_id = p.id and ${sqlIsOpenCase('k')}) n on true
  left join renewal_decisions d on d.person_id = p.id
  left join lateral (
    select o.id, o.side, o.title, o.due_on, o.link, o.case_id, k.attorney_name from open_items o join cases k on k.id = o.case_id
     where o.person_id = p.id and not o.is_date order by o.due_on nulls last, o.side = any (${sidesIn(actor)}) desc, o.id limit 1) o on true
  left join lateral (
    select count(*) as yours from open_items o where o.person_id = p.id and not o.is_date and o.side = any (${sidesIn(actor)})) y on true`

/** The reader's own sides as SQL: fixed words, never input. */
export const sidesIn = ({ roleId }: Pick<Actor, 'roleId'>) =>
  `array[${sidesOf(roleId)
    .map((side) => `'${side}'`)
    .join(', ')}]`

export const isHere = `p.status = 'Active'`
export const isPrincipal = `p.relation = 'Principal' and ${isHere}`
export const isFormer = `p.relation = 'Principal' and p.status <> 'Active'`

type FoundLine = Omit<CaseLine, 'typeName' | 'statusName' | 'path'> & { stage: string }
export type FoundStanding = Omit<Standing, 'workCase' | 'renewal' | 'openCase' | 'login' | 'form'> &
  Record<'workCase' | 'renewal' | 'openCase', FoundLine | null> & { untilKey: string }

export type Login = { personId: number; status: 'Invited' | 'Active' | 'Inactive' }

type Beside = { logins: readonly Login[]; forms: FormsDue }

export function shownStanding({ untilKey: _key, ...found }: FoundStanding, { logins, forms }: Beside): Standing {
  const form = forms.get(found.id) ?? null
  return {
    ...found,
    form,
    yours: found.yours + (form ? 1 : 0),
    workCase: lineOf(found.workCase),
    renewal: lineOf(found.renewal),
    openCase: lineOf(found.openCase),
    login: logins.find(({ personId }) => personId === found.id)?.status ?? null,
  }
}

function lineOf(found: FoundLine | null): CaseLine | null {
  if (!found) return null
  const { stage, ...line } = found
  return {
    ...line,
    typeName: saidName(line.typeId, line.subType),
    statusName: nameOfStatus({ ...line, stage }),
    path: casePath(line),
  }
}

/** Of those whose work or stay ends soon, for whom no renewal is open. */
export const mustStop = (bind: Bind, today: string) =>
  `${endsSoon(bind, today)} and not exists (select from cases r where ${RENEWS})`
