import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Person, PersonRow, Relative } from '../records.ts'
import type { Relation } from '../rules.ts'
import { visiblePeople } from './visible.ts'

/** The columns of a list row; the tables are `p`, `c`, `e` and `d`. */
export const ROW_COLUMNS = `
  p.id, p.company_id as "companyId", c.name as "companyName", p.household_person_id as "householdPersonId",
  p.first_name as "firstName", p.middle_name as "middleName", p.last_name as "lastName", p.email, p.phone,
  p.birth_date as "birthDate", p.relation, p.status, e.id as "employmentId", e.job_title as "jobTitle",
  (select max(r ->> 'expiresOn') from jsonb_array_elements(d.known -> 'person.passports' -> 'value') r) as "passportExpiresOn",
  (select r ->> 'admittedUntil' from jsonb_array_elements(d.known -> 'person.admissions' -> 'value') r
    order by r ->> 'admittedOn' desc nulls last limit 1) as "i94ExpiresOn",
  (select max(r ->> 'expiresOn') from jsonb_array_elements(d.known -> 'person.visas' -> 'value') r) as "visaExpiresOn"`

/** The present job, else the last one. */
export const ROW_JOINS = `
  left join companies c on c.id = p.company_id
  left join lateral (
    select e.id, e.job_title from employments e
     where e.company_id = p.company_id and e.person_id = p.id
     order by e.status = 'Ended', e.started_on desc nulls last, e.id desc limit 1
  ) e on true
  left join fact_documents d on d.subject = 'person' and d.subject_id = p.id`

export type Termination = {
  on: string
  reason: string
  /** The employer ended it; absent where nobody said. */
  dismissed?: boolean
  at: string
  by: number
  employmentIds: number[]
  userIds: { id: number; status: string }[]
}

export type PersonColumns = PersonRow &
  Pick<Person, 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'> & {
    lawFirmId: number | null
    termination: Termination | null
  }

/** A person somebody works with, or "not found". */
export function getPerson(db: Db, actor: Actor, id: number): Promise<PersonColumns> {
  const { values, bind } = binding()
  const conditions = [`p.id = ${bind(id)}`, ...visiblePeople(actor, bind)]
  return db.one<PersonColumns>(
    `select ${ROW_COLUMNS}, p.law_firm_id as "lawFirmId", p.version, p.termination, p.created_at as "createdAt",
            p.created_by as "createdBy", p.updated_at as "updatedAt", p.updated_by as "updatedBy"
       from people p ${ROW_JOINS} where ${conditions.join(' and ')}`,
    values,
  )
}

export const lockPerson = (db: Db, id: number) => db.one('select id from people where id = $1 for update', [id])

export type NewPersonRow = {
  companyId: number
  lawFirmId: number | null
  /** Left out: the person heads an own household. */
  householdPersonId?: number
  relation: Relation
  firstName: string
  middleName: string
  lastName: string
}

export type Change = { at: Date; by: number | null }

/** The row alone; what is known of the person follows as facts, which keep the other columns (facts-store.ts). */
export async function insertPerson(db: Db, person: NewPersonRow, { at, by }: Change): Promise<number> {
  const { id } = await db.one<{ id: number }>(
    `with next as (select nextval(pg_get_serial_sequence('people', 'id')) as id)
     insert into people (id, company_id, law_firm_id, household_person_id, relation, first_name, middle_name, last_name,
                         created_at, created_by, updated_at, updated_by)
     overriding system value
     select next.id, $1, $2, coalesce($3::bigint, next.id), $4, $5, $6, $7, $8, $9, $8, $9 from next
     returning id`,
    [
      person.companyId,
      person.lawFirmId,
      person.householdPersonId ?? null,
      person.relation,
      person.firstName,
      person.middleName,
      person.lastName,
      at,
      by,
    ],
  )
  return id
}

export const worksHere = async (db: Db, companyId: number, email: string) =>
  (await db.maybe(
    `select 1 from people where company_id = $1 and lower(email) = lower($2) and relation = 'Principal' and status = 'Active' limit 1`,
    [companyId, email],
  )) !== undefined

/** Everybody of the household that the reader may see, the principal first. */
export const householdOf = (db: Db, { companyId, householdPersonId }: PersonRow) =>
  db.rows<Omit<Relative, 'login'>>(
    `select id, first_name as "firstName", middle_name as "middleName", last_name as "lastName", relation, status,
            birth_date as "birthDate", email
       from people where company_id = $1 and household_person_id = $2
      order by relation <> 'Principal', relation <> 'Spouse', birth_date nulls last, id`,
    [companyId, householdPersonId],
  )

export type LoginRow = { personId: number; userId: number; email: string; status: 'Invited' | 'Active' | 'Inactive' }

/** The logins of people known to be visible. Needs scope system: a firm does not see its clients' users. */
export const loginsOf = (db: Db, companyId: number, personIds: readonly number[]) =>
  db.rows<LoginRow>(
    `select distinct on (person_id) person_id as "personId", id as "userId", email, status
       from users where company_id = $1 and person_id = any ($2::bigint[])
      order by person_id, status = 'Inactive', id desc`,
    [companyId, personIds],
  )

export const companyNameOf = (db: Db, companyId: number) =>
  db.one<{ name: string }>('select name from companies where id = $1', [companyId])

/** 'Terminated' for an employee, 'Inactive' for a removed family member; 'Active' takes either back. */
export const setTermination = (
  db: Db,
  id: number,
  status: PersonRow['status'],
  termination: Termination | null,
  { at, by }: Change,
) =>
  db.run(
    `update people set status = $2, termination = $3, version = version + 1, updated_at = $4, updated_by = $5 where id = $1`,
    [id, status, termination && JSON.stringify(termination), at, by],
  )

export const setRelation = (db: Db, id: number, relation: Relation, { at, by }: Change) =>
  db.run('update people set relation = $2, version = version + 1, updated_at = $3, updated_by = $4 where id = $1', [
    id,
    relation,
    at,
    by,
  ])
