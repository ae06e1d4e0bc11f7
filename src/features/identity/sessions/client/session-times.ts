import type { StoredSession } from '../auth-data.ts'

const LONGEST_SESSION_MS = 12 * 3_600_000

/** The stored login date is refreshed with each load (specification §4); what is left of the 12 hours tells the beginning. */
export function sessionTimes({ AUTHDATA, TOKENAUTH }: Pick<StoredSession, 'AUTHDATA' | 'TOKENAUTH'>): {
  since: string
  until: string
} {
  const until = Date.parse(AUTHDATA.loginhistory.login_date) + TOKENAUTH.expiresIn * 1000
  return { since: new Date(until - LONGEST_SESSION_MS).toISOString(), until: new Date(until).toISOString() }
}

const reasons: Record<string, string> = {
  logout: 'signed out',
  'another login': 'signed in elsewhere',
  idle: 'no activity',
  expired: '12 hours were over',
  'password changed': 'the password was changed',
  'role changed': 'the role was changed',
  disabled: 'the account was switched off',
  'link used': 'a password link was used',
}

export const endedInWords = (reason: string): string => reasons[reason] ?? 'ended'
