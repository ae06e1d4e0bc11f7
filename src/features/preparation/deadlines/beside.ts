import { showDate } from '#formats/dates.ts'
import { weekdayName } from '#formats/day.ts'
import type { CaseDate } from './dates.ts'

/**
 * What stands beside a deadline on a day when nothing is received: the legal day stays the deadline, the business day
 * before is the one to act by, and what comes on the one after is never planned for (deadlines.md, conventions, D-10).
 */
export function besideWords({
  dueOn,
  actBy,
  lastResortOn,
}: Pick<CaseDate, 'dueOn' | 'actBy' | 'lastResortOn'>): string {
  if (actBy === null) return ''
  const act = `${showDate(dueOn)} (${weekdayName(dueOn)}) is no business day: act by ${showDate(actBy)}.`
  return lastResortOn === null
    ? act
    : `${act} As a last resort, what arrives on ${showDate(lastResortOn)} may still be accepted.`
}
