import type { CaseDetails, OfferedMove } from '#case-file/case-details/records.ts'
import type { AgencyEvent } from '#case-file/cases/rules.ts'
import { isBeforeFiling, Status } from '#case-types/statuses.ts'

export type MoveValues = {
  outcome: string
  notice: string
  reason: string
  documentsWaived: string
  errorsWaived: string
  filedOn: string
  channel: string
  proofOfFiling: string
  preparedElsewhere: string
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
  preparedElsewhere: '',
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

/** What the dialog of a move asks for. */
export function fieldsOf(
  { status, mode }: Pick<File, 'status' | 'mode'>,
  { to, kind, outcomes, needsReason }: Move,
): string[] {
  const fields: string[] = []
  if (kind === 'withdrawal') return ['reason', ...(!isBeforeFiling(status) ? ['withdrawalLetter'] : [])]
  if (status === Status.submitted && to === Status.generated) fields.push('documentsWaived')
  if (to === Status.filed) fields.push('filing')
  // Only an attorney waives errors, and a do-it-yourself case has none.
  if ((to === Status.readyToFile && status < Status.readyToFile) || to === Status.filed)
    fields.push('check', ...(mode === 'LEGAL' ? ['errorsWaived'] : []))
  if (status === Status.filed && to === Status.receipted) fields.push('receipt')
  if (to === Status.noticeOpen) fields.push(...(status === Status.receipted ? ['notice'] : []), 'answer')
  if (status === Status.noticeOpen && to === Status.receipted) fields.push('respondedOn')
  if (to === Status.decided) fields.push(...(outcomes.length > 1 ? ['outcome'] : []), 'decision')
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
  if (from === Status.filed && to === Status.receipted) return 'receipt'
  if (from === Status.filed && to === Status.readyToFile) return 'rejection'
  if (from === Status.receipted && to === Status.noticeOpen) return notice === 'noid' ? 'noid' : 'rfe'
  if (from === Status.decided && to === Status.noticeOpen) return 'intentToRevoke'
  return undefined
}
