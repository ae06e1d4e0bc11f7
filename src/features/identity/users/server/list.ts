import type { Db } from '#platform/database/database.ts'
import { cursor, type Page, TOTAL_CAP, toPage } from '#platform/database/pages.ts'
import type { Listed } from '../policy.ts'
import type { UserRow } from '../records.ts'

export type ListFilter = {
  roleId?: number
  status?: string
  search?: string
  sort: 'name' | '-name' | 'id' | '-id'
  limit: number
  after?: string
}

/**
 * One page with its total in one statement. The text is put together from fixed parts, so their number is small and each
 * is prepared once; the listed tenant is always an explicit range of an index, on top of row-level security.
 */
export async function listUsers(db: Db, listed: Listed, filter: ListFilter): Promise<Page<UserRow>> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const byName = filter.sort.endsWith('name')
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'

  const conditions = [...tenantCondition(listed, bind), ...filterConditions(filter, bind)]
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const filtered = filter.search || filter.roleId !== undefined || filter.status !== undefined || listed.of === 'user'
  const total = filtered
    ? `select count(*) from (select from users u ${where} limit ${TOTAL_CAP + 1}) found`
    : `select coalesce((select n from counters where tenant = ${bind(counterOf(listed))} and name = 'users'), 0)`

  const key = byName ? ['last_name', 'first_name', 'id'] : ['id']
  const after = cursor.read(filter.after, key.length)
  const seek =
    after &&
    `(${key.map((column) => `u.${column}`).join(', ')}) ${direction === 'asc' ? '>' : '<'} (${after.map(bind).join(', ')})`
  const order = (table: string) => `order by ${key.map((column) => `${table}.${column} ${direction}`).join(', ')}`
  const pageWhere = [...conditions, ...(seek ? [seek] : [])].join(' and ')

  const rows = await db.rows<UserRow & { total: number }>(
    `select t.total, ${COLUMNS}, ${tenantNames(listed, bind)}
       from (${total}) as t (total)
       left join lateral (
         select u.* from users u ${pageWhere && `where ${pageWhere}`} ${order('u')} limit ${rowsToRead(filter.limit)}
       ) u on true
       left join roles r on r.id = u.role_id
      ${order('u')}`,
    values,
  )
  const counted = rows[0]?.total ?? 0
  const found = rows.filter((row) => row.id !== null)
  const capped = Boolean(filtered) && counted > TOTAL_CAP
  return toPage(found, filter.limit, (row) => (byName ? [row.lastName, row.firstName, row.id] : [row.id]), {
    n: capped ? TOTAL_CAP : counted,
    capped,
  })
}

const COLUMNS = `
  u.id, u.user_name as "userName", u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.role_id as "roleId", r.name as "roleName", u.company_id as "companyId", u.law_firm_id as "lawFirmId",
  u.mobile_number as "mobileNumber", u.status, u.version, u.created_at as "createdAt"`

// Within one tenant its name is looked up once, otherwise by key for each row of the page.
function tenantNames(listed: Listed, bind: Bind): string {
  const company = listed.of === 'company' ? bind(listed.id) : 'u.company_id'
  const firm = listed.of === 'firm' ? bind(listed.id) : 'u.law_firm_id'
  return `(select name from companies where id = ${company}) as "companyName",
          (select name from law_firms where id = ${firm}) as "lawFirmName"`
}

// A bound LIMIT is unknown to a generic plan, and each call would be planned anew; four literals are four texts.
const rowsToRead = (limit: number) => [21, 51, 101].find((rows) => rows > limit) ?? 201

type Bind = (value: unknown) => string

function tenantCondition(listed: Listed, bind: Bind): string[] {
  if (listed.of === 'company') return [`u.company_id = ${bind(listed.id)}`]
  if (listed.of === 'firm') return [`u.law_firm_id = ${bind(listed.id)}`]
  return listed.of === 'user' ? [`u.id = ${bind(listed.id)}`] : []
}

function filterConditions({ roleId, status, search }: ListFilter, bind: Bind): string[] {
  const conditions: string[] = []
  if (roleId !== undefined) conditions.push(`u.role_id = ${bind(roleId)}`)
  if (status !== undefined) conditions.push(`u.status = ${bind(status)}`)
  if (search) conditions.push(beginsWith(search.toLowerCase(), bind))
  return conditions
}

// Everything that begins with the text lies between it and the same text followed by the last code point there is.
function beginsWith(text: string, bind: Bind): string {
  const from = bind(text)
  const to = bind(`${text}\u{10FFFF}`)
  const keys = ['last_name_key', 'first_name_key', 'email_key']
  return `(${keys.map((key) => `u.${key} >= ${from} and u.${key} < ${to}`).join(' or ')})`
}

const counterOf = (listed: Listed) =>
  listed.of === 'company' || listed.of === 'firm' ? `${listed.of}:${listed.id}` : 'all'
