import type { CaseDetails, OfferedMove } from '#case-file/case-details/records.ts'
import { type AskedDay, dayAsked } from '#case-file/moves/day-asked.ts'
import { caseTypeById } from '#case-types/all.ts'
import { Status } from '#case-types/status/statuses.ts'

type File = Pick<CaseDetails, 'typeId' | 'status' | 'outcome' | 'decidedOn'>
type Move = Pick<OfferedMove, 'to' | 'kind'>

/** The days a move is not made without: the one the server asks for, and the one that every notice bears. */
export function daysAsked(file: File, { to, kind }: Move, outcome: string): (AskedDay | 'noticeOn')[] {
  const asked = dayAsked({
    ...{ from: file.status, to, channel: caseTypeById(file.typeId)?.channel, before: file },
    outcome: kind === 'withdrawal' ? 'Withdrawn' : outcome || null,
  })
  const onNotice = to === Status.noticeOpen || asked?.field === 'receiptOn'
  return [...(asked ? [asked.field] : []), ...(onNotice ? (['noticeOn'] as const) : [])]
}
