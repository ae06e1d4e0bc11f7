import { z } from 'zod'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { StoredSession } from './auth-data.ts'

export const Password = z.string().min(1, 'Field is required').max(256, 'Enter at most 256 characters.')
export const AccountName = z.string().trim().min(1, 'Field is required').max(254)
const Nothing = z.object({})

export const TOO_MANY = {
  status: 429,
  message: 'Too many attempts. Please wait 15 minutes, or reset the password by e-mail.',
} as const

/** The own session, once there is one. The names are those of the specification's sign-in. */
export const sessions = {
  logout: command('signIn.logout', {
    summary: 'Ends the caller’s session.',
    audit: 'Signed out',
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
    // The specification's answer is the one property.
    aliases: [
      alias('loginapi', 'GET api/sessionlist', {
        answer: ({ loginsessionid }: { loginsessionid: string | null }) => ({ loginsessionid }),
      }),
    ],
    can: 'public',
    passive: true,
    input: z.object({ sessionid: z.string().max(100).default('') }),
    /** With a mark of what the role holds, which changes when its menu or rights were edited. */
    output: z.object({ loginsessionid: z.string().nullable(), heldMark: z.string().optional() }),
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
    audit: 'Kept their session alive',
    path: 'POST /api/session/touch',
    can: 'session',
    ownTransactions: true,
    before: ['password', 'factor'],
    input: Nothing,
    output: z.object({ expiresIn: z.number() }),
  }),
  confirm: command('signIn.confirm', {
    summary: 'Proves the password again, before a dangerous step.',
    audit: 'Confirmed their password',
    path: 'POST /api/session/confirm',
    can: 'session',
    before: ['factor'],
    ownTransactions: true,
    input: z.object({ password: Password }),
    output: Nothing,
    refusals: { WRONG_PASSWORD: { status: 400, message: 'This is not your password.' }, TOO_MANY },
    example: { password: 'Wrong@12345' },
  }),
  ownSessions: query('signIn.ownSessions', {
    summary: 'The caller’s sign-ins, the present one and those before it, newest first.',
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
}
