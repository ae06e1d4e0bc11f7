import type { Db } from '#platform/database/database.ts'
import { TOTAL_CAP } from '#platform/database/pages.ts'
import type { Role, RoleRow, RoleValues } from '../contract.ts'

const ROLE = `
  id, name, description, long_description as "longDescription", department, company_id as "companyId", scope, landing, status, version,
  created_at as "createdAt", created_by as "createdBy", updated_at as "updatedAt", updated_by as "updatedBy"`

export type Change = { at: Date; by: number }

export const listRoles = (db: Db, status?: string) =>
  db.rows<Role>(`select ${ROLE} from roles where $1::text is null or status = $1 order by id`, [status ?? null])

/** How many users of the own scope each role has, up to the cap and one more. */
export async function countUsersByRole(db: Db): Promise<(roleId: number) => Pick<RoleRow, 'users' | 'usersCapped'>> {
  const rows = await db.rows<{ roleId: number; n: number }>(
    `select r.id as "roleId", (select count(*) from (select from users u where u.role_id = r.id limit $1) counted) as n
       from roles r`,
    [TOTAL_CAP + 1],
  )
  const counts = new Map(rows.map(({ roleId, n }) => [roleId, n]))
  return (roleId) => {
    const n = counts.get(roleId) ?? 0
    return { users: Math.min(n, TOTAL_CAP), usersCapped: n > TOTAL_CAP }
  }
}

export const getRole = (db: Db, roleId: number) => db.one<Role>(`select ${ROLE} from roles where id = $1`, [roleId])

export const insertRole = (db: Db, role: RoleValues, { at, by }: Change) =>
  db.one<Role>(
    `insert into roles (id, name, description, long_description, department, scope, landing, status,
                        created_at, created_by, updated_at, updated_by, company_id)
     values (nextval('roles_id'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9, $10)
     returning ${ROLE}`,
    [
      role.name,
      role.description ?? '',
      role.longDescription ?? '',
      role.department ?? '',
      // Without a word about it, a new role sees the least.
      role.scope ?? 'person',
      role.landing ?? '/welcome',
      role.status ?? 'Active',
      at,
      by,
      role.companyId ?? null,
    ],
  )

/** Values left out stay as they are. Nothing comes back when the version is not the given one any more. */
export const updateRole = (db: Db, roleId: number, version: number | undefined, role: RoleValues, { at, by }: Change) =>
  db.maybe<Role>(
    `update roles
        set name = $3, description = coalesce($4, description), long_description = coalesce($5, long_description),
            department = coalesce($6, department), scope = coalesce($7, scope), landing = coalesce($8, landing),
            status = coalesce($9, status), company_id = case when $12 then $13 else company_id end, version = version + 1, updated_at = $10, updated_by = $11
      where id = $1 and ($2::integer is null or version = $2)
      returning ${ROLE}`,
    [
      roleId,
      version ?? null,
      role.name,
      role.description ?? null,
      role.longDescription ?? null,
      role.department ?? null,
      role.scope ?? null,
      role.landing ?? null,
      role.status ?? null,
      at,
      by,
      role.companyId !== undefined,
      role.companyId ?? null,
    ],
  )

export const deleteRole = (db: Db, roleId: number) => db.run('delete from roles where id = $1', [roleId])

export const usesOfRole = (db: Db, roleId: number) =>
  db.one<{ users: number; permissions: number }>(
    `select (select count(*) from users where role_id = $1) as users,
            (select count(*) from role_permissions where role_id = $1) as permissions`,
    [roleId],
  )

/** "Not found" for a company outside the scope. */
export const requireCompany = (db: Db, companyId: number) =>
  db.one('select id from companies where id = $1', [companyId])
