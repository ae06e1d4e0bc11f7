import { z } from 'zod'
import { emailTaken } from '#formats/email.ts'
import { RoleId } from '#identity/roles/rules.ts'
import { TOO_MANY } from '#identity/sessions/contract.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { alias } from '#platform/operation/alias.ts'
import { CONFIRM_PASSWORD } from '#platform/operation/confirmed.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Activity, Id, IdIfKnown } from '#platform/operation/fields.ts'
import { companyUsers } from './company-contract.ts'
import { myAccount } from './my-account-contract.ts'
import { PAYMENT_METHOD_MISSING } from './payment-policy.ts'
import { ADDRESS_KEPT } from './policy.ts'
import { ChangedUser, NewUser, Status, User, UserRow, userNames } from './records.ts'

const EMAIL_TAKEN = { status: 409, message: emailTaken } as const
const ROLE_NOT_ALLOWED = { status: 403, message: 'You may not keep users of this role.' } as const
const YOURSELF = { status: 409, message: 'You cannot take your own access away.' } as const
const LAST_ADMIN = { status: 409, message: 'This is the last active administrator.' } as const

/** Keeping users: who may sign in, as what, in which tenant. */
export const keepUsers = {
  list: query('users.list', {
    summary: 'Users the caller may see, a page at a time.',
    path: 'GET /api/users',
    can: 'user:read',
    input: PageInput.extend({
      companyId: IdIfKnown,
      lawFirmId: IdIfKnown,
      roleId: RoleId.optional(),
      status: Status.optional(),
      sort: z.enum(['name', '-name', 'id', '-id']).default('name'),
    }),
    output: pageOf(UserRow),
    names: { companyId: 'company', lawFirmId: 'lawFirm', roleId: 'shared: a role' },
  }),
  get: query('users.get', {
    summary: 'One user.',
    path: 'GET /api/users/:id',
    can: 'user:read',
    input: z.object({ id: Id }),
    output: User,
    example: { id: 1 },
    names: { id: 'user' },
  }),
  create: command('users.create', {
    summary: 'Creates a user and mails the activation link; a password given here works once.',
    audit: 'Created a user',
    path: 'POST /api/users',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/users/', { names: userNames })],
    can: 'user:create',
    input: NewUser,
    output: User,
    refusals: {
      EMAIL_TAKEN,
      ROLE_NOT_ALLOWED,
      PAYMENT_METHOD_MISSING,
      CONFIRM_PASSWORD,
      REFUSED: { status: 400, message: 'Password Policy error' },
    },
    example: { email: 'jane.miller@visacare.example', firstName: 'Jane', lastName: 'Miller', roleId: 4 },
    names: { companyId: 'company', lawFirmId: 'lawFirm', assistsUserId: 'user', roleId: 'shared: a role' },
    idempotent: true,
  }),
  update: command('users.update', {
    summary:
      'Changes a user; what is left out stays. Another role ends the sessions of the user; another e-mail address counts once it is confirmed there.',
    audit: 'Changed a user',
    path: 'PUT /api/users/:id',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/updateUsers/', { names: userNames })],
    can: 'user:edit',
    input: ChangedUser,
    output: User,
    refusals: {
      EMAIL_TAKEN,
      ROLE_NOT_ALLOWED,
      YOURSELF,
      LAST_ADMIN,
      PAYMENT_METHOD_MISSING,
      CONFIRM_PASSWORD,
      ADDRESS_KEPT,
      OTHER_TENANT: { status: 409, message: 'This role belongs to another kind of tenant. Create a new user for it.' },
    },
    example: { id: 1, firstName: 'Jane' },
    names: { id: 'user', assistsUserId: 'user', roleId: 'shared: a role' },
  }),
  changeStatus: command('users.changeStatus', {
    summary: 'Disables or enables a user; without a status it is turned over. Disabling ends the sessions.',
    audit: 'Activated or deactivated a user',
    path: 'POST /api/users/:id/status',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/changeUserStatus/{id}', { names: userNames })],
    can: 'user:edit',
    input: z.object({ id: Id, status: Activity.optional() }),
    output: User,
    refusals: { ROLE_NOT_ALLOWED, YOURSELF, LAST_ADMIN, CONFIRM_PASSWORD },
    example: { id: 1, status: 'Inactive' },
    names: { id: 'user' },
  }),
  resendInvitation: command('users.resendInvitation', {
    summary: 'Mails a new activation link; the earlier one ends.',
    audit: 'Sent an invitation again',
    path: 'POST /api/users/:id/invitation',
    personOnly: true,
    can: 'user:edit',
    input: z.object({ id: Id }),
    output: z.object({ message: z.string() }),
    refusals: {
      ROLE_NOT_ALLOWED,
      TOO_MANY,
      NOT_INVITED: { status: 409, message: 'This user has already chosen a password.' },
    },
    example: { id: 1 },
    names: { id: 'user' },
  }),
}

export const users = { ...keepUsers, ...companyUsers, ...myAccount }

export const userExports = {
  users: exportOf('exports.users', users.list, 'Users', 'Exported users'),
}
