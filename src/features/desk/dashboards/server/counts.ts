import type { Bind } from '#case-file/cases/server/visible.ts'
import { attorneyOf } from '#parties/attorneys/server/visible-store.ts'
import type { Db } from '#platform/database/database.ts'
import { type Actor, companyInScope } from '#platform/session/actor.ts'
import type { Counts } from '../records.ts'

/** Whose totals somebody's dashboard shows, as the writes keep them (0012). */
export function tenantCounted(actor: Actor, bind: Bind): string {
  const company = companyInScope(actor)
  if (company !== null) return bind(`company:${company}`)
  if (actor.scope === 'provider') return `'all'`
  if (actor.scope === 'firm') return bind(`firm:${actor.lawFirmId}`)
  if (actor.scope === 'attorney') return `'attorney:' || ${attorneyOf(actor, bind)}`
  return bind(`household:${actor.personId}`)
}

/** The company asked for, where it is not the own: its totals are not in sight. */
export const namedCompany = (actor: Actor, companyId: number | undefined): number | null =>
  companyId === undefined || actor.scope === 'person' || companyId === companyInScope(actor) ? null : companyId

/** All totals of cases of a tenant, by name. */
export const totalsOf = (tenant: string) =>
  `select coalesce(jsonb_object_agg(c.name, c.n), '{}') from counters c
    where c.tenant = ${tenant} and (c.name = 'cases' or c.name like 'cases.%') and c.n <> 0`

/** `system`: that the company is in sight has been decided. */
export const totalsOfCompany = async (system: Db, companyId: number | null) =>
  (
    await system.one<{ totals: Record<string, number> }>(`select (${totalsOf('$1')}) as totals`, [
      `company:${companyId}`,
    ])
  ).totals

/** How many cases stand where. */
export function grouped(totals: Readonly<Record<string, number>>): Omit<Counts, 'unfiled'> {
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
