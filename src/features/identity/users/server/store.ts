import type { Db } from '#platform/database/database.ts'
import type { Tenant } from '../policy.ts'
import type { NewUser, User, UserChanges } from '../records.ts'

const USER = `
  select u.id, u.user_name as "userName", u.email, u.first_name as "firstName", u.middle_name as "middleName",
         u.last_name as "lastName", u.sex, u.dob, u.address1, u.address2, u.country, u.state, u.city, u.zipcode,
         u.country_code as "countryCode", u.mobile_number as "mobileNumber", u.role_id as "roleId", r.name as "roleName",
         u.company_id as "companyId", c.name as "companyName", u.law_firm_id as "lawFirmId", f.name as "lawFirmName",
         u.person_id as "personId", u.assists_user_id as "assistsUserId", u.pending_email as "pendingEmail", u.status, u.version,
         u.created_at as "createdAt", u.created_by as "createdBy", u.updated_at as "updatedAt", u.updated_by as "updatedBy"
    from users u
    join roles r on r.id = u.role_id
    left join companies c on c.id = u.company_id
    left join law_firms f on f.id = u.law_firm_id`

export type Change = { at: Date; by: number }

export const getUser = (db: Db, userId: number) => db.one<User>(`${USER} where u.id = $1`, [userId])

export const usersOfCompany = (db: Db, companyId: number, after: number, limit: number) =>
  db.rows<User>(`${USER} where u.company_id = $1 and u.id > $2 order by u.id limit $3`, [companyId, after, limit])

/** Asked over all tenants: an address has one account. */
export const isTaken = async (db: Db, email: string, userName: string, exceptUserId: number | null) =>
  (await db.maybe(
    `select 1 from users
      where (lower(email) = lower($1) or lower(user_name) in (lower($1), lower($2))) and id is distinct from $3::bigint
      limit 1`,
    [email, userName, exceptUserId],
  )) !== undefined

type InsertedUser = Omit<NewUser, keyof Tenant> &
  Tenant & { userName: string; mobileNumber: string; personId: number | null }

/** A user that somebody signed in makes: the only ones, besides the setup's, who may be the provider's (app.role_fits). */
export async function insertUser(db: Db, user: InsertedUser, { at, by }: Change): Promise<number> {
  const { id } = await db.one<{ id: number }>(
    `insert into users (user_name, email, role_id, company_id, law_firm_id, person_id, assists_user_id,
                        first_name, middle_name, last_name, sex, dob, address1, address2, country, state, city, zipcode,
                        country_code, mobile_number, created_at, created_by, updated_at, updated_by, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $21, $22, 'person')
     returning id`,
    [
      user.userName,
      user.email,
      user.roleId,
      user.companyId,
      user.lawFirmId,
      user.personId,
      user.assistsUserId ?? null,
      user.firstName,
      user.middleName ?? '',
      user.lastName,
      user.sex ?? '',
      user.dob ?? null,
      user.address1 ?? '',
      user.address2 ?? '',
      user.country ?? '',
      user.state ?? '',
      user.city ?? '',
      user.zipcode ?? '',
      user.countryCode ?? '+1',
      user.mobileNumber,
      at,
      by,
    ],
  )
  return id
}

/** An employee is a person of the company, head of an own household; the sign-in only belongs to that person. */
export async function insertPerson(
  db: Db,
  companyId: number,
  name: Pick<NewUser, 'firstName' | 'middleName' | 'lastName'>,
  { at, by }: Change,
) {
  const { id } = await db.one<{ id: number }>(
    `with next as (select nextval(pg_get_serial_sequence('people', 'id')) as id)
     insert into people (id, company_id, household_person_id, law_firm_id, first_name, middle_name, last_name,
                         created_at, created_by, updated_at, updated_by)
     overriding system value
     select next.id, c.id, next.id, c.law_firm_id, $2, $3, $4, $5, $6, $5, $6 from companies c, next where c.id = $1
     returning id`,
    [companyId, name.firstName, name.middleName ?? '', name.lastName, at, by],
  )
  return id
}

/** Values left out stay as they are. False when the version is not the given one any more. */
export async function updateUser(
  db: Db,
  userId: number,
  version: number | undefined,
  changes: UserChanges,
  { at, by }: Change,
) {
  const changed = await db.run(
    `update users
        set email = coalesce($3, email), role_id = coalesce($4, role_id), assists_user_id = coalesce($5, assists_user_id),
            first_name = coalesce($6, first_name), middle_name = coalesce($7, middle_name),
            last_name = coalesce($8, last_name), sex = coalesce($9, sex), dob = case when $10 then $11 else dob end,
            address1 = coalesce($12, address1), address2 = coalesce($13, address2), country = coalesce($14, country),
            state = coalesce($15, state), city = coalesce($16, city), zipcode = coalesce($17, zipcode),
            country_code = coalesce($18, country_code), mobile_number = coalesce($19, mobile_number),
            version = version + 1, updated_at = $20, updated_by = $21
      where id = $1 and ($2::integer is null or version = $2)`,
    [
      userId,
      version ?? null,
      changes.email ?? null,
      changes.roleId ?? null,
      changes.assistsUserId ?? null,
      changes.firstName ?? null,
      changes.middleName ?? null,
      changes.lastName ?? null,
      changes.sex ?? null,
      changes.dob !== undefined,
      changes.dob ?? null,
      changes.address1 ?? null,
      changes.address2 ?? null,
      changes.country ?? null,
      changes.state ?? null,
      changes.city ?? null,
      changes.zipcode ?? null,
      changes.countryCode ?? null,
      changes.mobileNumber ?? null,
      at,
      by,
    ],
  )
  return changed > 0
}

export const setStatus = (db: Db, userId: number, status: string, { at, by }: Change) =>
  db.run('update users set status = $2, version = version + 1, updated_at = $3, updated_by = $4 where id = $1', [
    userId,
    status,
    at,
    by,
  ])

/** How many active users of a role there are besides one. Needs scope system. */
export async function otherActiveUsers(db: Db, roleId: number, userId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    `select count(*) as n from users where role_id = $1 and status = 'Active' and id <> $2`,
    [roleId, userId],
  )
  return n
}

/** Needs scope system. */
export const hasPassword = async (db: Db, userId: number) =>
  (await db.maybe('select 1 from credentials where user_id = $1 and password_hash is not null', [userId])) !== undefined
