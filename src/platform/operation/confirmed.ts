import type { Actor } from '../session/actor.ts'
import { Refusal } from './refusal.ts'

const CONFIRMED_FOR_MS = 5 * 60_000

/** The refusal as an operation declares it where only some of its inputs are dangerous. */
export const CONFIRM_PASSWORD = { status: 403, message: 'Please enter your password again to go on.' } as const

/** A dangerous step goes on only within five minutes of the password; the client asks for it and repeats the call. */
export function requireConfirmed({ confirmedAt }: Pick<Actor, 'confirmedAt'>, now: Date): void {
  if (now.getTime() - Date.parse(confirmedAt) <= CONFIRMED_FOR_MS) return
  throw new Refusal(CONFIRM_PASSWORD.status, 'CONFIRM_PASSWORD', CONFIRM_PASSWORD.message)
}
