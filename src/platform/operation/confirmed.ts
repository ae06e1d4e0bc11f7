import type { Actor } from '../session/actor.ts'
import { Refusal } from './refusal.ts'

const CONFIRMED_FOR_MS = 5 * 60_000

/** A dangerous step goes on only within five minutes of the password; the client asks for it and repeats the call. */
export function requireConfirmed({ confirmedAt }: Pick<Actor, 'confirmedAt'>, now: Date): void {
  if (now.getTime() - Date.parse(confirmedAt) <= CONFIRMED_FOR_MS) return
  throw new Refusal(403, 'CONFIRM_PASSWORD', 'Please enter your password again to go on.')
}
