import { z } from 'zod'
import { alias, type Names } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { AuditFields, auditNames, Id, IdIfKnown, Version } from '#platform/operation/fields.ts'
import { PermissionName, RoleId } from './rules.ts'

const Kind = z.enum(['menu', 'operation'])

/** A row of the menu (name = path) or the right to call operations (name = noun:verb); decisions §2. */
export const Permission = AuditFields.extend({
  id: z.number(),
  kind: Kind,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  position: z.number(),
  parentId: z.number().nullable(),
  disabled: z.boolean(),
  roleIds: z.array(z.number()),
  version: z.number(),
})
export type Permission = z.output<typeof Permission>

const SavePermission = z.object({
  id: IdIfKnown,
  name: PermissionName,
  description: z.string().trim().max(200).optional(),
  icon: z.string().trim().max(60).optional(),
  position: z.coerce.number<number | string>().int().min(0).max(1_000_000).optional(),
  parentId: z.coerce.number<number | string>().int().nonnegative().nullish(),
  disabled: z.boolean().optional(),
  /** Roles that get the permission as well. */
  roleIds: z.union([RoleId.transform((id) => [id]), z.array(RoleId).max(100)]).optional(),
  version: Version,
})
export type PermissionValues = Omit<z.output<typeof SavePermission>, 'id' | 'version' | 'roleIds'>

const names: Names = {
  permission_id: 'id',
  permission_name: 'name',
  parent_permission_id: 'parentId',
  role: 'roleIds',
  ...auditNames,
}

const LAST_EDITOR = {
  status: 409,
  message: 'Nobody who can sign in would be left to edit permissions.',
} as const

export const permissions = {
  list: query('permissions.list', {
    summary: 'Permission rows in menu order, with the roles that hold them.',
    path: 'GET /api/permissions',
    aliases: [alias('loginapi', 'GET api/getallAapermissions/', { names })],
    can: 'permission:read',
    input: z.object({ kind: Kind.optional() }),
    output: z.object({ items: z.array(Permission) }),
  }),
  save: command('permissions.save', {
    summary: 'Creates a permission row, or changes it when it has an id.',
    audit: 'Saved a permission',
    path: 'POST /api/permissions',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/saveAapermissions', { names })],
    can: 'permission:edit',
    input: SavePermission,
    output: Permission,
    refusals: {
      NAME_TAKEN: { status: 409, message: 'There is already a permission with this name.' },
      NAME_FIXED: {
        status: 409,
        message: 'A right keeps its name: the product asks for it by this name. Create another permission.',
      },
      BAD_PARENT: { status: 400, message: 'The parent must be another menu row that is not below this one.' },
    },
    example: { name: 'user/aaroles', description: 'Roles', position: 5 },
    names: { id: 'shared: a permission', parentId: 'shared: a permission', roleIds: 'shared: a role' },
  }),
  remove: command('permissions.remove', {
    summary: 'Deletes a permission row and takes it from every role.',
    audit: 'Deleted a permission',
    path: 'DELETE /api/permissions/:id',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/delAapermissions', { names })],
    can: 'permission:delete',
    input: z.object({ id: Id }),
    output: z.object({}),
    refusals: {
      HAS_ITEMS: { status: 409, message: 'This menu row still has items below it. Move or delete them first.' },
      LAST_EDITOR,
    },
    example: { id: 1 },
    names: { id: 'shared: a permission' },
  }),
}
