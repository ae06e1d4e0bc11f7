import type { Zone } from '#formats/day.ts'
import type { Bind } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
import type { IsCounted } from '#platform/operation/figures.ts'
import type { AuditEvent } from '../contract.ts'

type StoredEvent = Omit<AuditEvent, 'words' | 'who'>

export type AuditFilter = {
  companyId?: number
  lawFirmId?: number
  userId?: number
  operation?: string
  subject?: string
  from?: string
  to?: string
  /** Those behind a figure of a report. */
  isCounted?: IsCounted
  after?: string
  limit: number
  /** The reader's: by which clock days begin. */
  zone: Zone
}

export const listEvents = (db: Db, { limit, after, ...filter }: AuditFilter): Promise<Page<StoredEvent>> =>
  listed<StoredEvent>(db, (bind) => ({
    columns: `
      e.tenant, e.seq, e.at, e.operation, e.user_id as "userId", u.user_name as "userName", e.company_id as "companyId",
      e.law_firm_id as "lawFirmId", e.subject, e.before, e.after, e.reason, e.ip, e.request_id as "requestId"`,
    from: 'audit_events e',
    joins: 'left join users u on u.id = e.user_id',
    conditions: conditionsOf(filter, bind),
    key: ['e.at', 'e.tenant', 'e.seq'],
    keyOf: ({ at, tenant, seq }) => [at, tenant, seq],
    descending: true,
    limit,
    after,
  }))

/**
 * Who acted, by name and office. A trail that says "User 6" tells its tenant nothing, and whoever acts in a tenant is no
 * secret to it: hence over all tenants. Needs scope system.
 */
export async function whoActed(system: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await system.rows<{ id: number; who: string }>(
    `select u.id, concat_ws(', ', nullif(app.full_name(u.first_name, u.last_name), ''),
                            coalesce(f.name, case when r.scope = 'provider' then app.provider_name() else c.name end)) as who
       from users u join roles r on r.id = u.role_id
       left join law_firms f on f.id = u.law_firm_id left join companies c on c.id = u.company_id
      where u.id = any ($1::bigint[])`,
    [userIds],
  )
  return new Map(rows.map(({ id, who }) => [id, who]))
}

function conditionsOf(filter: Omit<AuditFilter, 'limit' | 'after'>, bind: Bind): string[] {
  const conditions: string[] = []
  if (filter.companyId !== undefined) conditions.push(`e.company_id = ${bind(filter.companyId)}`)
  if (filter.lawFirmId !== undefined) conditions.push(`e.law_firm_id = ${bind(filter.lawFirmId)}`)
  if (filter.userId !== undefined) conditions.push(`e.user_id = ${bind(filter.userId)}`)
  if (filter.operation) conditions.push(`e.operation = ${bind(filter.operation)}`)
  if (filter.subject) conditions.push(`e.subject = ${bind(filter.subject)}`)
  // A day begins and ends by the reader's clock.
  const startOf = (day: string) => `${day}::timestamp at time zone ${bind(filter.zone)}`
  if (filter.from) conditions.push(`e.at >= ${startOf(`${bind(filter.from)}::date`)}`)
  if (filter.to) conditions.push(`e.at < ${startOf(`(${bind(filter.to)}::date + 1)`)}`)
  if (filter.isCounted) conditions.push(filter.isCounted(bind))
  return conditions
}
