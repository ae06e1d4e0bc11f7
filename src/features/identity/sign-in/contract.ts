import { z } from 'zod'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { IdIfKnown } from '#platform/operation/fields.ts'
import { StoredSession } from './auth-data.ts'

export const Password = z.string().min(1, 'Field is required').max(256, 'is longer than 256 characters')
export const AccountName = z.string().trim().min(1, 'Field is required').max(254)
const Code = z.string().trim().min(1, 'Field is required').max(200)
const Nothing = z.object({})

const LOGIN_ERROR = { status: 401, message: 'Login Error.' } as const
export const TOO_MANY = {
  status: 429,
  message: 'Too many attempts. Please wait 15 minutes, or reset the password by e-mail.',
} as const

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
    path: 'POST /api/sign-in',
    aliases: [alias('loginapi', 'POST api/login')],
    can: 'public',
    ownTransactions: true,
    input: Credentials,
    output: LoginAnswer,
    refusals: { LOGIN_ERROR, TOO_MANY },
    example: { userId: 'nobody@visacare.demo', password: 'Wrong@12345' },
  }),
  secondFactor: command('signIn.secondFactor', {
    summary: 'Completes a sign-in with a code of the authenticator app or a recovery code.',
    path: 'POST /api/sign-in/second-factor',
    can: 'public',
    ownTransactions: true,
    input: z.object({ pending: Code, code: Code }),
    output: StoredSession,
    refusals: {
      LOGIN_ERROR,
      TOO_MANY,
      WRONG_CODE: { status: 401, message: 'This code is not right or was already used.' },
    },
    example: { pending: 'unknown', code: '000000' },
  }),
  passkeyOptions: command('signIn.passkeyOptions', {
    summary: 'Answers the challenge that a passkey signs to complete a sign-in.',
    path: 'POST /api/sign-in/passkey-options',
    can: 'public',
    ownTransactions: true,
    input: z.object({ pending: Code }),
    output: z.object({ options: z.record(z.string(), z.unknown()) }),
    refusals: { LOGIN_ERROR },
    example: { pending: 'unknown' },
  }),
  passkey: command('signIn.passkey', {
    summary: 'Completes a sign-in with a passkey.',
    path: 'POST /api/sign-in/passkey',
    can: 'public',
    ownTransactions: true,
    input: z.object({ pending: Code, response: z.record(z.string(), z.unknown()) }),
    output: StoredSession,
    refusals: { LOGIN_ERROR, WRONG_PASSKEY: { status: 401, message: 'This passkey could not be verified.' } },
    example: { pending: 'unknown', response: {} },
  }),
  authenticateClient: command('signIn.authenticateClient', {
    summary: 'Only checks a password; opens no session.',
    path: 'POST /api/sign-in/check',
    aliases: [alias('loginapi', 'POST authenticateClient')],
    can: 'public',
    ownTransactions: true,
    input: z.object({ userName: AccountName, password: Password }),
    output: z.object({ expiresIn: z.number() }),
    refusals: { LOGIN_ERROR, TOO_MANY },
    example: { userName: 'nobody@visacare.demo', password: 'Wrong@12345' },
  }),
  session: command('signIn.session', {
    summary: 'Only checks a password; answers the id of the live session, if there is one.',
    path: 'POST /api/session',
    aliases: [alias('loginapi', 'POST api/session')],
    can: 'public',
    ownTransactions: true,
    input: Credentials,
    output: z.object({ sessionId: z.string().nullable() }),
    refusals: { LOGIN_ERROR, TOO_MANY },
    example: { userId: 'nobody@visacare.demo', password: 'Wrong@12345' },
  }),
  sessionValid: command('signIn.sessionValid', {
    summary: 'Only checks a password; answers whether it is right.',
    path: 'POST /api/sessionval',
    aliases: [alias('loginapi', 'POST api/sessionval')],
    can: 'public',
    ownTransactions: true,
    input: Credentials,
    output: z.object({ valid: z.boolean() }),
    refusals: { TOO_MANY },
    example: { userId: 'nobody@visacare.demo', password: 'Wrong@12345' },
  }),
  logout: command('signIn.logout', {
    summary: 'Ends the own session.',
    path: 'POST /api/sign-out',
    aliases: [alias('loginapi', 'POST api/logout')],
    can: 'session',
    before: ['password', 'factor'],
    input: z.object({ userId: z.string().max(254).optional() }),
    output: Nothing,
  }),
  state: query('signIn.state', {
    summary: 'Tells the owner whether a session is still live; null for any other id.',
    path: 'GET /api/session-state',
    aliases: [alias('loginapi', 'GET api/sessionlist')],
    can: 'public',
    passive: true,
    input: z.object({ sessionid: z.string().max(100).default('') }),
    output: z.object({ loginsessionid: z.string().nullable() }),
  }),
  me: query('signIn.me', {
    summary: 'The stored session of the signed-in user, rebuilt: what a new tab asks for.',
    path: 'GET /api/me',
    can: 'session',
    before: ['password', 'factor'],
    input: Nothing,
    output: StoredSession,
  }),
  touch: command('signIn.touch', {
    summary: 'The user is active in the page: keeps the session from going idle.',
    path: 'POST /api/session/touch',
    can: 'session',
    ownTransactions: true,
    before: ['password', 'factor'],
    input: Nothing,
    output: z.object({ expiresIn: z.number() }),
  }),
  confirm: command('signIn.confirm', {
    summary: 'Proves the password again, before a dangerous step.',
    path: 'POST /api/session/confirm',
    can: 'session',
    before: ['factor'],
    ownTransactions: true,
    input: z.object({ password: Password }),
    output: Nothing,
    refusals: { WRONG_PASSWORD: { status: 400, message: 'This is not your password.' }, TOO_MANY },
    example: { password: 'Wrong@12345' },
  }),
  selectCompany: command('signIn.selectCompany', {
    summary:
      "Works in one company from now on (a corporate selected), or in the own scope again. The provider's staff gives a reason and has an hour.",
    path: 'POST /api/session/company',
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
  ownSessions: query('signIn.ownSessions', {
    summary: 'The own sign-ins, the present one and those before it, newest first.',
    path: 'GET /api/my/sessions',
    can: 'session',
    input: Nothing,
    output: z.object({
      items: z.array(
        z.object({
          current: z.boolean(),
          browser: z.string(),
          ip: z.string(),
          startedAt: z.string(),
          lastSeenAt: z.string(),
          endedAt: z.string().nullable(),
          /** 'logout', 'another login', 'idle' and so on; empty while it lasts. */
          endedBecause: z.string(),
        }),
      ),
    }),
  }),
  lookIns: query('signIn.lookIns', {
    summary: "When the provider's staff looked into the company, who and why; newest first.",
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
  }),
}
