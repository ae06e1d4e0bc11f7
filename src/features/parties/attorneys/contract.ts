import { z } from 'zod'
import { emailTaken } from '#formats/email.ts'
import { ADDRESS_KEPT } from '#identity/users/policy.ts'
import { FirmUser, HistoryEntry } from '#parties/law-firms/account-contract.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { alias } from '#platform/operation/alias.ts'
import { CONFIRM_PASSWORD } from '#platform/operation/confirmed.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown } from '#platform/operation/fields.ts'
import { assignments } from './assignment-contract.ts'
import {
  Attorney,
  AttorneyRow,
  attorneyNames,
  attorneyUserNames,
  ChangedAttorney,
  NewAttorney,
  NewAttorneyUser,
} from './records.ts'

const EMAIL_TAKEN = { status: 409, message: emailTaken } as const
const REFUSED = { status: 400, message: 'Password Policy error' } as const
const FIRM_INACTIVE = { status: 409, message: 'This law firm is not active. Activate it first.' } as const

const Listed = PageInput.extend({
  lawFirmId: IdIfKnown,
  companyId: IdIfKnown,
  status: z.enum(['Invited', 'Active', 'Inactive']).optional(),
  sort: z.enum(['name', '-name', 'id', '-id']).default('name'),
})

/** Attorneys of the firms: users of role 9 with what Form G-28 asks about them, and their assistants. */
export const keepAttorneys = {
  list: query('attorneys.list', {
    summary: 'Attorneys of a firm, or of a company, with the number of companies they work for.',
    path: 'GET /api/attorneys',
    can: 'attorney:read',
    input: Listed,
    output: pageOf(AttorneyRow),
    names: { lawFirmId: 'lawFirm', companyId: 'company' },
  }),
  users: query('attorneys.users', {
    summary: 'The sign-ins of attorneys and of their assistants.',
    path: 'GET /api/attorneys/users',
    can: 'attorney:read',
    input: Listed.extend({ roleId: IdIfKnown, attorneyId: IdIfKnown }),
    output: pageOf(AttorneyRow),
    names: { lawFirmId: 'lawFirm', companyId: 'company', attorneyId: 'user', roleId: 'shared: a role' },
  }),
  get: query('attorneys.get', {
    summary: 'One attorney: bar licenses, G-28 data, companies and assistants.',
    path: 'GET /api/attorneys/:id',
    aliases: [
      alias('formtypesApi', 'GET formtypes/getAttorneyDetailsById/{id}', { names: attorneyNames }),
      alias('loginapi', 'GET api/getAttorneyDetails/{id}', { names: attorneyNames }),
    ],
    can: 'attorney:read',
    input: z.object({ id: Id }),
    output: Attorney,
    example: { id: 1 },
    names: { id: 'user' },
  }),
  create: command('attorneys.create', {
    summary: 'Creates an attorney of a firm, the sign-in and the account e-mail, all or nothing.',
    audit: 'Created an attorney',
    path: 'POST /api/attorneys',
    personOnly: true,
    aliases: [
      alias('formtypesApi', 'POST formtypes/createAttorney/{lawfirmId}', {
        names: attorneyNames,
        fixed: { ifKnown: 'answer' },
      }),
    ],
    can: 'attorney:create',
    input: NewAttorney,
    output: Attorney,
    refusals: {
      EMAIL_TAKEN,
      REFUSED,
      FIRM_INACTIVE,
      OTHER_FIRM: { status: 409, message: 'This company is not a client of the firm.' },
    },
    example: {
      lawFirmId: 1,
      email: 'ruth.mbeki@whitfield.example',
      firstName: 'Ruth',
      lastName: 'Mbeki',
      licenses: [{ state: 'MA', barNumber: '654321' }],
    },
    names: { lawFirmId: 'lawFirm', companyId: 'company' },
    idempotent: true,
  }),
  createUser: command('attorneys.createUser', {
    summary: 'Creates the sign-in of an attorney, or of an assistant of an attorney, and mails the account.',
    audit: 'Created the sign-in of an attorney or assistant',
    path: 'POST /api/attorneys/users',
    personOnly: true,
    aliases: [
      alias('loginapi', 'POST api/addNewCreateAttorneyUserDetails', {
        names: attorneyUserNames,
        fixed: { ifKnown: 'answer' },
      }),
    ],
    can: 'attorney:create',
    input: NewAttorneyUser,
    output: FirmUser,
    refusals: {
      EMAIL_TAKEN,
      REFUSED,
      FIRM_INACTIVE,
      ROLE_NOT_ALLOWED: { status: 403, message: 'An attorney user is an attorney (role 9) or an assistant (role 13).' },
      HAS_ACCOUNT: { status: 409, message: 'This attorney has an account with another e-mail address.' },
    },
    example: { attorneyId: 1, email: 'sam.ode@whitfield.example', firstName: 'Sam', lastName: 'Ode', roleId: 13 },
    names: { attorneyId: 'user', lawFirmId: 'lawFirm', roleId: 'shared: a role' },
    idempotent: true,
  }),
  update: command('attorneys.update', {
    summary: 'Changes an attorney; what is left out stays. Attorneys change their own record.',
    audit: 'Changed an attorney',
    path: 'PUT /api/attorneys/:id',
    aliases: [alias('formtypesApi', 'PUT formtypes/updateAttorney', { names: attorneyNames })],
    can: 'attorney:edit',
    input: ChangedAttorney,
    output: Attorney,
    refusals: { EMAIL_TAKEN, ADDRESS_KEPT, CONFIRM_PASSWORD },
    example: { id: 1, licenses: [{ state: 'MA', barNumber: '654321' }] },
    names: { id: 'user' },
  }),
  history: query('attorneys.history', {
    summary: 'What was changed about an attorney, newest first.',
    path: 'GET /api/attorneys/:id/history',
    can: 'attorney:edit',
    input: z.object({ id: Id }),
    output: z.object({ items: z.array(HistoryEntry) }),
    example: { id: 1 },
    names: { id: 'user' },
  }),
}

export const attorneys = { ...keepAttorneys, ...assignments }

export const attorneyExports = {
  attorneys: exportOf('exports.attorneys', attorneys.list, 'Attorneys', 'Exported attorneys'),
  attorneyUsers: exportOf(
    'exports.attorneyUsers',
    attorneys.users,
    'The sign-ins of attorneys and assistants',
    'Exported the sign-ins of attorneys and assistants',
  ),
  assignments: exportOf(
    'exports.assignments',
    attorneys.companies,
    'Companies with the attorneys who work for them',
    'Exported which attorneys work for which companies',
  ),
}
