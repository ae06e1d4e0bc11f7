import { Refusal } from './refusal.ts'

/** Whose tenant does not work, as app.switched_off names it, and whom to ask. */
export const switchedOffWords = {
  'company off': 'Your company is switched off in VisaCare. Ask your law firm or your provider.',
  'firm off': 'Your law firm is switched off in VisaCare. Ask your provider.',
  'attorney off': 'The attorney you assist is switched off in VisaCare. Ask your law firm’s administrator.',
} as const
export type SwitchedOff = keyof typeof switchedOffWords

/** Why a session is not good any more, as the database names it (app.enter), and what the person reads. */
const REASONS: Record<string, { code: string; message: string }> = {
  'another login': { code: 'CLOSED_ELSEWHERE', message: 'Your session was closed by another login.' },
  idle: { code: 'SESSION_IDLE', message: 'You were signed out after 20 minutes without activity.' },
  expired: { code: 'SESSION_EXPIRED', message: 'Your session has ended. Please sign in again.' },
  'password changed': { code: 'SESSION_ENDED', message: 'The password was changed. Please sign in again.' },
  'role changed': { code: 'SESSION_ENDED', message: 'Your role was changed. Please sign in again.' },
  'company off': { code: 'SESSION_ENDED', message: switchedOffWords['company off'] },
  'firm off': { code: 'SESSION_ENDED', message: switchedOffWords['firm off'] },
  'attorney off': { code: 'SESSION_ENDED', message: switchedOffWords['attorney off'] },
  'key revoked': { code: 'KEY_REVOKED', message: 'This API key was revoked.' },
  'key expired': { code: 'KEY_EXPIRED', message: 'This API key has expired. Make a new one.' },
  'key ended': { code: 'KEY_ENDED', message: 'This API key ended with the account or role of who made it.' },
  'no key': { code: 'NO_KEY', message: 'There is no such API key.' },
  disabled: { code: 'SESSION_ENDED', message: 'This account is not active. Ask your administrator.' },
}

const SIGNED_OUT = { code: 'SIGNED_OUT', message: 'Please sign in.' }

/** A 401 for what the database says about a session; undefined for every other error. */
export function sessionRefusal(error: unknown): Refusal | undefined {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  if (code !== 'VC401') return undefined
  const reason = REASONS[message ?? ''] ?? SIGNED_OUT
  return new Refusal(401, reason.code, reason.message)
}
