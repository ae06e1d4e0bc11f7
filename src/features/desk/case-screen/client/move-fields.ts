import type { CaseDetails, OfferedMove } from '#case-file/case-details/records.ts'
import type { AgencyEvent } from '#case-file/cases/rules.ts'

export type MoveValues = {
  outcome: string
  notice: string
  reason: string
  documentsWaived: string
  errorsWaived: string
  filedOn: string
  channel: string
  proofOfFiling: string
  signedByHand: boolean
  feesApproved: boolean
  receiptNumber: string
  receiptOn: string
  priorityDate: string
  noticeOn: string
  dueOn: string
  respondedOn: string
  decidedOn: string
  validFrom: string
  validUntil: string
  withdrawalLetterSigned: boolean
}

type File = Pick<CaseDetails, 'id' | 'status' | 'mode' | 'version' | 'options'>
type Move = Pick<OfferedMove, 'to' | 'kind' | 'outcomes' | 'needsReason'>

export const startOf = ({ options }: Pick<File, 'options'>, { outcomes }: Move): MoveValues => ({
  outcome: outcomes.length === 1 ? (outcomes[0] ?? '') : '',
  notice: 'rfe',
  reason: '',
  documentsWaived: '',
  errorsWaived: '',
  filedOn: '',
  channel: typeof options.channel === 'string' ? options.channel : '',
  proofOfFiling: '',
  signedByHand: false,
  feesApproved: false,
  receiptNumber: '',
  receiptOn: '',
  priorityDate: '',
  noticeOn: '',
  dueOn: '',
  respondedOn: '',
  decidedOn: '',
  validFrom: '',
  validUntil: '',
  withdrawalLetterSigned: false,
})

export const FILED = 6

/** What the dialog of a move asks for. */
export function fieldsOf(
  { status, mode }: Pick<File, 'status' | 'mode'>,
  { to, kind, outcomes, needsReason }: Move,
): string[] {
  const fields: string[] = []
  if (kind === 'withdrawal') return ['reason', ...(status >= 6 ? ['withdrawalLetter'] : [])]
  if (status === 2 && to === 3) fields.push('documentsWaived')
  if (to === FILED) fields.push('filing')
  // Only an attorney waives errors, and a do-it-yourself case has none.
  if ((to === 5 && status < 5) || to === FILED) fields.push('check', ...(mode === 'LEGAL' ? ['errorsWaived'] : []))
  if (status === 6 && to === 7) fields.push('receipt')
  if (to === 8) fields.push(...(status === 7 ? ['notice'] : []), 'answer')
  if (status === 8 && to === 7) fields.push('respondedOn')
  if (to === 9) fields.push(...(outcomes.length > 1 ? ['outcome'] : []), 'decision')
  if (needsReason || kind === 'back' || kind === 'reopening') fields.push('reason')
  return fields
}

/** A move as the server takes it: an agency's notice is entered as an event, everything else is a move. */
export function callOf(file: File, { to, kind, outcomes }: Move, values: MoveValues) {
  const { notice, outcome, ...data } = values
  const said = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '' && value !== false))
  const event = eventOf(file.status, to, notice)
  const decided = outcome || (kind === 'withdrawal' ? 'Withdrawn' : '')
  return {
    id: file.id,
    version: file.version,
    ...said,
    ...(event ? { event } : { event: undefined, to, ...(outcomes.length > 0 && decided && { outcome: decided }) }),
  }
}

function eventOf(from: number, to: number, notice: string): AgencyEvent | undefined {
  if (from === 6 && to === 7) return 'receipt'
  if (from === 6 && to === 5) return 'rejection'
  if (from === 7 && to === 8) return notice === 'noid' ? 'noid' : 'rfe'
  if (from === 9 && to === 8) return 'intentToRevoke'
  return undefined
}
