import type { Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { GuardFacts } from '#case-types/status/guards.ts'
import { slot } from '#platform/parts.ts'
import type { MoveData } from '../contract.ts'

/** A move that somebody wants: the case as it stands, where it shall go, and what is said with it. */
export type WantedMove = { file: CaseColumns; to: number; data: MoveData; today: string; byPackage?: boolean }

/**
 * What another feature knows about a case before it moves: documents that are in, errors of the pre-filing check. What a
 * guard says beats what the mover vouches for.
 */
export const moveGuards =
  slot<(context: Working, wanted: WantedMove) => Promise<Partial<GuardFacts>>>('guards of a move')

/** What is done before the guards look, because the mover asked for it with the move; a refused move undoes it. */
export const beforeMove = slot<(context: Working, wanted: WantedMove) => Promise<void>>('done before a move')

/** What another feature does when the status of a case changes, also when a move is taken back. */
export const afterMove = slot<(context: Working, moved: Moved) => Promise<void>>('done after a move')
export type Moved = {
  caseId: number
  from: number
  to: number
  outcome: string | null
  /** What was said with the move; nothing when it is taken back. */
  data?: MoveData
}

/** Until when a notice of a day must be answered by the rule; for a notice that prints no day. */
export const answersByRule =
  slot<(context: Working, file: CaseColumns, notice: Notice) => Promise<string | undefined>>('answers by rule')
export type Notice = {
  notice: 'rfe' | 'noid' | 'noir'
  noticeOn: string
  /** How the answer leaves. */
  answerChannel?: 'paper' | 'online'
}

/** The last day an approval from a day may hold in the six years and beyond them, and the sentence that says why. */
export const sixYearLimits =
  slot<(context: Working, file: CaseColumns, validFrom: string) => Promise<ApprovedAtMost | undefined>>(
    'ends of the six years',
  )
export type ApprovedAtMost = { until: string; why: string }

type GoingOut = { row: CaseColumns; stage: 'review' | 'filing' }

/** Whatever way a case goes out, the whole check runs: before filing with signatures, fees and the day of filing. */
export function goingOut({ file: row, to, data, today }: WantedMove): GoingOut | undefined {
  if (row.status >= to || (to !== 5 && to !== 6)) return undefined
  if (to === 5) return { row, stage: 'review' }
  // A day that has not come yet is refused with the move itself.
  const filedOn = data.filedOn !== undefined && data.filedOn <= today ? data.filedOn : today
  return { row: { ...row, filedOn }, stage: 'filing' }
}
