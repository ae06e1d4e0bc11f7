import { hitsOf, type Limit } from '#identity/sessions/server/limits.ts'
import type { Change } from './asking.ts'

const HOUR = 3600
/** Each asks a person to decide: of one sender, and of all of them together, whose names cost nothing. */
export const FROM_STRANGER: Limit = { name: 'case-mail-stranger', hits: 10, seconds: HOUR }
export const FROM_STRANGERS: Limit = { name: 'case-mail-strangers', hits: 30, seconds: HOUR }
/** Counted apart, so that strangers never use up what people on the case may send. */
const FROM_KNOWN: Limit = { name: 'case-mail-known', hits: 60, seconds: HOUR }

/** Whether more came to a case than a person could have sent, or could look at; counts this one. */
export async function isFlood(change: Change, caseId: number, sender: string, isHeld: boolean): Promise<boolean> {
  const beyond = async (limit: Limit, ...who: string[]) =>
    (await hitsOf(change.db, change.services, limit, String(caseId), ...who)) > limit.hits
  if (!isHeld) return beyond(FROM_KNOWN, sender)
  return (await beyond(FROM_STRANGER, sender)) || beyond(FROM_STRANGERS)
}
