import { PAST_DAYS, SQL_IS_TO_KEEP } from '#case-file/cases/news.ts'
import { type CaseColumns, columnsFor } from '#case-file/cases/server/case-row.ts'
import { sqlDueOfHousehold } from '#case-file/cases/server/due-of-household.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import type { FiveStep } from '#case-types/status/five-steps.ts'
import { isOpenCase, sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { sqlAtStep } from '#case-types/status/step-in-sql.ts'
import { addDays } from '#formats/day.ts'
import { attorneyOf } from '#parties/attorneys/server/visible-store.ts'
import type { Bind } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
import type { IsCounted } from '#platform/operation/figures.ts'
import type { Actor } from '#platform/session/actor.ts'

export type CaseSort = 'id' | '-id' | 'due' | '-due' | 'validUntil' | '-validUntil'

export type Owed = 'overdue' | 'week' | 'client' | 'stuck'

export type CaseFilter = {
  companyId?: number
  lawFirmId?: number
  personId?: number
  attorneyId?: 'me' | 'none' | number
  status?: number
  open?: boolean
  step?: number
  owed?: Owed
  typeId?: number
  mode?: string
  /** A side that is awaited, whoever acts first. */
  ball?: string
  outcome?: string
  due?: 'overdue' | 'week' | 'month'
  expiresWithin?: number
  renewal?: 'none' | 'open' | 'unfiled'
  help?: boolean
  rfeResponded?: boolean
  createdBy?: number
  userId?: number
  search?: string
  /** Those behind a figure of a report. */
  isCounted?: IsCounted
  sort: CaseSort
  limit: number
  after?: string
}

/** A row with the number of the LCA it rests on. */
export type ListedCase = CaseColumns & { lcaNumber: string }

export function listCases(db: Db, actor: Actor, filter: CaseFilter, today: string): Promise<Page<ListedCase>> {
  const day = dayOf(filter.sort, actor.scope === 'person' ? coalesced(sqlDueOfHousehold(today).on) : DUE)
  return listed<ListedCase>(db, (bind) => ({
    columns: `${columnsFor(actor, today)}, coalesce((select l.number from lcas l where l.company_id = k.company_id and l.id = k.lca_id), '') as "lcaNumber"`,
    from: 'cases k',
    conditions: [...visibleCases(actor, bind), ...filterConditions(actor, filter, today, bind)],
    counter: counterOf(actor, filter),
    key: day ? [day.sql, 'k.id'] : ['k.id'],
    keyOf: (row) => (day ? [row[day.field] ?? NO_DAY, row.id] : [row.id]),
    descending: filter.sort.startsWith('-'),
    limit: filter.limit,
    after: filter.after,
  }))
}

/** A case without a day comes after all that have it: a list leaves nobody's case out (the indexes are of these words). */
const NO_DAY = 'infinity'
const coalesced = (day: string) => `coalesce(${day}, '${NO_DAY}'::date)`
export const DUE = coalesced('k.next_due_on')
const VALID_UNTIL = coalesced('k.valid_until')

/** The day by which a list is ordered, if it is by one. */
const dayOf = (sort: CaseSort, due: string) =>
  sort.endsWith('due')
    ? ({ sql: due, field: 'nextDueOn' } as const)
    : sort.endsWith('validUntil')
      ? ({ sql: VALID_UNTIL, field: 'validUntil' } as const)
      : undefined

export function filterConditions(actor: Actor, filter: Partial<CaseFilter>, today: string, bind: Bind): string[] {
  const conditions: string[] = []
  const equals = (column: string, value: unknown) => {
    if (value !== undefined) conditions.push(`k.${column} = ${bind(value)}`)
  }
  equals('company_id', filter.companyId)
  equals('law_firm_id', filter.lawFirmId)
  equals('person_id', filter.personId)
  equals('status', filter.status)
  equals('type_id', filter.typeId)
  equals('mode', filter.mode)
  equals('outcome', filter.outcome)
  equals('created_by', filter.createdBy)
  if (filter.open !== undefined) conditions.push(`${filter.open ? '' : 'not '}${sqlIsOpenCase('k')}`)
  if (filter.step !== undefined) conditions.push(sqlAtStep(filter.step as FiveStep, 'k', isOpenCase))
  if (filter.owed !== undefined) conditions.push(sqlIsOpenCase('k'), owedIn(filter.owed, today, bind))
  if (filter.ball !== undefined)
    conditions.push(`k.awaits @> array[${bind(filter.ball)}::text] and ${sqlIsOpenCase('k')}`)
  // Whoever does it themselves needs no attorney: such a case waits for none.
  if (filter.attorneyId === 'none') conditions.push(`k.attorney_id is null and k.mode = 'LEGAL'`)
  else if (filter.attorneyId === 'me') conditions.push(`k.attorney_id = ${attorneyOf(actor, bind)}`)
  else equals('attorney_id', filter.attorneyId)
  if (filter.userId !== undefined) {
    const user = bind(filter.userId)
    conditions.push(
      `(k.attorney_id = ${user} or k.owner_id = ${user} or k.created_by = ${user}
        or k.person_id = (select u.person_id from users u where u.id = ${user}))`,
    )
  }
  if (filter.due === 'overdue') conditions.push(`${DUE} < ${bind(today)}`)
  if (filter.due === 'week' || filter.due === 'month')
    conditions.push(`${DUE} >= ${bind(today)} and ${DUE} <= ${bind(addDays(today, filter.due === 'week' ? 7 : 31))}`)
  if (filter.expiresWithin !== undefined) {
    const [from, to] = [bind(today), bind(addDays(today, filter.expiresWithin))]
    conditions.push(`k.valid_until is not null and k.valid_until >= ${from} and k.valid_until <= ${to}`)
    conditions.push(`k.outcome = 'Approved'`)
    // In the words of the order too: the range of that index, not everything that ended years ago.
    if (filter.sort?.endsWith('validUntil')) conditions.push(`${VALID_UNTIL} >= ${from} and ${VALID_UNTIL} <= ${to}`)
  }
  if (filter.renewal === 'unfiled') conditions.push(NO_RENEWAL_FILED)
  else if (filter.renewal !== undefined)
    conditions.push(`k.renewal_number ${filter.renewal === 'none' ? '=' : '<>'} ''`)
  if (filter.help !== undefined) conditions.push(`k.help_requested_at is ${filter.help ? 'not null' : 'null'}`)
  if (filter.rfeResponded) conditions.push('k.rfe_responded_on is not null')
  if (filter.search) conditions.push(`k.id in (select f from app.find_cases(${bind(filter.search)}) f)`)
  if (filter.isCounted) conditions.push(filter.isCounted(bind))
  return conditions
}

const STUCK_DAYS = 14

/** Something in an open case that the law firm is late with or has due, or that its client owes, or has owed for two weeks. */
export function owedIn(owed: Owed, today: string, bind: Bind): string {
  const when: Readonly<Record<Owed, () => string>> = {
    overdue: () =>
      `${BY_FIRM} and o.due_on < ${bind(today)} and (not o.is_date or o.due_on >= ${bind(addDays(today, -PAST_DAYS))} and ${SQL_IS_TO_KEEP})`,
    week: () =>
      `${BY_FIRM} and not o.is_date and o.due_on >= ${bind(today)} and o.due_on <= ${bind(addDays(today, 7))}`,
    client: () => BY_CLIENT,
    stuck: () => `${BY_CLIENT} and o.since < ${bind(addDays(today, -STUCK_DAYS + 1))}::timestamptz`,
  }
  return `exists (select from open_items o where o.case_id = k.id and ${when[owed]()})`
}
const BY_FIRM = `o.side in ('firm', 'attorney')`
const BY_CLIENT = `o.side in ('employee', 'employer') and not o.is_date`

/** What ends stays on the list until its renewal is with the agency; that one was opened renews nothing. */
const NO_RENEWAL_FILED = `not exists (select from cases r where r.renewal_of_case_id = k.id and r.filed_on is not null
  and (r.outcome is null or r.outcome = 'Approved'))`

const COUNTED = ['status', 'typeId', 'ball'] as const

/** The total that the writes keep, where the whole of a tenant, or one status, type or side awaited of it, is listed. */
export function counterOf(actor: Actor, filter: CaseFilter): { tenant: string; name: string } | null {
  const { companyId, sort: _sort, limit: _limit, after: _after, ...narrowed } = filter
  const asked = Object.entries(narrowed).filter(([, value]) => value !== undefined && value !== '')
  const [first] = asked
  if (asked.length > 1) return null
  if (first && !COUNTED.some((key) => key === first[0])) return null
  const tenant = tenantOf(actor, companyId)
  if (tenant === null) return null
  const names: Record<string, string> = { status: 'cases.status.', typeId: 'cases.type.', ball: 'cases.ball.' }
  return { tenant, name: first ? `${names[first[0]]}${first[1]}` : 'cases' }
}

// A firm does not read the counters of its clients, and an attorney's assignments are not counted.
function tenantOf(actor: Actor, named: number | undefined): string | null {
  const company = actor.selectedCompanyId ?? (actor.scope === 'company' ? actor.companyId : null)
  if (company !== null) return named === undefined || named === company ? `company:${company}` : null
  if (actor.scope === 'provider') return named === undefined ? 'all' : `company:${named}`
  if (named !== undefined) return null
  if (actor.scope === 'firm') return `firm:${actor.lawFirmId}`
  return null
}

/** Who opened a case need not be in sight of whoever asks for it by name; nobody of that name opened none. */
export const userNamed = async (system: Db, userName: string) =>
  (await system.maybe<{ id: number }>('select id from users where user_name = $1', [userName]))?.id ?? 0
