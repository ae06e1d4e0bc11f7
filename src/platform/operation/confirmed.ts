import { hasExpired } from '#formats/dates.ts'
import type { Actor } from '../session/actor.ts'
import { Refusal } from './refusal.ts'

/** Of 300 seconds each. */
const CONFIRMED_FOR = 1
const seconds = (ms: number) => ms / 1_000

/** The refusal as an operation declares it where only some of its inputs are dangerous. */
export const CONFIRM_PASSWORD = { status: 403, message: 'Please enter your password again to go on.' } as const

/** A dangerous step goes on only within five minutes of the password; the client asks for it and repeats the call. */
export function requireConfirmed({ confirmedAt }: Pick<Actor, 'confirmedAt'>, now: Date): void {
  const at = Date.parse(confirmedAt)
  // Who never gave a password, such as a job, has no time that could have passed.
  if (!Number.isNaN(at) && !hasExpired(seconds(now.getTime()), seconds(at), CONFIRMED_FOR)) return
  throw new Refusal(CONFIRM_PASSWORD.status, 'CONFIRM_PASSWORD', CONFIRM_PASSWORD.message)
}
