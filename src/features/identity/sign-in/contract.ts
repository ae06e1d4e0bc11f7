import { z } from 'zod'
import { StoredSession } from '#identity/sessions/auth-data.ts'
import { AccountName, Password, TOO_MANY } from '#identity/sessions/contract.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { IdIfKnown } from '#platform/operation/fields.ts'
import { switchedOffWords } from '#platform/operation/session-refusal.ts'

const Code = z.string().trim().min(1, 'Field is required').max(200)
const LOGIN_ERROR = { status: 401, message: 'Login Error.' } as const
/** Said to who has the right password; a law firm's or attorney's has words of its own. */
const SWITCHED_OFF = { status: 401, message: switchedOffWords['company off'] } as const

export const Credentials = z.object({
  userId: AccountName,
  password: Password,
  browserNameAndVersion: z.string().max(300).optional(),
})

/** Either the session, or what is still missing: the code of the second factor. */
export const LoginAnswer = z.union([
  StoredSession,
  z.object({
    secondFactor: z.object({ pending: z.string(), kinds: z.array(z.enum(['totp', 'passkey', 'recovery'])) }),
  }),
])

export const signIn = {
  login: command('signIn.login', {
    summary: 'Signs in: opens the session and closes an earlier one of the same user.',
    audit: 'Signed in',
    path: 'POST /api/sign-in',
    aliases: [alias('loginapi', 'POST api/login')],
    can: 'public',
    ownTransactions: true,
    input: Credentials,
    output: LoginAnswer,
    refusals: { LOGIN_ERROR, SWITCHED_OFF, TOO_MANY },
    example: { userId: 'nobody@visacare.demo', password: 'Wrong@12345' },
  }),
  secondFactor: command('signIn.secondFactor', {
    summary: 'Completes a sign-in with a code of the authenticator app or a recovery code.',
    audit: 'Signed in with a second factor',
    path: 'POST /api/sign-in/second-factor',
    can: 'public',
    ownTransactions: true,
    input: z.object({ pending: Code, code: Code }),
    output: StoredSession,
    refusals: {
      LOGIN_ERROR,
      SWITCHED_OFF,
      TOO_MANY,
      WRONG_CODE: { status: 401, message: 'This code is not right or was already used.' },
    },
    example: { pending: 'unknown', code: '000000' },
  }),
  passkeyOptions: command('signIn.passkeyOptions', {
    summary: 'Answers the challenge that a passkey signs to complete a sign-in.',
    audit: 'Began a sign-in with a passkey',
    path: 'POST /api/sign-in/passkey-options',
    can: 'public',
    ownTransactions: true,
    input: z.object({ pending: Code }),
    output: z.object({ options: z.record(z.string(), z.unknown()) }),
    refusals: { LOGIN_ERROR, SWITCHED_OFF },
    example: { pending: 'unknown' },
  }),
  passkey: command('signIn.passkey', {
    summary: 'Completes a sign-in with a passkey.',
    audit: 'Signed in with a passkey',
    path: 'POST /api/sign-in/passkey',
    can: 'public',
    ownTransactions: true,
    input: z.object({ pending: Code, response: z.record(z.string(), z.unknown()) }),
    output: StoredSession,
    refusals: {
      LOGIN_ERROR,
      SWITCHED_OFF,
      WRONG_PASSKEY: { status: 401, message: 'This passkey could not be verified.' },
    },
    example: { pending: 'unknown', response: {} },
  }),
  authenticateClient: command('signIn.authenticateClient', {
    summary: 'Only checks a password; opens no session.',
    audit: 'Checked a password',
    path: 'POST /api/sign-in/check',
    aliases: [alias('loginapi', 'POST authenticateClient')],
    can: 'public',
    ownTransactions: true,
    input: z.object({ userName: AccountName, password: Password }),
    output: z.object({ expiresIn: z.number() }),
    refusals: { LOGIN_ERROR, SWITCHED_OFF, TOO_MANY },
    example: { userName: 'nobody@visacare.demo', password: 'Wrong@12345' },
  }),
  session: command('signIn.session', {
    summary: 'Only checks a password; answers the id of the live session, if there is one.',
    audit: 'Checked a password and its session',
    path: 'POST /api/session',
    aliases: [alias('loginapi', 'POST api/session')],
    can: 'public',
    ownTransactions: true,
    input: Credentials,
    output: z.object({ sessionId: z.string().nullable() }),
    refusals: { LOGIN_ERROR, SWITCHED_OFF, TOO_MANY },
    example: { userId: 'nobody@visacare.demo', password: 'Wrong@12345' },
  }),
  sessionValid: command('signIn.sessionValid', {
    summary: 'Only checks a password; answers whether it is right.',
    audit: 'Checked whether a password is right',
    path: 'POST /api/sessionval',
    aliases: [alias('loginapi', 'POST api/sessionval')],
    can: 'public',
    ownTransactions: true,
    input: Credentials,
    output: z.object({ valid: z.boolean() }),
    refusals: { TOO_MANY },
    example: { userId: 'nobody@visacare.demo', password: 'Wrong@12345' },
  }),
  selectCompany: command('signIn.selectCompany', {
    summary:
      "Works in one company from now on (a corporate selected), or in the caller’s whole scope again. The provider's staff gives a reason and has an hour.",
    audit: 'Selected a company to work in',
    path: 'POST /api/session/company',
    personOnly: true,
    can: 'company:select',
    input: z.object({
      companyId: z.coerce.number().int().positive().nullable(),
      reason: z.string().trim().max(500).optional(),
    }),
    output: StoredSession,
    refusals: {
      REASON_MISSING: {
        status: 400,
        message: 'reason: Please say why you look into this company. Its people can read it.',
      },
    },
    example: { companyId: 1, reason: 'The company asked for help' },
    names: { companyId: 'company' },
  }),
  lookIns: query('signIn.lookIns', {
    summary: "When the provider's staff opened the company’s data, who and why; newest first.",
    path: 'GET /api/look-ins',
    can: 'lookIn:read',
    input: z.object({ companyId: IdIfKnown }),
    output: z.object({
      /** What the provider calls itself. */
      provider: z.string(),
      items: z.array(
        z.object({
          id: z.number(),
          companyId: z.number(),
          companyName: z.string(),
          userName: z.string(),
          reason: z.string(),
          startedAt: z.string(),
          until: z.string(),
          endedAt: z.string().nullable(),
        }),
      ),
    }),
    names: { companyId: 'filter: company' },
  }),
}

export const signInExports = {
  lookIns: exportOf(
    'exports.lookIns',
    signIn.lookIns,
    'Who from the provider opened which company’s data, and why',
    'Exported who opened the company’s data',
  ),
}
