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

type Legal = Pick<CaseDate, 'kind' | 'severity' | 'dueOn'>

/** Days that the law or the agency gives; the others are the house's own and may be moved either way. */
export const isLegal = ({ severity }: Pick<CaseDate, 'severity'>): boolean => severity !== 'internal'

/**
 * Somebody's own day stands beside the legal one and never past it: nothing may be done before the law allows it or
 * thrown away before it must be kept, and everything else not later than the law gives. The sentence that refuses it.
 */
export function refusedDay(date: Legal, on: string): string | undefined {
  if (!isLegal(date)) return undefined
  if (date.kind === 'earliest' || date.kind === 'retain until')
    return on < date.dueOn
      ? `The law gives ${showDate(date.dueOn)}. Your own date can be later, never earlier.`
      : undefined
  return on > date.dueOn
    ? `The law gives until ${showDate(date.dueOn)}. Your own date can be earlier, never later.`
    : undefined
}
