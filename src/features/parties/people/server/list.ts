import type { Db } from '#platform/database/database.ts'
import { cursor, type Page, TOTAL_CAP, toPage } from '#platform/database/pages.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { PersonRow } from '../records.ts'
import { ROW_COLUMNS, ROW_JOINS } from './store.ts'
import { type Bind, visiblePeople } from './visible.ts'

export type PeopleFilter = {
  companyId?: number
  status?: string
  relation?: string
  search?: string
  sort: 'name' | '-name' | 'id' | '-id'
  limit: number
  after?: string
}

/** One page with its total in one statement; jobs and expiry dates are looked up for the rows of the page only. */
export async function listPeople(db: Db, actor: Actor, filter: PeopleFilter): Promise<Page<PersonRow>> {
  const values: unknown[] = []
  const bind: Bind = (value) => `$${values.push(value)}`
  const byName = filter.sort.endsWith('name')
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'

  const conditions = [...visiblePeople(actor, bind), ...filterConditions(filter, bind)]
  const counter = counterOf(actor, filter)
  const total = counter
    ? `select coalesce((select n from counters where tenant = ${bind(counter)} and name = 'people'), 0)`
    : `select count(*) from (select from people p ${where(conditions)} limit ${TOTAL_CAP + 1}) found`

  const key = byName ? ['last_name', 'first_name', 'id'] : ['id']
  const after = cursor.read(filter.after, key.length)
  const comparison = direction === 'asc' ? '>' : '<'
  const seek =
    after && `(${key.map((column) => `p.${column}`).join(', ')}) ${comparison} (${after.map(bind).join(', ')})`
  const order = `order by ${key.map((column) => `p.${column} ${direction}`).join(', ')}`

  const rows = await db.rows<PersonRow & { total: number }>(
    `select t.total, ${ROW_COLUMNS}
       from (${total}) as t (total)
       left join lateral (
         select p.* from people p ${where([...conditions, ...(seek ? [seek] : [])])} ${order} limit ${rowsToRead(filter.limit)}
       ) p on true
       ${ROW_JOINS}
      ${order}`,
    values,
  )
  const counted = rows[0]?.total ?? 0
  const capped = counter === null && counted > TOTAL_CAP
  const found = rows.filter((row) => row.id !== null)
  return toPage(found, filter.limit, (row) => (byName ? [row.lastName, row.firstName, row.id] : [row.id]), {
    n: capped ? TOTAL_CAP : counted,
    capped,
  })
}

const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '')

// A bound LIMIT is unknown to a generic plan; four literals are four texts.
const rowsToRead = (limit: number) => [21, 51, 101].find((rows) => rows > limit) ?? 201

function filterConditions({ companyId, status, relation, search }: PeopleFilter, bind: Bind): string[] {
  const conditions: string[] = []
  if (companyId !== undefined) conditions.push(`p.company_id = ${bind(companyId)}`)
  if (status !== undefined) conditions.push(`p.status = ${bind(status)}`)
  if (relation === 'Dependent') conditions.push(`p.relation <> 'Principal'`)
  else if (relation !== undefined) conditions.push(`p.relation = ${bind(relation)}`)
  if (search) conditions.push(beginsWith(search.toLowerCase(), bind))
  return conditions
}

// Everything that begins with the text lies between it and the same text followed by the last code point there is.
function beginsWith(text: string, bind: Bind): string {
  const from = bind(text)
  const to = bind(`${text}\u{10FFFF}`)
  return `(${['last_name_key', 'first_name_key'].map((key) => `p.${key} >= ${from} and p.${key} < ${to}`).join(' or ')})`
}

/** The total that the writes keep, where the whole of a tenant is listed. */
function counterOf(actor: Actor, { companyId, status, relation, search }: PeopleFilter): string | null {
  if (status !== undefined || relation !== undefined || search) return null
  const company = companyId ?? actor.selectedCompanyId ?? (actor.scope === 'company' ? actor.companyId : null)
  // A firm does not read the counters of its clients.
  if (company !== null) return actor.scope === 'firm' || actor.scope === 'attorney' ? null : `company:${company}`
  if (actor.scope === 'provider') return 'all'
  return actor.scope === 'firm' ? `firm:${actor.lawFirmId}` : null
}
