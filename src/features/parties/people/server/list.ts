import type { Bind } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { beginsWith, listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { PersonRow } from '../records.ts'
import { ROW_COLUMNS, ROW_JOINS } from './store.ts'
import { visiblePeople } from './visible.ts'

export type PeopleFilter = {
  companyId?: number
  status?: string
  relation?: string
  search?: string
  sort: 'name' | '-name' | 'id' | '-id'
  limit: number
  after?: string
}

/** Jobs and expiry dates are looked up for the rows of the page only. */
export function listPeople(db: Db, actor: Actor, filter: PeopleFilter): Promise<Page<PersonRow>> {
  const byName = filter.sort.endsWith('name')
  const tenant = counterOf(actor, filter)
  return listed<PersonRow>(db, (bind) => ({
    columns: ROW_COLUMNS,
    from: 'people p',
    joins: ROW_JOINS,
    conditions: [...visiblePeople(actor, bind), ...filterConditions(filter, bind)],
    counter: tenant === null ? null : { tenant, name: 'people' },
    key: byName ? ['p.last_name', 'p.first_name', 'p.id'] : ['p.id'],
    keyOf: ({ lastName, firstName, id }) => (byName ? [lastName, firstName, id] : [id]),
    descending: filter.sort.startsWith('-'),
    limit: filter.limit,
    after: filter.after,
  }))
}

function filterConditions({ companyId, status, relation, search }: PeopleFilter, bind: Bind): string[] {
  const conditions: string[] = []
  if (companyId !== undefined) conditions.push(`p.company_id = ${bind(companyId)}`)
  if (status !== undefined) conditions.push(`p.status = ${bind(status)}`)
  if (relation === 'Dependent') conditions.push(`p.relation <> 'Principal'`)
  else if (relation !== undefined) conditions.push(`p.relation = ${bind(relation)}`)
  if (search) conditions.push(beginsWith(['p.last_name_key', 'p.first_name_key'], search, bind))
  return conditions
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
