import { Role } from '#formats/roles.ts'
import type { Db } from '#platform/database/database.ts'
import { beginsWith, listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { AssignedCompany } from '../records.ts'
import { assignedCompanies } from './visible-store.ts'

export type CompanyFilter = {
  /** Null: of all firms and of none. */
  lawFirmId: number | null
  attorneyId?: number
  without?: 'nobody' | 'noFirm'
  search?: string
  sort: 'name' | '-name'
  limit: number
  after?: string
}

/** Companies with who works for them. The provider's own company is nobody's client. */
export function listCompanies(
  db: Db,
  actor: Pick<Actor, 'scope' | 'userId'>,
  filter: CompanyFilter,
): Promise<Page<AssignedCompany>> {
  return listed<AssignedCompany>(db, (bind) => ({
    columns: COLUMNS,
    from: 'companies c',
    conditions: [
      `c.code <> 'IMMLAWS'`,
      ...(filter.lawFirmId !== null ? [`c.law_firm_id = ${bind(filter.lawFirmId)}`] : []),
      ...assignedCompanies(actor, 'c.id', bind),
      ...(filter.attorneyId
        ? [`c.id in (select s.company_id from assignments s where s.user_id = ${bind(filter.attorneyId)})`]
        : []),
      ...(filter.without === 'nobody' ? ['not exists (select from assignments s where s.company_id = c.id)'] : []),
      ...(filter.without === 'noFirm' ? ['c.law_firm_id is null'] : []),
      ...(filter.search ? [beginsWith(['c.name_key', 'lower(c.code)'], filter.search, bind)] : []),
    ],
    key: ['c.name', 'c.id'],
    keyOf: ({ name, id }) => [name, id],
    descending: filter.sort.startsWith('-'),
    limit: filter.limit,
    after: filter.after,
  }))
}

const COLUMNS = `
  c.id, c.code, c.name, c.status, c.law_firm_id as "lawFirmId",
  (select f.name from law_firms f where f.id = c.law_firm_id) as "lawFirmName",
  (select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
                            order by u.last_name, u.first_name, u.id), '[]')
     from assignments s join users u on u.id = s.user_id where s.company_id = c.id) as attorneys`

export type Assignable = { id: number; lawFirmId: number | null; status: string }

/** Attorneys among these ids that are in sight. */
export const attorneysAmong = (db: Db, ids: readonly number[]) =>
  db.rows<Assignable>(
    `select id, law_firm_id as "lawFirmId", status from users where id = any ($1) and role_id = ${Role.attorney} order by id`,
    [ids],
  )

export const companiesAmong = (db: Db, ids: readonly number[]) =>
  db.rows<{ id: number; name: string; lawFirmId: number | null }>(
    'select id, name, law_firm_id as "lawFirmId" from companies where id = any ($1) order by id',
    [ids],
  )

export type Pair = { companyId: number; attorneyId: number }

/** Answers the pairs that are new. */
export const insertAssignments = (
  db: Db,
  lawFirmId: number,
  attorneyIds: readonly number[],
  companyIds: readonly number[],
  { at, by }: { at: Date; by: number },
) =>
  db.rows<Pair>(
    `insert into assignments (company_id, law_firm_id, user_id, created_at, created_by)
     select c.id, $1, a.id, $4, $5 from unnest($2::bigint[]) as a (id), unnest($3::bigint[]) as c (id)
     on conflict do nothing
     returning company_id as "companyId", user_id as "attorneyId"`,
    [lawFirmId, attorneyIds, companyIds, at, by],
  )

/** Answers the pairs that ended. */
export const deleteAssignments = (db: Db, attorneyIds: readonly number[], companyIds: readonly number[]) =>
  db.rows<Pair>(
    `delete from assignments where user_id = any ($1) and company_id = any ($2)
     returning company_id as "companyId", user_id as "attorneyId"`,
    [attorneyIds, companyIds],
  )

type OfCompany = {
  lawFirmId: number | null
  lawFirmName: string | null
  id: number | null
  firstName: string
  lastName: string
  email: string
  phone: string
  barStates: string[]
  since: string
}

/** One row per attorney; a single one without an attorney where the company has a firm only, or nobody. */
export const attorneysOfCompany = (db: Db, companyId: number) =>
  db.rows<OfCompany>(
    `select law_firm_id as "lawFirmId", law_firm_name as "lawFirmName", attorney_id as id, first_name as "firstName",
            last_name as "lastName", email, phone, bar_states as "barStates", since
       from app.attorneys_of($1)`,
    [companyId],
  )

type Representation = {
  id: number
  lawFirmId: number
  lawFirmName: string
  startedAt: string
  endedAt: string | null
}

/** The firms that stood for a company, the present or last one first. */
export const representationsOf = (db: Db, companyId: number) =>
  db.rows<Representation>(
    `select id, law_firm_id as "lawFirmId", law_firm_name as "lawFirmName", started_at as "startedAt", ended_at as "endedAt"
       from app.representations_of($1)`,
    [companyId],
  )
