import type { CaseType } from '#case-types/case-type.ts'
import { isBeforeFiling, Status } from '#case-types/status/statuses.ts'

export type AskedDay = 'filedOn' | 'receiptOn' | 'rejectedOn' | 'respondedOn' | 'decidedOn'

/** A move, how it is decided, and what is on record of an earlier decision. */
type Step = {
  from: number
  to: number
  channel?: CaseType['channel']
  outcome: string | null
  before?: { outcome: string | null; decidedOn: string | null }
}

/**
 * The day that has to be said with a move, because the paper bears it and something is counted from it: the day on which
 * somebody enters it is a later one, and never taken in its place (docs/decisions/0028). A matter that goes to no agency,
 * and a case that is given up before it was filed, have no paper: they end when somebody says so.
 */
export function dayAsked({ from, to, channel, outcome, before }: Step): { field: AskedDay; why: string } | undefined {
  if (channel === 'none' || from === to) return undefined
  if (to === Status.filed) return { field: 'filedOn', why: 'Enter the day it was filed.' }
  if (from === Status.filed && to === Status.receipted)
    return { field: 'receiptOn', why: 'Enter the day the filing was received.' }
  if (from === Status.filed && to === Status.readyToFile)
    return { field: 'rejectedOn', why: 'Enter the day it was rejected, as the notice says.' }
  if (from === Status.noticeOpen && to === Status.receipted)
    return { field: 'respondedOn', why: 'Enter the day the answer was sent.' }
  if (to !== Status.decided) return undefined
  if (outcome === 'Withdrawn')
    return isBeforeFiling(from)
      ? undefined
      : { field: 'decidedOn', why: 'Enter the day it was withdrawn: the day the letter was sent.' }
  // Taken up again as it was decided, its day is known; decided otherwise, it is another decision.
  if (from === Status.completed && before?.decidedOn && before.outcome === outcome) return undefined
  return { field: 'decidedOn', why: 'Enter the day of the decision, as the notice says.' }
}
