import { z } from 'zod'
import { emailTaken } from '#formats/email.ts'
import { AccountName, Password, TOO_MANY } from '#identity/sessions/contract.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Version } from '#platform/operation/fields.ts'

const Nothing = z.object({})
const ActionCode = z.string().trim().min(1, 'Field is required').max(200)

/** The password's own messages travel in `fields.password`, joined with ' and ' in the message. */
const REFUSED = { status: 400, message: 'Password Policy error' } as const
const LINK_USED = {
  status: 400,
  message: 'This link was used already or is too old. Ask for a new one.',
} as const

export const Policy = z.object({
  id: z.number(),
  name: z.string(),
  minLength: z.number(),
  requireLower: z.boolean(),
  requireUpper: z.boolean(),
  requireDigit: z.boolean(),
  requireSpecial: z.boolean(),
  specialCharacters: z.string(),
  history: z.number(),
  maxAgeDays: z.number().nullable(),
  status: z.enum(['Active', 'Inactive']),
  version: z.number(),
})

export type Policy = z.output<typeof Policy>

export const passwords = {
  requestReset: command('passwords.requestReset', {
    summary: 'Mails a one-time link. The answer is the same whether or not the account exists.',
    audit: 'Asked for a password link',
    path: 'POST /api/password/request-reset',
    aliases: [alias('loginapi', 'POST api/passwordreset')],
    can: 'public',
    ownTransactions: true,
    input: z.object({ userId: AccountName }),
    output: z.object({ message: z.string() }),
    refusals: { TOO_MANY },
    example: { userId: 'nobody@visacare.demo' },
  }),
  forgotUserName: query('passwords.forgotUserName', {
    summary: 'Mails the user names that belong to an address. The answer is the same for every address.',
    path: 'GET /api/password/forgot-user-name',
    ownPagesOnly: true,
    aliases: [alias('loginapi', 'GET api/forgotUserName')],
    can: 'public',
    input: z.object({ emailId: AccountName }),
    output: z.object({ message: z.string() }),
    refusals: { TOO_MANY },
    example: { emailId: 'nobody@visacare.demo' },
  }),
  checkCode: query('passwords.checkCode', {
    summary: 'Checks a one-time code without using it.',
    path: 'GET /api/password/code/:code',
    aliases: [alias('loginapi', 'GET api/getactcode/{code}')],
    can: 'public',
    input: z.object({ code: ActionCode }),
    output: z.object({
      valid: z.boolean(),
      userId: z.string().nullable(),
      /** Of a link that is over too, so that its page says how long it was good. */
      purpose: z.enum(['activate', 'reset', 'setup', 'email', 'keep']).nullable(),
    }),
    refusals: { TOO_MANY },
    example: { code: 'unknown' },
  }),
  reset: command('passwords.reset', {
    summary: 'Sets a password with a one-time code and ends other sessions.',
    audit: 'Chose a password by link',
    path: 'POST /api/password/reset',
    aliases: [alias('loginapi', 'POST api/resetpassword')],
    can: 'public',
    ownTransactions: true,
    input: z.object({
      userId: z.string().max(254).optional(),
      actcode: ActionCode,
      password: Password,
      confirmPassword: Password.optional(),
    }),
    output: z.object({ userId: z.string() }),
    refusals: { REFUSED, LINK_USED, TOO_MANY },
    example: { actcode: 'unknown', password: 'Quiet-River7!' },
  }),
  confirmAddress: command('passwords.confirmAddress', {
    summary: 'Makes another e-mail address the account’s, with the one-time code that was mailed to it.',
    audit: 'Confirmed an e-mail address',
    path: 'POST /api/password/confirm-address',
    can: 'public',
    ownTransactions: true,
    input: z.object({ actcode: ActionCode }),
    output: z.object({ email: z.string() }),
    refusals: {
      LINK_USED,
      TOO_MANY,
      EMAIL_TAKEN: { status: 409, message: emailTaken },
      NOT_YET: {
        status: 409,
        message:
          'Somebody else asked for this change, so it waits three days or until the present address agrees. Use this link again then.',
      },
    },
    example: { actcode: 'unknown' },
  }),
  answerMove: command('passwords.answerMove', {
    summary:
      'Keeps the present e-mail address, or agrees to the new one, with the one-time code mailed to the present one.',
    audit: 'Answered a change of an e-mail address',
    path: 'POST /api/password/keep-address',
    can: 'public',
    ownTransactions: true,
    input: z.object({ actcode: ActionCode, agree: z.boolean().default(false) }),
    output: z.object({ email: z.string(), pendingEmail: z.string().nullable() }),
    refusals: { LINK_USED, TOO_MANY },
    example: { actcode: 'unknown' },
  }),
  change: command('passwords.change', {
    summary: 'Changes the caller’s password; required at the first login.',
    audit: 'Changed their password',
    path: 'POST /api/password/change',
    aliases: [alias('loginapi', 'POST api/newpasswordreset')],
    can: 'session',
    before: ['password', 'factor'],
    ownTransactions: true,
    input: z.object({
      userId: z.string().max(254).optional(),
      currentPassword: Password.optional(),
      password: Password,
      confirmPassword: Password.optional(),
    }),
    output: Nothing,
    refusals: { REFUSED, WRONG_PASSWORD: { status: 400, message: 'This is not your current password.' }, TOO_MANY },
    example: { currentPassword: 'Wrong@12345', password: 'Quiet-River7!' },
  }),
  changes: query('passwords.changes', {
    summary: 'Dates of the password changes of a user, newest first.',
    path: 'GET /api/password/changes/:userId',
    aliases: [alias('loginapi', 'GET api/getdescending/{userId}')],
    can: 'session',
    input: z.object({ userId: z.string().max(254) }),
    output: z.object({ items: z.array(z.object({ changedAt: z.string() })) }),
    example: { userId: 'nobody@visacare.demo' },
  }),
  policies: query('passwords.policies', {
    summary: 'Password policies, all or by status.',
    path: 'GET /api/password/policies',
    aliases: [
      alias('loginapi', 'GET api/PasswordPolicy'),
      alias('loginapi', 'GET api/passwordpolicybystatus/{status}'),
    ],
    can: 'public',
    input: z.object({ status: z.enum(['Active', 'Inactive']).optional() }),
    output: z.object({ items: z.array(Policy) }),
  }),
  savePolicy: command('passwords.savePolicy', {
    summary: 'Creates a password policy, or changes it when it has an id. The one with status Active applies.',
    audit: 'Changed the password policy',
    path: 'POST /api/password/policies',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/savePasswordpolicy')],
    can: 'passwordPolicy:edit',
    input: z.object({
      id: z.coerce.number().int().positive().optional(),
      name: z.string().trim().min(1, 'Field is required').max(60),
      minLength: z.coerce.number().int().min(8).max(64).default(8),
      requireLower: z.boolean().default(true),
      requireUpper: z.boolean().default(true),
      requireDigit: z.boolean().default(true),
      requireSpecial: z.boolean().default(true),
      specialCharacters: z.string().min(1).max(60).default('@$!%*?&'),
      history: z.coerce.number().int().min(5).max(24).default(5),
      maxAgeDays: z.coerce.number().int().min(1).max(3650).nullable().default(null),
      status: z.enum(['Active', 'Inactive']).default('Inactive'),
      version: Version,
    }),
    output: Policy,
    refusals: {
      NAME_TAKEN: { status: 409, message: 'There is already a password policy with this name.' },
      ONE_ACTIVE: { status: 409, message: 'One policy has to apply. Make another one active instead.' },
    },
    example: { name: 'Longer', minLength: 12 },
  }),
}
