import { z } from 'zod'
import { alias, type Names } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { RoleId } from './rules.ts'

export const RolePermission = z.object({
  id: z.number(),
  roleId: z.number(),
  roleName: z.string(),
  permissionId: z.number(),
  permissionName: z.string(),
  kind: z.enum(['menu', 'operation']),
  description: z.string(),
  createdAt: z.string(),
  createdBy: z.number().nullable(),
})
export type RolePermission = z.output<typeof RolePermission>

const Link = z.object({ roleId: RoleId, permissionId: Id })
export type Link = z.output<typeof Link>

const MANY = 2_000
/** One link, or one role with several permissions, or a list of links. */
const links = {
  roleId: RoleId.optional(),
  permissionId: Id.optional(),
  permissionIds: z.array(Id).max(MANY).optional(),
  items: z.array(Link).max(MANY).optional(),
}

type GivenLinks = { roleId?: number; permissionId?: number; permissionIds?: number[]; items?: Link[] }

const linksOf = ({ roleId, permissionId, permissionIds = [], items = [] }: GivenLinks): Link[] => {
  const ids = permissionId === undefined ? permissionIds : [permissionId, ...permissionIds]
  return roleId === undefined ? items : [...items, ...ids.map((id) => ({ roleId, permissionId: id }))]
}

const names: Names = {
  permission_id: 'permissionId',
  permission_name: 'permissionName',
  insert_datetime: 'createdAt',
  inserted_by: 'createdBy',
}

const NOTHING_NAMED = 'Name a role and a permission.'
const LAST_EDITOR = {
  status: 409,
  message: 'Nobody who can sign in would be left to edit permissions.',
} as const

export const rolePermissions = {
  list: query('rolePermissions.list', {
    summary: 'Which role holds which permission.',
    path: 'GET /api/role-permissions',
    aliases: [alias('loginapi', 'GET api/Aarolespermission', { names })],
    can: 'permission:read',
    input: z.object({ roleId: RoleId.optional() }),
    output: z.object({ items: z.array(RolePermission) }),
    names: { roleId: 'shared: a role' },
  }),
  save: command('rolePermissions.save', {
    summary: 'Gives permissions to roles, one or many.',
    audit: 'Gave permissions to roles',
    path: 'POST /api/role-permissions',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/saveAarolespermission', { names })],
    can: 'permission:edit',
    input: z
      .object(links)
      .transform(linksOf)
      .refine((list) => list.length > 0, NOTHING_NAMED),
    output: z.object({ items: z.array(RolePermission) }),
    example: { roleId: 3, permissionId: 1 },
    names: { roleId: 'shared: a role', permissionId: 'shared: a permission', permissionIds: 'shared: a permission' },
  }),
  remove: command('rolePermissions.remove', {
    summary: 'Takes permissions from roles, one or many: by the id of the link, or by role and permission.',
    audit: 'Took permissions from roles',
    path: 'POST /api/role-permissions/remove',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/deleteAarolespermission', { names })],
    can: 'permission:edit',
    input: z
      .object({ ...links, id: Id.optional(), ids: z.array(Id).max(MANY).optional() })
      .transform(({ id, ids = [], ...given }) => ({
        ids: id === undefined ? ids : [id, ...ids],
        links: linksOf(given),
      }))
      .refine(({ ids, links }) => ids.length + links.length > 0, NOTHING_NAMED),
    output: z.object({ removed: z.number() }),
    refusals: { LAST_EDITOR },
    example: { roleId: 3, permissionId: 1 },
    names: {
      roleId: 'shared: a role',
      permissionId: 'shared: a permission',
      permissionIds: 'shared: a permission',
      id: 'shared: a permission of a role',
      ids: 'shared: a permission of a role',
    },
  }),
  change: command('rolePermissions.change', {
    summary: 'Gives permissions to a role and takes others from it, all or nothing.',
    audit: 'Changed the permissions of a role',
    path: 'POST /api/role-permissions/change',
    personOnly: true,
    can: 'permission:edit',
    input: z
      .object({ roleId: RoleId, given: z.array(Id).max(MANY).default([]), taken: z.array(Id).max(MANY).default([]) })
      .refine(({ given, taken }) => given.length + taken.length > 0, NOTHING_NAMED),
    output: z.object({ given: z.number(), taken: z.number() }),
    refusals: { LAST_EDITOR },
    example: { roleId: 3, given: [1], taken: [] },
    names: { roleId: 'shared: a role' },
  }),
  matrix: query('rolePermissions.matrix', {
    summary: 'Every right with the roles that hold it, to be read as a table of role × operation.',
    path: 'GET /api/roles/matrix',
    can: 'permission:read',
    input: z.object({}),
    output: z.object({
      roles: z.array(z.object({ roleId: z.number(), roleName: z.string(), active: z.boolean() })),
      rights: z.array(
        z.object({
          permissionId: z.number(),
          right: z.string(),
          description: z.string(),
          roleIds: z.array(z.number()),
        }),
      ),
    }),
  }),
}
