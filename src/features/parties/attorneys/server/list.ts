import type { Db } from '#platform/database/database.ts'
import { beginsWith, listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { AttorneyRow } from '../records.ts'
import { isConfined } from '../rules.ts'
import { attorneyOf } from './visible-store.ts'

export type ListFilter = {
  /** Null: of all firms. */
  lawFirmId: number | null
  /** Those who work for this company. */
  companyId?: number
  /** This attorney and whoever assists. */
  attorneyId?: number
  roleId?: number
  status?: string
  search?: string
  sort: 'name' | '-name' | 'id' | '-id'
  limit: number
  after?: string
}

/** Attorneys, or attorneys and their assistants. The role ids stand in the text, so that their own index serves. */
export function listAttorneys(
  db: Db,
  actor: Pick<Actor, 'scope' | 'userId'>,
  roles: '(9)' | '(9, 13)',
  filter: ListFilter,
): Promise<Page<AttorneyRow>> {
  const byName = filter.sort.endsWith('name')
  const whoseWork = 'coalesce(u.assists_user_id, u.id)'
  return listed<AttorneyRow>(db, (bind) => ({
    columns: COLUMNS,
    from: 'users u',
    conditions: [
      `u.role_id in ${roles}`,
      ...(filter.lawFirmId !== null ? [`u.law_firm_id = ${bind(filter.lawFirmId)}`] : []),
      ...(isConfined(actor) ? [`${whoseWork} = ${attorneyOf(actor, bind)}`] : []),
      ...(filter.attorneyId ? [`${whoseWork} = ${bind(filter.attorneyId)}`] : []),
      ...(filter.companyId
        ? [`${whoseWork} in (select s.user_id from assignments s where s.company_id = ${bind(filter.companyId)})`]
        : []),
      ...(filter.roleId ? [`u.role_id = ${bind(filter.roleId)}`] : []),
      ...(filter.status ? [`u.status = ${bind(filter.status)}`] : []),
      ...(filter.search ? [beginsWith(NAME_KEYS, filter.search, bind)] : []),
    ],
    key: byName ? ['u.last_name', 'u.first_name', 'u.id'] : ['u.id'],
    keyOf: ({ lastName, firstName, id }) => (byName ? [lastName, firstName, id] : [id]),
    descending: filter.sort.startsWith('-'),
    limit: filter.limit,
    after: filter.after,
  }))
}

const NAME_KEYS = ['u.last_name_key', 'u.first_name_key', 'u.email_key']

const COLUMNS = `
  u.id, u.user_name as "userName", u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.role_id as "roleId", (select r.name from roles r where r.id = u.role_id) as "roleName",
  u.law_firm_id as "lawFirmId", (select f.name from law_firms f where f.id = u.law_firm_id) as "lawFirmName",
  coalesce((select d.known -> 'attorney.phone' ->> 'value' from fact_documents d where d.subject = 'attorney' and d.subject_id = u.id),
           u.mobile_number) as phone,
  u.status, u.version, u.created_at as "createdAt", u.assists_user_id as "assistsUserId",
  (select app.full_name(a.first_name, a.last_name) from users a where a.id = u.assists_user_id) as "assistsName",
  (select count(*) from assignments s where s.user_id = coalesce(u.assists_user_id, u.id)) as companies,
  (select count(*) from users a where a.law_firm_id = u.law_firm_id and a.assists_user_id = u.id) as assistants,
  array(select distinct l ->> 'state' from fact_documents d, jsonb_array_elements(d.known -> 'attorney.licenses' -> 'value') l
         where d.subject = 'attorney' and d.subject_id = u.id order by 1) as "barStates"`
