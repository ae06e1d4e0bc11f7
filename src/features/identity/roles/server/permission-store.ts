import type { Db } from '#platform/database/database.ts'
import type { Permission, PermissionValues } from '../permission-contract.ts'
import type { Link, RolePermission } from '../role-permission-contract.ts'
import { kindOfPermission } from '../rules.ts'
import type { Change } from './store.ts'

const PERMISSION = `
  p.id, p.kind, p.name, p.description, p.icon, p.position, p.parent_id as "parentId", p.disabled, p.version,
  p.created_at as "createdAt", p.created_by as "createdBy", p.updated_at as "updatedAt", p.updated_by as "updatedBy",
  array(select rp.role_id from role_permissions rp where rp.permission_id = p.id order by rp.role_id) as "roleIds"`

export const listPermissions = (db: Db, kind?: string) =>
  db.rows<Permission>(
    `select ${PERMISSION} from permissions p
      where $1::text is null or p.kind = $1
      order by p.kind, p.position, p.name, p.id`,
    [kind ?? null],
  )

export const getPermission = (db: Db, permissionId: number) =>
  db.one<Permission>(`select ${PERMISSION} from permissions p where p.id = $1`, [permissionId])

export const insertPermission = (db: Db, permission: PermissionValues, { at, by }: Change) =>
  db.one<{ id: number }>(
    `insert into permissions (kind, name, description, icon, position, parent_id, disabled,
                              created_at, created_by, updated_at, updated_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9)
     returning id`,
    [
      kindOfPermission(permission.name),
      permission.name,
      permission.description ?? '',
      permission.icon ?? '',
      permission.position ?? 0,
      permission.parentId || null,
      permission.disabled ?? false,
      at,
      by,
    ],
  )

/** Values left out stay as they are; parent 0 or null lifts the row to the top. */
export const updatePermission = (
  db: Db,
  permissionId: number,
  version: number | undefined,
  permission: PermissionValues,
  { at, by }: Change,
) =>
  db.run(
    `update permissions
        set name = $3, description = coalesce($4, description), icon = coalesce($5, icon),
            position = coalesce($6, position), parent_id = case when $7 then $8 else parent_id end,
            disabled = coalesce($9, disabled), version = version + 1, updated_at = $10, updated_by = $11
      where id = $1 and ($2::integer is null or version = $2)`,
    [
      permissionId,
      version ?? null,
      permission.name,
      permission.description ?? null,
      permission.icon ?? null,
      permission.position ?? null,
      permission.parentId !== undefined,
      permission.parentId || null,
      permission.disabled ?? null,
      at,
      by,
    ],
  )

export const deletePermission = (db: Db, permissionId: number) =>
  db.run('delete from permissions where id = $1', [permissionId])

export const hasItems = async (db: Db, permissionId: number) =>
  (await db.rows('select from permissions where parent_id = $1 limit 1', [permissionId])).length > 0

/** Whether a menu row may hang under another: that one is a menu row too and not below this one. */
export const mayHangUnder = async (db: Db, parentId: number, permissionId: number | undefined) => {
  const { ok } = await db.one<{ ok: boolean }>(
    `with recursive up as (
       select id, parent_id, kind from permissions where id = $1
       union
       select p.id, p.parent_id, p.kind from permissions p join up on p.id = up.parent_id
     )
     select coalesce(bool_and(kind = 'menu' and id is distinct from $2::bigint), false) as ok from up`,
    [parentId, permissionId ?? null],
  )
  return ok
}

const LINK = `
  rp.id, rp.role_id as "roleId", r.name as "roleName", p.id as "permissionId", p.name as "permissionName",
  p.kind, p.description, rp.created_at as "createdAt", rp.created_by as "createdBy"
  from role_permissions rp
  join roles r on r.id = rp.role_id
  join permissions p on p.id = rp.permission_id`

export const listLinks = (db: Db, roleId?: number) =>
  db.rows<RolePermission>(
    `select ${LINK} where $1::bigint is null or rp.role_id = $1 order by rp.role_id, p.kind, p.position, p.name, rp.id`,
    [roleId ?? null],
  )

export const linksNamed = (db: Db, links: readonly Link[], ids: readonly number[] = []) =>
  db.rows<RolePermission>(
    `select ${LINK}
      where rp.id = any ($1::bigint[])
         or (rp.role_id, rp.permission_id) in (select * from unnest($2::bigint[], $3::bigint[]))
      order by rp.id`,
    [ids, links.map((link) => link.roleId), links.map((link) => link.permissionId)],
  )

export const insertLinks = (db: Db, links: readonly Link[], { at, by }: Change) =>
  db.run(
    `insert into role_permissions (role_id, permission_id, created_at, created_by)
     select role_id, permission_id, $3, $4 from unnest($1::bigint[], $2::bigint[]) as link (role_id, permission_id)
     on conflict (role_id, permission_id) do nothing`,
    [links.map((link) => link.roleId), links.map((link) => link.permissionId), at, by],
  )

export const deleteLinks = (db: Db, ids: readonly number[]) =>
  db.run('delete from role_permissions where id = any ($1::bigint[])', [ids])
