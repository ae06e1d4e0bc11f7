import type { Db } from '#platform/database/database.ts'
import { cursor, type Page, TOTAL_CAP, toPage } from '#platform/database/pages.ts'
import type { AuditEvent } from '../contract.ts'

type StoredEvent = Omit<AuditEvent, 'words'>

export type AuditFilter = {
  companyId?: number
  lawFirmId?: number
  userId?: number
  operation?: string
  subject?: string
  from?: string
  to?: string
  after?: string
  limit: number
}

/** One page and its capped total in one statement, put together from fixed parts; an empty page is one row without seq. */
export async function listEvents(db: Db, { limit, after, ...filter }: AuditFilter): Promise<Page<StoredEvent>> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = conditionsOf(filter, bind)
  const seen = cursor.read(after, 3)
  const seek = seen ? [`(e.at, e.tenant, e.seq) < (${seen.map(bind).join(', ')})`] : []

  const rows = await db.rows<StoredEvent & { total: number }>(
    `select t.total, e.tenant, e.seq, e.at, e.operation, e.user_id as "userId", u.user_name as "userName",
            e.company_id as "companyId", e.law_firm_id as "lawFirmId", e.subject, e.before, e.after, e.reason, e.ip,
            e.request_id as "requestId"
       from (select count(*) as total from (select from audit_events e ${where(conditions)} limit ${TOTAL_CAP + 1}) found) t
       left join lateral (
         select * from audit_events e ${where([...conditions, ...seek])}
          order by e.at desc, e.tenant desc, e.seq desc limit ${bind(limit + 1)}
       ) e on true
       left join users u on u.id = e.user_id
      order by e.at desc, e.tenant desc, e.seq desc`,
    values,
  )
  const total = rows[0]?.total ?? 0
  const found = rows.filter((row) => row.seq !== null)
  return toPage(found, limit, (row) => [row.at, row.tenant, row.seq], {
    n: Math.min(total, TOTAL_CAP),
    capped: total > TOTAL_CAP,
  })
}

function conditionsOf(filter: Omit<AuditFilter, 'limit' | 'after'>, bind: (value: unknown) => string): string[] {
  const conditions: string[] = []
  if (filter.companyId !== undefined) conditions.push(`e.company_id = ${bind(filter.companyId)}`)
  if (filter.lawFirmId !== undefined) conditions.push(`e.law_firm_id = ${bind(filter.lawFirmId)}`)
  if (filter.userId !== undefined) conditions.push(`e.user_id = ${bind(filter.userId)}`)
  if (filter.operation) conditions.push(`e.operation = ${bind(filter.operation)}`)
  if (filter.subject) conditions.push(`e.subject = ${bind(filter.subject)}`)
  if (filter.from) conditions.push(`e.at >= ${bind(filter.from)}::date`)
  if (filter.to) conditions.push(`e.at < ${bind(filter.to)}::date + 1`)
  return conditions
}

const where = (conditions: readonly string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '')
