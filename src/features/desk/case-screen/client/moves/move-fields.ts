import type { CaseDetails, OfferedMove } from '#case-file/case-details/records.ts'
import type { AgencyEvent } from '#case-file/cases/rules.ts'
import { type AskedDay, dayAsked } from '#case-file/moves/day-asked.ts'
import { caseTypeById } from '#case-types/all.ts'
import { isBeforeFiling, Status } from '#case-types/status/statuses.ts'

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
  answerChannel: string
  respondedOn: string
  /** Asked by the dialog alone: the response went out though something is missing. */
  sentAllTheSame: boolean
  /** The case is closed though its decision can still be fought. */
  noAppeal: boolean
  decidedOn: string
  validFrom: string
  validUntil: string
  approvalNotice: string
  /** By person's id. */
  i94s: Record<string, { number: string; until: string }>
  rejectedOn: string
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
  answerChannel: '',
  respondedOn: '',
  sentAllTheSame: false,
  noAppeal: false,
  decidedOn: '',
  validFrom: '',
  validUntil: '',
  approvalNotice: '',
  i94s: {},
  rejectedOn: '',
  withdrawalLetterSigned: false,
})

/** What the dialog of a move asks for. */
export function fieldsOf(
  { status, mode }: Pick<File, 'status' | 'mode'>,
  { to, kind, outcomes, needsReason }: Move,
): string[] {
  const fields: string[] = []
  if (kind === 'withdrawal') return ['reason', ...(!isBeforeFiling(status) ? ['withdrawnOn', 'withdrawalLetter'] : [])]
  if (status === Status.submitted && to === Status.generated) fields.push('documentsWaived')
  if (to === Status.filed) fields.push('filing')
  // Only an attorney waives errors, and a do-it-yourself case has none.
  if ((to === Status.readyToFile && status < Status.readyToFile) || to === Status.filed)
    fields.push('check', ...(mode === 'LEGAL' ? ['errorsWaived'] : []))
  if (status === Status.filed && to === Status.receipted) fields.push('receipt')
  if (status === Status.filed && to === Status.readyToFile) fields.push('rejection')
  if (to === Status.noticeOpen) fields.push(...(status === Status.receipted ? ['notice'] : []), 'answer')
  if (status === Status.noticeOpen && to === Status.receipted) fields.push('respondedOn')
  if (to === Status.decided) fields.push(...(outcomes.length > 1 ? ['outcome'] : []), 'decision')
  if (needsReason || kind === 'back' || kind === 'reopening') fields.push('reason')
  return fields
}

/** A move as the server takes it: an agency's notice is entered as an event, everything else is a move. */
export function callOf(file: File, { to, kind, outcomes }: Move, values: MoveValues) {
  const { notice, outcome, sentAllTheSame: _sent, ...data } = values
  const said = Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)))
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

const isEmpty = (value: unknown) =>
  value === '' || value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** What the paper that comes with a move is called among the documents of the case; none where nothing comes. */
export function noticeOf({ status }: Pick<File, 'status'>, { to, kind }: Move, values: MoveValues): string | undefined {
  if (kind === 'withdrawal') return undefined
  if (to === Status.decided) return values.outcome === 'Approved' ? 'Approval notice' : 'Decision notice'
  if (to === Status.noticeOpen) return values.notice === 'noid' ? 'Notice of intent' : 'Request for evidence'
  if (status === Status.filed) return to === Status.receipted ? 'Receipt notice' : 'Rejection notice'
  return undefined
}

const isAudited = (typeId: number): boolean => caseTypeById(typeId)?.deadlines?.noticeStage === 'AUDIT'

/** What an agency sends when it asks for more; the Department of Labor sends audit letters (20 CFR 656.20). */
export const noticeKinds = (typeId: number): { value: string; label: string }[] =>
  isAudited(typeId)
    ? [{ value: 'rfe', label: 'Audit letter' }]
    : [
        { value: 'rfe', label: 'Request for evidence (RFE)' },
        { value: 'noid', label: 'Notice of intent to deny (NOID)' },
      ]

/** 20 CFR 656 moves no answer to a business day, on paper or not: how it goes makes no difference (D-32). */
export const isRolledOnPaper = (typeId: number): boolean => !isAudited(typeId)

type DecidedFile = Pick<CaseDetails, 'typeId' | 'status' | 'outcome' | 'decidedOn'>
type AskedMove = Pick<OfferedMove, 'to' | 'kind'>

/** The days a move is not made without: the one the server asks for, and the one that every notice bears. */
export function daysAsked(file: DecidedFile, { to, kind }: AskedMove, outcome: string): (AskedDay | 'noticeOn')[] {
  const asked = dayAsked({
    ...{ from: file.status, to, channel: caseTypeById(file.typeId)?.channel, before: file },
    outcome: kind === 'withdrawal' ? 'Withdrawn' : outcome || null,
  })
  const onNotice = to === Status.noticeOpen || asked?.field === 'receiptOn'
  return [...(asked ? [asked.field] : []), ...(onNotice ? (['noticeOn'] as const) : [])]
}
