import type { Known } from '#engine/answer.ts'
import { type Bind, companiesOf } from '#identity/sessions/server/company-scope.ts'
import { PROVIDER_COMPANY } from '#identity/users/payment-policy.ts'
import type { Db } from '#platform/database/database.ts'
import { type ListQuery, listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
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

function pageOfCompanies<Row extends CompanyRow>(
  db: Db,
  actor: Actor,
  filter: CompanyFilter,
  moreColumns: string,
): Promise<Page<Row>> {
  const byName = filter.sort.endsWith('name')
  const facts = moreColumns && `left join fact_documents d on d.subject = 'company' and d.subject_id = c.id`
  return listed<Row>(db, (bind) => ({
    columns: `${COMPANY_COLUMNS}${moreColumns}`,
    from: 'companies c',
    joins: `left join law_firms f on f.id = c.law_firm_id ${facts}`,
    conditions: [...companiesOf(actor, bind), ...filterConditions(actor, filter, bind)],
    counter: counterOf(actor, filter),
    key: byName ? ['c.name', 'c.id'] : ['c.id'],
    keyOf: ({ name, id }) => (byName ? [name, id] : [id]),
    descending: filter.sort.startsWith('-'),
    limit: filter.limit,
    after: filter.after,
  }))
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

/** The total that the writes keep, where the whole of a tenant is listed. */
function counterOf(actor: Actor, filter: CompanyFilter): ListQuery<never>['counter'] {
  const { lawFirmId, status, subscription, search } = filter
  const narrowed = status !== undefined || subscription !== undefined || Boolean(search)
  if (narrowed || actor.selectedCompanyId !== null) return null
  const name = 'companies'
  if (actor.scope === 'provider') return { tenant: lawFirmId === undefined ? 'all' : `firm:${lawFirmId}`, name }
  return actor.scope === 'firm' ? { tenant: `firm:${actor.lawFirmId}`, name } : null
}
