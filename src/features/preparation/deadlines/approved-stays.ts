import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import type { ApprovedStay } from '#preparation/filing-file/approved-stay.ts'

type Stay = { from: Day; until?: Day }

/** Time in H-1B and in L-1 counts together (INA 214(c)(2)(D), (g)(4)). */
export const countsAsHOrL = (status: string | undefined): boolean => ['H-1B', 'L-1A', 'L-1B'].includes(status ?? '')

/**
 * The stays to count: those on record, and an approval of ours that begins before all of them. What the six years then
 * still leave out is said, since a clock that starts too late ends too late (INA 214(g)(4)).
 */
export function withApproved(
  recorded: readonly Stay[],
  approvals: readonly ApprovedStay[],
): { stays: readonly Stay[]; doubt?: string } {
  const earliest = (days: readonly { from: Day }[]) => days.map(({ from }) => from).sort()[0]
  const counting = approvals.filter(({ status }) => countsAsHOrL(status))
  const approved = counting.find(({ from }) => from === earliest(counting))
  const first = earliest(recorded)
  if (!approved || (first !== undefined && first < approved.from)) return { stays: recorded }
  const { from, number, continues } = approved
  const says = [
    first === undefined && `No stay is on record; the approval of ${number} is counted from ${showDate(from)}.`,
    first !== undefined &&
      first > from &&
      `The record begins ${showDate(first)}; the approval of ${number} is counted from ${showDate(from)}.`,
    continues && 'It continued an earlier stay: enter the stays before it, or the six years end too late here.',
  ].filter((each) => each !== false)
  return {
    stays: first === from ? recorded : [{ from }, ...recorded],
    ...(says.length > 0 && { doubt: says.join(' ') }),
  }
}
