import { z } from 'zod'
import { emailTaken } from '#formats/email.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Activity, Id } from '#platform/operation/fields.ts'
import { HistoryEntry } from './account-contract.ts'
import {
  ChangedLawFirm,
  LawFirm,
  LawFirmRow,
  LawFirmUser,
  lawFirmNames,
  lawFirmUserNames,
  NewLawFirm,
  NewLawFirmUser,
  Subscription,
} from './records.ts'

const EMAIL_TAKEN = { status: 409, message: emailTaken } as const
const REFUSED = { status: 400, message: 'Password Policy error' } as const
const SUBSCRIPTION_NOT_YOURS = {
  status: 403,
  message: 'The subscription of a firm is changed by the provider.',
} as const
const FIRM_INACTIVE = { status: 409, message: 'This law firm is not active. Activate it first.' } as const

/** Law firms, their administrators, and which firm stands for which company. */
export const lawFirms = {
  list: query('lawFirms.list', {
    summary: 'Law firms the caller may see, a page at a time.',
    path: 'GET /api/law-firms',
    aliases: [alias('formtypesApi', 'GET formtypes/getAllLawFirmDetails/', { names: lawFirmNames })],
    can: 'lawFirm:read',
    input: PageInput.extend({
      status: Activity.optional(),
      subscription: Subscription.optional(),
      sort: z.enum(['name', '-name', 'id', '-id']).default('name'),
    }),
    output: pageOf(LawFirmRow),
  }),
  get: query('lawFirms.get', {
    summary: 'One law firm with its address and its administrators.',
    path: 'GET /api/law-firms/:id',
    aliases: [alias('formtypesApi', 'GET formtypes/getLawFirmDetailsById/{id}', { names: lawFirmNames })],
    can: 'lawFirm:read',
    input: z.object({ id: Id }),
    output: LawFirm,
    example: { id: 1 },
    names: { id: 'lawFirm' },
  }),
  create: command('lawFirms.create', {
    summary: 'Creates a law firm, its administrator and the account e-mail, all or nothing.',
    audit: 'Created a law firm with its administrator',
    path: 'POST /api/law-firms',
    aliases: [
      alias('formtypesApi', 'POST formtypes/createLawFirm', { names: lawFirmNames, fixed: { ifKnown: 'answer' } }),
    ],
    can: 'lawFirm:create',
    input: NewLawFirm,
    output: LawFirm,
    refusals: { EMAIL_TAKEN, REFUSED },
    example: {
      name: 'Whitfield Immigration LLP',
      email: 'office@whitfield.example',
      adminFirstName: 'Ada',
      adminLastName: 'Whitfield',
    },
    idempotent: true,
  }),
  createUser: command('lawFirms.createUser', {
    summary: 'Creates a further administrator of a law firm and mails the account.',
    audit: 'Created another administrator of a law firm',
    path: 'POST /api/law-firms/users',
    personOnly: true,
    aliases: [
      alias('loginapi', 'POST api/addNewCreateLawFirmUserDetails', {
        names: lawFirmUserNames,
        fixed: { ifKnown: 'answer' },
      }),
    ],
    can: 'lawFirm:edit',
    input: NewLawFirmUser,
    output: LawFirmUser,
    refusals: {
      EMAIL_TAKEN,
      REFUSED,
      FIRM_INACTIVE,
      SUBSCRIPTION_NOT_YOURS,
      ROLE_NOT_ALLOWED: { status: 403, message: 'A law firm user is a LawFirmAdmin (role 10).' },
    },
    example: { lawFirmId: 1, email: 'partner@whitfield.example', firstName: 'Noor', lastName: 'Haddad' },
    names: { lawFirmId: 'lawFirm', roleId: 'shared: a role' },
    idempotent: true,
  }),
  update: command('lawFirms.update', {
    summary: 'Changes a law firm; what is left out stays.',
    audit: 'Changed a law firm',
    path: 'PUT /api/law-firms/:id',
    aliases: [alias('formtypesApi', 'PUT formtypes/updateLawFirm', { names: lawFirmNames })],
    can: 'lawFirm:edit',
    input: ChangedLawFirm,
    output: LawFirm,
    refusals: { SUBSCRIPTION_NOT_YOURS },
    example: { id: 1, city: 'Boston' },
    names: { id: 'lawFirm' },
  }),
  changeStatus: command('lawFirms.changeStatus', {
    summary: 'Activates or deactivates a law firm. An inactive firm takes neither new users nor new companies.',
    audit: 'Activated or deactivated a law firm',
    path: 'POST /api/law-firms/:id/status',
    can: 'lawFirm:create',
    input: z.object({ id: Id, status: Activity }),
    output: LawFirm,
    example: { id: 1, status: 'Inactive' },
    names: { id: 'lawFirm' },
  }),
  history: query('lawFirms.history', {
    summary: 'What was changed about a law firm, newest first.',
    path: 'GET /api/law-firms/:id/history',
    can: 'lawFirm:edit',
    input: z.object({ id: Id }),
    output: z.object({ items: z.array(HistoryEntry) }),
    example: { id: 1 },
    names: { id: 'lawFirm' },
  }),
  represent: command('lawFirms.represent', {
    summary:
      'Sets which law firm stands for a company; null ends it. The attorneys of the earlier firm lose the company.',
    audit: 'Changed the law firm of a company',
    path: 'PUT /api/companies/:companyId/law-firm',
    can: 'representation:edit',
    input: z.object({ companyId: Id, lawFirmId: Id.nullable() }),
    output: z.object({ companyId: z.number(), lawFirmId: z.number().nullable() }),
    refusals: {
      FIRM_INACTIVE,
      PROVIDER_COMPANY: { status: 409, message: "The provider's own company has no law firm." },
      ONLY_PROVIDER: { status: 403, message: 'Only the provider gives a company to a law firm; a firm can end it.' },
    },
    example: { companyId: 1, lawFirmId: 1 },
    names: { companyId: 'company', lawFirmId: 'lawFirm' },
  }),
}

export const lawFirmExports = {
  lawFirms: exportOf('exports.lawFirms', lawFirms.list, 'Law firms', 'Exported law firms'),
}
