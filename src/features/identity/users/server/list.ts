import type { Bind } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { beginsWith, listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
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

/** The listed tenant is always an explicit range of an index, on top of row-level security. */
export function listUsers(db: Db, tenant: Listed, filter: ListFilter): Promise<Page<UserRow>> {
  const byName = filter.sort.endsWith('name')
  const { roleId, status, search } = filter
  const narrowed = search || roleId !== undefined || status !== undefined || tenant.of === 'user'
  return listed<UserRow>(db, (bind) => ({
    columns: `${COLUMNS}, ${tenantNames(tenant, bind)}`,
    from: 'users u',
    joins: 'left join roles r on r.id = u.role_id',
    conditions: [
      ...tenantCondition(tenant, bind),
      ...(roleId !== undefined ? [`u.role_id = ${bind(roleId)}`] : []),
      ...(status !== undefined ? [`u.status = ${bind(status)}`] : []),
      ...(search ? [beginsWith(['u.last_name_key', 'u.first_name_key', 'u.email_key'], search, bind)] : []),
    ],
    counter: narrowed ? null : { tenant: counterOf(tenant), name: 'users' },
    key: byName ? ['u.last_name', 'u.first_name', 'u.id'] : ['u.id'],
    keyOf: ({ lastName, firstName, id }) => (byName ? [lastName, firstName, id] : [id]),
    descending: filter.sort.startsWith('-'),
    limit: filter.limit,
    after: filter.after,
  }))
}

const COLUMNS = `
  u.id, u.user_name as "userName", u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.role_id as "roleId", r.name as "roleName", u.company_id as "companyId", u.law_firm_id as "lawFirmId",
  u.mobile_number as "mobileNumber", u.status, u.version, u.created_at as "createdAt"`

// Within one tenant its name is looked up once, otherwise by key for each row of the page.
function tenantNames(tenant: Listed, bind: Bind): string {
  const company = tenant.of === 'company' ? bind(tenant.id) : 'u.company_id'
  const firm = tenant.of === 'firm' ? bind(tenant.id) : 'u.law_firm_id'
  return `(select name from companies where id = ${company}) as "companyName",
          (select name from law_firms where id = ${firm}) as "lawFirmName"`
}

function tenantCondition(tenant: Listed, bind: Bind): string[] {
  if (tenant.of === 'company') return [`u.company_id = ${bind(tenant.id)}`]
  if (tenant.of === 'firm') return [`u.law_firm_id = ${bind(tenant.id)}`]
  return tenant.of === 'user' ? [`u.id = ${bind(tenant.id)}`] : []
}

const counterOf = (tenant: Listed) =>
  tenant.of === 'company' || tenant.of === 'firm' ? `${tenant.of}:${tenant.id}` : 'all'
