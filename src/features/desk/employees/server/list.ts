import { visibleCases } from '#case-file/cases/server/visible.ts'
import { type FiveStep, fiveSteps } from '#case-types/status/five-steps.ts'
import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { sqlAtStep } from '#case-types/status/step-in-sql.ts'
import { countEndsSoon, ENDS_SOON_DAYS, endsSoon } from '#desk/dashboards/server/ends-soon.ts'
import { addDays } from '#formats/day.ts'
import { visiblePeople } from '#parties/people/server/visible.ts'
import { type Bind, binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { beginsWith, listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
import type { IsCounted } from '#platform/operation/figures.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Counts } from '../records.ts'
import {
  type FoundStanding,
  isFormer,
  isHere,
  isPrincipal,
  mustStop,
  STANDING_COLUMNS,
  sidesIn,
  standingJoins,
} from './standing-store.ts'

export type EmployeeFilter = {
  companyId?: number
  /** Whose Form I-9 the reader has to do something about. */
  formsOf?: readonly number[]
  show?: 'needsYou' | 'noAccount' | 'mustStop' | 'former'
  within?: number
  status?: string
  step?: number
  attorneyId?: number
  ends?: 'card' | 'stay'
  search?: string
  /** Those behind a figure of a report. */
  isCounted?: IsCounted
  sort: 'until' | '-until' | 'name' | '-name'
  limit: number
  after?: string
}

/** By the day on which work or stay ends first; whose end is not known comes last. */
export function listEmployees(
  db: Db,
  actor: Actor,
  filter: EmployeeFilter,
  today: string,
): Promise<Page<FoundStanding>> {
  const byName = filter.sort.endsWith('name')
  return listed<FoundStanding>(db, (bind) => ({
    columns: STANDING_COLUMNS,
    from: 'people p',
    joins: standingJoins(actor),
    conditions: [
      ...visiblePeople(actor, bind),
      filter.show === 'former' ? isFormer : filter.within === ENDS_SOON_DAYS ? isHere : isPrincipal,
      ...filterConditions(actor, filter, today, bind),
    ],
    key: byName ? ['p.last_name', 'p.first_name', 'p.id'] : ['p.work_until', 'p.id'],
    keyOf: ({ lastName, firstName, untilKey, id }) => (byName ? [lastName, firstName, id] : [untilKey, id]),
    descending: filter.sort.startsWith('-'),
    limit: filter.limit,
    after: filter.after,
  }))
}

function filterConditions(actor: Actor, filter: EmployeeFilter, today: string, bind: Bind): string[] {
  const { companyId, formsOf = [], show, within, status, step, attorneyId, ends, search, isCounted } = filter
  const conditions: string[] = []
  if (companyId !== undefined) conditions.push(`p.company_id = ${bind(companyId)}`)
  if (show !== undefined) conditions.push(shownOnly(actor, show, { formsOf, today }, bind))
  // Whom the sentence above the list counts: families too, and nobody of whom somebody said that no renewal is needed.
  if (within === ENDS_SOON_DAYS) conditions.push(endsSoon(bind, today))
  else if (within !== undefined) conditions.push(`p.work_until <= ${bind(addDays(today, within))}`)
  if (status !== undefined) conditions.push(`p.status_now = ${bind(status)}`)
  if (ends === 'card') conditions.push(BY_CARD)
  if (ends === 'stay') conditions.push(`p.work_by <> '' and not ${BY_CARD}`)
  const cases: string[] = []
  if (step !== undefined && step < fiveSteps.length)
    cases.push(`${sqlAtStep(step as FiveStep)} and ${sqlIsOpenCase('k')}`)
  if (attorneyId !== undefined) cases.push(`k.attorney_id = ${bind(attorneyId)}`)
  for (const each of cases) conditions.push(`exists (select from cases k where k.person_id = p.id and ${each})`)
  if (isCounted) conditions.push(isCounted(bind))
  // The name of a husband finds the employee.
  if (search)
    conditions.push(`p.household_person_id in (select f.household_person_id from people f
      where ${beginsWith(['f.last_name_key', 'f.first_name_key'], search, bind)})`)
  return conditions
}

const BY_CARD = `(p.work_by like 'date:D-62%' or p.work_by like 'date:D-61%')`

type Shown = { formsOf: readonly number[]; today: string }

function shownOnly(
  actor: Actor,
  show: NonNullable<EmployeeFilter['show']>,
  { formsOf, today }: Shown,
  bind: Bind,
): string {
  if (show === 'former') return isFormer
  if (show === 'mustStop') return mustStop(bind, today)
  if (show === 'noAccount')
    return `not exists (select from users u where u.company_id = p.company_id and u.person_id = p.id and u.status = 'Active')`
  const owed = `exists (select from open_items o where o.person_id = p.id and not o.is_date and o.side = any (${sidesIn(actor)}))`
  return formsOf.length === 0 ? owed : `(${owed} or p.id = any (${bind(formsOf)}::bigint[]))`
}

/** The families of the employees of a page. */
export const familiesOf = (db: Db, actor: Actor, householdIds: readonly number[]): Promise<FoundStanding[]> =>
  householdIds.length === 0
    ? Promise.resolve([])
    : db.rows<FoundStanding>(
        `select ${STANDING_COLUMNS} from people p ${standingJoins(actor)}
          where p.household_person_id = any ($1::bigint[]) and p.relation <> 'Principal' and p.status = 'Active' order by p.id`,
        [householdIds],
      )

const MOST_COUNTED = 1000

export async function countEmployees(
  db: Db,
  actor: Actor,
  { companyId, formsOf }: { companyId: number | undefined; formsOf: readonly number[] },
  today: string,
): Promise<Counts> {
  const { values, bind } = binding()
  const scope = () => [
    ...visiblePeople(actor, bind),
    isPrincipal,
    ...(companyId === undefined ? [] : [`p.company_id = ${bind(companyId)}`]),
  ]
  const counted = (name: keyof Counts, ...further: string[]) =>
    `(select count(*)::integer from (select from people p where ${[...scope(), ...further].join(' and ')} limit ${MOST_COUNTED}) x) as "${name}"`
  return db.one<Counts>(
    `select ${[
      counted('everyone'),
      counted('needsYou', shownOnly(actor, 'needsYou', { formsOf, today }, bind)),
      counted('within180', `p.work_until <= ${bind(addDays(today, 180))}`),
      counted('within365', `p.work_until <= ${bind(addDays(today, 365))}`),
      counted('noAccount', shownOnly(actor, 'noAccount', { formsOf, today }, bind)),
      `${countEndsSoon(actor, companyId, bind, endsSoon(bind, today))} as "endsSoon"`,
      `${countEndsSoon(actor, companyId, bind, mustStop(bind, today))} as "mustStop"`,
    ].join(', ')}`,
    values,
  )
}

/** Every status that somebody holds, for the filter. */
export async function statusesHeld(db: Db, actor: Actor, companyId: number | undefined): Promise<string[]> {
  const { values, bind } = binding()
  const conditions = [...visiblePeople(actor, bind), isPrincipal, `p.status_now <> ''`]
  if (companyId !== undefined) conditions.push(`p.company_id = ${bind(companyId)}`)
  const rows = await db.rows<{ status: string }>(
    `select distinct x.status from (select p.status_now as status from people p where ${conditions.join(' and ')} limit 5000) x order by 1 limit 30`,
    values,
  )
  return rows.map(({ status }) => status)
}

/** The attorneys who have open cases here, for the filter. */
export function attorneysOf(
  db: Db,
  actor: Actor,
  companyId: number | undefined,
): Promise<{ id: number; name: string }[]> {
  const { values, bind } = binding()
  const conditions = [...visibleCases(actor, bind), 'k.attorney_id is not null', sqlIsOpenCase('k')]
  if (companyId !== undefined) conditions.push(`k.company_id = ${bind(companyId)}`)
  return db.rows(
    `select distinct x.id, x.name from (select k.attorney_id as id, k.attorney_name as name from cases k
      where ${conditions.join(' and ')} limit 5000) x order by x.name limit 50`,
    values,
  )
}
