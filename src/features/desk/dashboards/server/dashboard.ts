import { familyReader } from '#case-file/cases/server/open-items-store.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { unfiledTypes, workedOn } from '#case-types/status/step-in-sql.ts'
import { filterConditions } from '#desk/case-lists/server/list.ts'
import { attorneyOf } from '#parties/attorneys/server/visible-store.ts'
import { type Bind, binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { companyInScope } from '#platform/session/actor.ts'
import type { Counts } from '../records.ts'
import { countEndsSoon, endsSoon } from './ends-soon.ts'
import { type FoundItems, type MyItems, myItems, NO_ITEMS, shownItems } from './my-items.ts'

export type Dashboard = MyItems & {
  counts: Counts
  helpRequested: number
  ending: number | null
  endsSoon: number | null
}

type Reading = { db: Db; system: () => Db; actor: Actor }
type Found = FoundItems & {
  counts: Record<string, number> | null
  asking: number
  ending: number | null
  endsSoon: number | null
}
const NOTHING: Found = { ...NO_ITEMS, counts: {}, asking: 0, ending: null, endsSoon: null }

const ENDS_WITHIN_DAYS = 180
const MOST_COUNTED = 50

/** A person's work in one statement: what is open for them, and how many cases stand where; each part from one short range of an index. */
export async function readDashboard(
  { db, system, actor }: Reading,
  companyId: number | undefined,
  today: string,
): Promise<Dashboard> {
  const { values, bind: bound } = binding()
  const bind = forAnyValue(bound)
  const named = namedCompany(actor, companyId)
  const [found = NOTHING] = await db.rows<Found>(
    `select (${named === null ? totalsOf(tenantCounted(actor, bind)) : 'null::jsonb'}) as counts,
            (${asking(actor, companyId, bind)})::integer as asking, (${ending(actor, companyId, today, bind)})::integer as ending,
            ${actor.scope === 'company' ? countEndsSoon(actor, companyId, bind, endsSoon(bind, today)) : 'null::integer'} as "endsSoon",
            ${myItems(actor, companyId, today, bind)}`,
    values,
  )
  const counts = grouped(found.counts ?? (await totalsOfCompany(system(), named)))
  return {
    ...shownItems(found, familyReader(actor), today),
    counts: { ...counts, unfiled: await unfiledIn(db, actor, companyId, counts) },
    helpRequested: found.asking,
    ending: found.ending,
    endsSoon: found.endsSoon,
  }
}

/** Nobody asks where the totals know of none. */
async function unfiledIn(
  db: Db,
  actor: Actor,
  companyId: number | undefined,
  { byType }: Pick<Counts, 'byType'>,
): Promise<Counts['unfiled']> {
  if (!unfiledTypes.some((type) => (byType[type] ?? 0) > 0)) return {}
  const { values, bind } = binding()
  const theirs = [`k.type_id in (${unfiledTypes.join(', ')})`, `k.status in (${workedOn.join(', ')})`]
  const found = await db.rows<{ status: number; n: number }>(
    `select k.status, count(*)::integer as n from cases k
      where ${[...theirs, ...within(actor, companyId, bind)].join(' and ')} group by k.status`,
    values,
  )
  return Object.fromEntries(found.map(({ status, n }) => [status, n]))
}

/** Whose work is meant: the whole of what somebody sees, or one company of it. */
const within = (actor: Actor, companyId: number | undefined, bind: Bind, k = 'k') => [
  ...visibleCases(actor, bind, k),
  ...(companyId === undefined ? [] : [`${k}.company_id = ${bind(companyId)}`]),
]

/** How many approvals end soon and are not renewed yet, from one short range of an index; there is none over all tenants. */
function ending(actor: Actor, companyId: number | undefined, today: string, bind: Bind): string {
  const conditions = within(actor, companyId, bind)
  if (conditions.length === 0) return 'null::integer'
  const soon = filterConditions(actor, { expiresWithin: ENDS_WITHIN_DAYS, renewal: 'unfiled' }, today, bind)
  return `select count(*) from (
    select from cases k where ${[...conditions, ...soon].join(' and ')} limit ${MOST_COUNTED}) ending`
}

/** How many do-it-yourself cases ask for an attorney. */
function asking(actor: Actor, companyId: number | undefined, bind: Bind): string {
  const conditions = ['k.help_requested_at is not null', `k.mode = 'DIY'`, sqlIsOpenCase('k')]
  return `select count(*) from (
    select from cases k where ${[...conditions, ...within(actor, companyId, bind)].join(' and ')} limit 1000) asking`
}

const DAY = /^(\d{4}-\d\d-\d\d|-infinity)$/

/**
 * Values behind a sub-select: the planner counts on an average one, so the plan it makes for one value is the plan for
 * all, and PostgreSQL keeps it. With the value in sight each statement was planned anew: most of what a home cost.
 */
const forAnyValue =
  (bind: Bind): Bind =>
  (value) =>
    `(select ${bind(value)}::${typeOf(value)})`

const typeOf = (value: unknown): string => (typeof value !== 'string' ? 'bigint' : DAY.test(value) ? 'date' : 'text')

/** Whose totals somebody's dashboard shows, as the writes keep them (0012). */
function tenantCounted(actor: Actor, bind: Bind): string {
  const company = companyInScope(actor)
  if (company !== null) return bind(`company:${company}`)
  if (actor.scope === 'provider') return `'all'`
  if (actor.scope === 'firm') return bind(`firm:${actor.lawFirmId}`)
  if (actor.scope === 'attorney') return `'attorney:' || ${attorneyOf(actor, bind)}`
  return bind(`household:${actor.personId}`)
}

/** The company asked for, where it is not the own: its totals are not in sight. */
const namedCompany = (actor: Actor, companyId: number | undefined): number | null =>
  companyId === undefined || actor.scope === 'person' || companyId === companyInScope(actor) ? null : companyId

/** All totals of cases of a tenant, by name. */
const totalsOf = (tenant: string) =>
  `select coalesce(jsonb_object_agg(c.name, c.n), '{}') from counters c
    where c.tenant = ${tenant} and (c.name = 'cases' or c.name like 'cases.%') and c.n <> 0`

/** `system`: that the company is in sight has been decided. */
const totalsOfCompany = async (system: Db, companyId: number | null) =>
  (
    await system.one<{ totals: Record<string, number> }>(`select (${totalsOf('$1')}) as totals`, [
      `company:${companyId}`,
    ])
  ).totals

/** How many cases stand where. */
function grouped(totals: Readonly<Record<string, number>>): Omit<Counts, 'unfiled'> {
  const group = (prefix: string) =>
    Object.fromEntries(
      Object.entries(totals).flatMap(([name, n]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), n]] : [])),
    )
  return {
    total: totals.cases ?? 0,
    byStatus: group('cases.status.'),
    byBall: group('cases.ball.'),
    byType: group('cases.type.'),
  }
}
