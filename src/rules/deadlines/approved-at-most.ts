import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { type Beyond, type BeyondFacts, beyondSixYears } from './beyond-six-years.ts'

/** The last day an approval may hold, and the sentence that refuses a later one: why, and what would open it. */
export type AtMost = { until: Day; why: string }

/**
 * An H-1B approval ends with the six years, or with what D-15 gives from the start of this very petition. What is not known
 * opens nothing.
 */
export function approvedAtMost(facts: BeyondFacts & { requestedStartOn: Day }): AtMost {
  const beyond = beyondSixYears(facts)
  const { basis, limit, asks, start } = beyond
  const ends = `The six years end ${showDate(facts.maxOut)}`
  const unknown = asks.filter((each) => each !== PRIORITY)
  if (basis === undefined || limit === undefined || unknown.length > 0)
    return { until: facts.maxOut, why: `${ends}. ${noBasis(beyond, unknown)}` }
  const years = basis === '104(c)' ? 'three years' : 'one year'
  const more = basis === '104(c)' ? '' : ` ${asks.includes(PRIORITY) ? THREE_IF_KNOWN : THREE}`
  return {
    until: limit,
    why: `${ends}. Beyond them this petition is approved until ${showDate(limit)} at the longest: ${years} from ${showDate(start)} (AC21 §${basis}).${more}`,
  }
}

const PRIORITY = 'whether the priority date is current on the day of filing'
const ENTER = 'enter it with the pre-filing check'
const THREE = 'Three years need an approved I-140 and no visa number available on the day of filing (§104(c)).'
const THREE_IF_KNOWN = `Three years need that no visa number was available on the day of filing: ${ENTER}.`

function noBasis({ dead, from, start }: Beyond, unknown: readonly string[]): string {
  if (dead !== undefined) return `One year more (AC21 §106(a)) is not available: ${dead}. ${THREE}`
  if (unknown.length > 0) return `Before more is possible it must be known ${unknown.join(' and ')}: ${ENTER}.`
  if (from !== undefined && from > start)
    return `The labor certification or I-140 had not been on file for 365 days on ${showDate(start)}. One year more (AC21 §106(a)) may begin ${showDate(from)}, after a stay abroad or in another status. ${THREE}`
  return `Later only with a labor certification or I-140 filed 365 days before (AC21 §106(a)), or an approved I-140 and no visa number available (§104(c)): ${ENTER}.`
}
