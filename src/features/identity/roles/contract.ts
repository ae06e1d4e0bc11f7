import { z } from 'zod'
import { exportOf } from '#platform/export/export-of.ts'
import { alias, type Names } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Activity, AuditFields, auditNames, IdIfKnown, Version } from '#platform/operation/fields.ts'
import { permissions } from './permission-contract.ts'
import { RoleId, RoleName } from './rules.ts'

/** What the users of a role see: all tenants, one firm, one attorney's companies, one company, one household. */
const RoleScope = z.enum(['provider', 'firm', 'attorney', 'company', 'person'])

export const Role = AuditFields.extend({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  longDescription: z.string(),
  department: z.string(),
  /** Whose role it is, where it was made for one company (specification §3). */
  companyId: z.number().nullable(),
  scope: RoleScope,
  landing: z.string(),
  status: Activity,
  version: z.number(),
})
export type Role = z.output<typeof Role>

/** A role in the list; how many users it has is counted up to 1,000, and only when asked. */
export const RoleRow = Role.extend({ users: z.number().nullable(), usersCapped: z.boolean() })
export type RoleRow = z.output<typeof RoleRow>

// Left out it stays; empty takes it away.
const CompanyOrNone = z.coerce
  .number<number | string>()
  .int()
  .nonnegative()
  .nullish()
  .transform((id) => (id === 0 ? null : id))

const SaveRole = z.object({
  id: IdIfKnown.transform((id) => (id === undefined ? undefined : RoleId.parse(id))),
  name: RoleName,
  description: z.string().trim().max(500).optional(),
  longDescription: z.string().trim().max(2000).optional(),
  department: z.string().trim().max(100).optional(),
  companyId: CompanyOrNone,
  scope: RoleScope.optional(),
  landing: z
    .string()
    .trim()
    .regex(/^\/[\w/]*$/, 'is a path such as /welcome')
    .max(100)
    .optional(),
  status: Activity.optional(),
  version: Version,
})
export type RoleValues = Omit<z.output<typeof SaveRole>, 'id' | 'version'>

/** The specification's property names (§3). */
const names: Names = {
  roleId: 'id',
  roleName: 'name',
  role_status: 'status',
  long_description: 'longDescription',
  company: 'companyId',
  ...auditNames,
}

const LAST_EDITOR = {
  status: 409,
  message: 'Nobody who can sign in would be left to edit permissions.',
} as const

export const roles = {
  list: query('roles.list', {
    summary: 'Roles, all or by status; with `counted`, how many users the caller may see each has.',
    path: 'GET /api/roles',
    aliases: [
      alias('loginapi', 'GET api/getallAaroles/', { names }),
      alias('loginapi', 'GET api/getaarolesbystatus/{status}', { names }),
    ],
    can: 'role:read',
    input: z.object({ status: Activity.optional(), counted: z.stringbool().optional() }),
    output: z.object({ items: z.array(RoleRow) }),
  }),
  get: query('roles.get', {
    summary: 'One role; every signed-in user may ask for its name.',
    path: 'GET /api/roles/:id',
    aliases: [alias('loginapi', 'GET api/getAaroles/{roleId}', { names })],
    can: 'session',
    input: z.object({ id: RoleId }),
    output: Role,
    example: { id: 3 },
    names: { id: 'shared: a role' },
  }),
  save: command('roles.save', {
    summary: 'Creates a role, or changes it when it has an id.',
    audit: 'Saved a role',
    path: 'POST /api/roles',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/saveAaroles', { names })],
    can: 'role:edit',
    input: SaveRole,
    output: Role,
    refusals: {
      NAME_TAKEN: { status: 409, message: 'There is already a role with this name.' },
      SCOPE_FIXED: {
        status: 409,
        message: 'What a role sees cannot be changed once it is built in or has users. Create another role.',
      },
      LAST_EDITOR,
    },
    example: { name: 'Payroll Clerk', description: 'Keeps the payroll records.' },
    names: { id: 'shared: a role', companyId: 'company' },
  }),
  remove: command('roles.remove', {
    summary: 'Deletes a role that nothing uses any more.',
    audit: 'Deleted a role',
    path: 'DELETE /api/roles/:id',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/deleteAaroles', { names })],
    can: 'role:delete',
    input: z.object({ id: RoleId }),
    output: z.object({}),
    refusals: {
      BUILT_IN: { status: 409, message: 'This role belongs to the product and cannot be deleted.' },
      ROLE_IN_USE: { status: 409, message: 'This role cannot be deleted while users or permissions use it.' },
    },
    example: { id: 3 },
    names: { id: 'shared: a role' },
  }),
}

export const roleExports = {
  roles: exportOf('exports.roles', roles.list, 'Roles', 'Exported roles'),
  permissions: exportOf(
    'exports.permissions',
    permissions.list,
    'Menu rows and rights with the roles that hold them',
    'Exported permissions',
  ),
}
