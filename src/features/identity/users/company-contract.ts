import { z } from 'zod'
import { alias, toTheirNames } from '#platform/operation/alias.ts'
import { query } from '#platform/operation/contract.ts'
import { Activity, AuditFields, auditNames, Id } from '#platform/operation/fields.ts'
import { User, userNames } from './records.ts'

/** The specification's three lists of a company's people. They page by id; 200 rows at a time. */
const OfCompany = z.object({
  companyId: Id,
  after: Id.optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(200).default(200),
})
const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.number().nullable() })

/** The login record: who signs in and as what. */
export const LoginRecord = z.object({
  id: z.number(),
  userName: z.string(),
  status: z.enum(['Invited', 'Active', 'Inactive']),
  createdAt: z.string(),
  createdBy: z.number().nullable(),
  updatedAt: z.string(),
  updatedBy: z.number().nullable(),
  role: AuditFields.extend({ roleId: z.number(), roleName: z.string(), description: z.string(), status: Activity }),
})

export const Employee = z.object({
  id: z.number(),
  companyId: z.number(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  /** The sign-in of the person, where there is one and the caller may see it. */
  userName: z.string().nullable(),
  email: z.string().nullable(),
  status: z.string().nullable(),
})

type Login = { roleFkId: Record<string, unknown> }

/** In the specification a role carries its audit fields under their own names, the login beside it does not. */
const withRoleAudit = ({ items, ...page }: { items: Login[] }) => ({
  ...page,
  items: items.map((login) => ({ ...login, roleFkId: toTheirNames(login.roleFkId, auditNames) })),
})

export const companyUsers = {
  byTenant: query('users.byTenant', {
    summary: 'The sign-ins of a company with their roles.',
    path: 'GET /api/companies/:companyId/user-profiles',
    aliases: [
      alias('loginapi', 'GET api/userProfileByTenant/{companyId}', {
        names: { userId: 'userName', roleFkId: 'role' },
        answer: withRoleAudit,
      }),
    ],
    can: 'user:read',
    input: OfCompany,
    output: pageOf(LoginRecord),
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
  detailByTenant: query('users.detailByTenant', {
    summary: 'The user records of a company.',
    path: 'GET /api/companies/:companyId/users',
    aliases: [alias('loginapi', 'GET api/userDetailByTenant/{companyId}', { names: userNames })],
    can: 'user:read',
    input: OfCompany,
    output: pageOf(User),
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
  employeeInfo: query('users.employeeInfo', {
    summary: 'The people a company employs.',
    path: 'GET /api/companies/:companyId/employees',
    aliases: [alias('loginapi', 'GET api/getAllEmployeeInfoDetails/{companyId}', { names: userNames })],
    can: 'employee:read',
    input: OfCompany,
    output: pageOf(Employee),
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
}
