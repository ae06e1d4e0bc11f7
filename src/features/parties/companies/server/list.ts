import type { Known } from '#engine/answer.ts'
import { type Bind, companiesOf } from '#identity/sessions/server/company-scope.ts'
import { PROVIDER_COMPANY } from '#identity/users/payment-policy.ts'
import type { Db } from '#platform/database/database.ts'
import { cursor, type Page, TOTAL_CAP, toPage } from '#platform/database/pages.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CompanyProfile, CompanyRow } from '../records.ts'
import { EXTRA_COLUMNS, type Extras, toProfile } from './profiles.ts'
import { COMPANY_COLUMNS } from './store.ts'

export type CompanyFilter = {
  lawFirmId?: number
  status?: string
  subscription?: string
  search?: string
  sort: 'name' | '-name' | 'id' | '-id'
  limit: number
  after?: string
}

/** One page with its total in one statement. */
export const listCompanies = (db: Db, actor: Actor, filter: CompanyFilter): Promise<Page<CompanyRow>> =>
  pageOfCompanies<CompanyRow>(db, actor, filter, '')

type ProfileRow = CompanyRow & Extras & { known: Known | null }

/** The same page with everything that is known of each company. */
export async function listProfiles(db: Db, actor: Actor, filter: CompanyFilter): Promise<Page<CompanyProfile>> {
  const page = await pageOfCompanies<ProfileRow>(db, actor, filter, `, ${EXTRA_COLUMNS}, d.known`)
  return { ...page, items: page.items.map(({ known, ...row }) => toProfile(row, row, known ?? {})) }
}

async function pageOfCompanies<Row extends CompanyRow>(
  db: Db,
  actor: Actor,
  filter: CompanyFilter,
  moreColumns: string,
): Promise<Page<Row>> {
  const values: unknown[] = []
  const bind: Bind = (value) => `$${values.push(value)}`
  const byName = filter.sort.endsWith('name')
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'

  const conditions = [...companiesOf(actor, bind), ...filterConditions(actor, filter, bind)]
  const counter = counterOf(actor, filter)
  const total = counter
    ? `select coalesce((select n from counters where tenant = ${bind(counter)} and name = 'companies'), 0)`
    : `select count(*) from (select from companies c where ${conditions.join(' and ')} limit ${TOTAL_CAP + 1}) found`

  const key = byName ? ['name', 'id'] : ['id']
  const after = cursor.read(filter.after, key.length)
  const comparison = direction === 'asc' ? '>' : '<'
  const seek =
    after && `(${key.map((column) => `c.${column}`).join(', ')}) ${comparison} (${after.map(bind).join(', ')})`
  const order = `order by ${key.map((column) => `c.${column} ${direction}`).join(', ')}`
  const where = [...conditions, ...(seek ? [seek] : [])].join(' and ')

  const rows = await db.rows<Row & { total: number }>(
    `select t.total, ${COMPANY_COLUMNS}${moreColumns}
       from (${total}) as t (total)
       left join lateral (select c.* from companies c where ${where} ${order} limit ${rowsToRead(filter.limit)}) c on true
       left join law_firms f on f.id = c.law_firm_id
       ${moreColumns && `left join fact_documents d on d.subject = 'company' and d.subject_id = c.id`}
      ${order}`,
    values,
  )
  const counted = rows[0]?.total ?? 0
  const capped = counter === null && counted > TOTAL_CAP
  const found = rows.filter((row) => row.id !== null)
  return toPage(found, filter.limit, (row) => (byName ? [row.name, row.id] : [row.id]), {
    n: capped ? TOTAL_CAP : counted,
    capped,
  })
}

function filterConditions(actor: Actor, filter: CompanyFilter, bind: Bind): string[] {
  const conditions = [`c.code <> ${bind(PROVIDER_COMPANY)}`]
  if (filter.lawFirmId !== undefined) {
    // Somebody of a firm or a company asks for another firm: there is none.
    if (actor.scope !== 'provider' && filter.lawFirmId !== actor.lawFirmId) throw notFound('law firm')
    conditions.push(`c.law_firm_id = ${bind(filter.lawFirmId)}`)
  }
  if (filter.status !== undefined) conditions.push(`c.status = ${bind(filter.status)}`)
  if (filter.subscription !== undefined) conditions.push(`c.subscription = ${bind(filter.subscription)}`)
  if (filter.search) {
    const text = bind(filter.search.toLowerCase())
    conditions.push(`(strpos(c.name_key, ${text}) > 0 or strpos(lower(c.email), ${text}) > 0)`)
  }
  return conditions
}

// A bound LIMIT is unknown to a generic plan; four literals are four texts.
const rowsToRead = (limit: number) => [21, 51, 101].find((rows) => rows > limit) ?? 201

/** The total that the writes keep, where the whole of a tenant is listed. */
function counterOf(actor: Actor, { lawFirmId, status, subscription, search }: CompanyFilter): string | null {
  const narrowed = status !== undefined || subscription !== undefined || Boolean(search)
  if (narrowed || actor.selectedCompanyId !== null) return null
  if (actor.scope === 'provider') return lawFirmId === undefined ? 'all' : `firm:${lawFirmId}`
  return actor.scope === 'firm' ? `firm:${actor.lawFirmId}` : null
}
