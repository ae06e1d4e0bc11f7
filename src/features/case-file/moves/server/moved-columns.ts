import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { parseReceiptNumber } from '#formats/immigration-numbers.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { MoveData } from '../contract.ts'
import { dayAsked } from '../day-asked.ts'
import { type ApprovedPerson, approvalColumns } from './approval.ts'
import type { ApprovedAtMost } from './move-parts.ts'
import type { Columns } from './moves-store.ts'

/** What a move writes into the case besides its status: dates and numbers of the notice, and the next date. */
export function columnsAfter(
  file: CaseColumns,
  type: CaseType,
  after: { status: number; stage: string; outcome: string | null },
  data: MoveData,
  { today, answerBy, ...around }: { today: string; answerBy?: string } & Approving,
): Columns {
  notAfter(today, {
    filedOn: data.filedOn,
    receiptOn: data.receiptOn,
    noticeOn: data.noticeOn,
    respondedOn: data.respondedOn,
    decidedOn: data.decidedOn,
    rejectedOn: data.rejectedOn,
  })
  const from = file.status
  const to = after.status
  const asked = dayAsked({ from, to, channel: type.channel, outcome: after.outcome, before: file })
  if (asked && data[asked.field] === undefined) throw badInput({ [asked.field]: asked.why })
  if (to === from) return {}
  if (to === Status.filed) return { filed_on: data.filedOn ?? today, ...NOTHING_DUE }
  // A rejected package has no filing date (case-types.md §1.2).
  if (from === Status.filed && to === Status.readyToFile) return rejection(file, data, today)
  if (from === Status.filed && to === Status.receipted) return receipt(file, type, data, data.receiptOn ?? today)
  // A stage may lie beyond the receipt, as a certified LCA does: what is said of it on the way is kept.
  if (from === Status.filed && to > Status.receipted && data.receiptOn) {
    const received = receipt(file, type, { ...data, noticeOn: undefined }, data.receiptOn)
    const { receipt_on: receiptOn = null, priority_date: priorityDate = file.priorityDate } = received
    const known = { ...file, status: Status.receipted, receiptOn, priorityDate }
    return { ...received, ...columnsAfter(known, type, after, data, { today, answerBy, ...around }) }
  }
  if (to === Status.noticeOpen) {
    const { noticeOn = null, dueOn: printed } = data
    const dueOn = printed ?? answerBy
    if (!dueOn) throw badInput({ noticeOn: 'Enter the date of the notice, or the day it prints for the answer.' })
    const known = file.receiptOn ?? file.filedOn
    if (noticeOn && known && noticeOn < known)
      throw badInput({ noticeOn: `The case was filed ${showDate(known)}; a notice about it cannot be older.` })
    if (noticeOn && dueOn <= noticeOn) throw badInput({ dueOn: 'The answer is due after the day of the notice.' })
    return {
      rfe_notice_on: noticeOn,
      rfe_due_on: dueOn,
      // What the rule counted is never kept as what the agency printed.
      rfe_due_printed: printed !== undefined,
      answer_channel: data.answerChannel ?? null,
      rfe_responded_on: null,
      next_due_on: dueOn,
      next_due_title: 'Answer due',
    }
  }
  if (from === Status.noticeOpen && to === Status.receipted)
    return { rfe_responded_on: data.respondedOn ?? today, ...NOTHING_DUE }
  if (to === Status.decided) return decision(file, type, after.outcome, data, { today, ...around })
  if (to === Status.completed) return NOTHING_DUE
  return {}
}

const NOTHING_DUE: Columns = { next_due_on: null, next_due_title: '' }

/** What an approval is held against: for whom it is, and the end of the six years or of what goes beyond them. */
export type Approving = { people?: readonly ApprovedPerson[]; atMost?: ApprovedAtMost }

function decision(
  file: CaseColumns,
  type: CaseType,
  outcome: string | null,
  data: MoveData,
  { today, people = [], atMost }: Approving & { today: string },
): Columns {
  // What was completed is taken up again as it was decided; what has no paper ends on the day it is said.
  const decidedOn = data.decidedOn ?? (file.status === Status.completed ? file.decidedOn : null) ?? today
  const late = cameBefore(file).find(([on]) => on !== null && data.decidedOn !== undefined && data.decidedOn < on)
  if (late?.[0])
    throw badInput({
      decidedOn: `${late[1]} ${showDate(late[0])}; it was ${outcome === 'Withdrawn' ? 'withdrawn' : 'decided'} then or later.`,
    })
  return {
    decided_on: decidedOn,
    // Certified without word of its acceptance: it was accepted when it was filed.
    ...(outcome === 'Approved' && priorityDate(file, type, { acceptedOn: file.receiptOn ?? file.filedOn })),
    ...(outcome === 'Approved' && approvalColumns(file, type, data, { decidedOn, people, atMost })),
    ...(outcome === 'Revoked' && { valid_until: null, valid_from: null }),
    ...NOTHING_DUE,
  }
}

type Accepted = { said?: string; acceptedOn: string | null }

/** What somebody said stays; else a type that gives a place in line gives it from the day it was accepted. */
function priorityDate(file: CaseColumns, type: CaseType, { said, acceptedOn }: Accepted): Columns {
  if (said) return { priority_date: said }
  return type.givesPriorityDate && file.priorityDate === null && acceptedOn ? { priority_date: acceptedOn } : {}
}

/** What is older than the decision, by the words that name it. */
const cameBefore = ({ receiptOn, filedOn, rfeNoticeOn, rfeRespondedOn }: CaseColumns) =>
  [
    [receiptOn ?? filedOn, 'The case was filed'],
    [rfeNoticeOn, 'The notice is of'],
    [rfeRespondedOn, 'The answer was sent'],
  ] as const

function receipt(file: CaseColumns, type: CaseType, data: MoveData, receiptOn: string): Columns {
  if (file.filedOn && receiptOn < file.filedOn)
    throw badInput({ receiptOn: `It was sent ${showDate(file.filedOn)}; it was received then or later.` })
  if (data.noticeOn && data.noticeOn < receiptOn)
    throw badInput({ noticeOn: 'The receipt notice is dated on or after the day the filing was received.' })
  return {
    receipt_number: receiptNumber(type, data.receiptNumber),
    receipt_on: receiptOn,
    receipt_notice_on: data.noticeOn ?? null,
    ...priorityDate(file, type, { said: data.priorityDate, acceptedOn: receiptOn }),
  }
}

function rejection(file: CaseColumns, data: MoveData, today: string): Columns {
  const rejectedOn = data.rejectedOn ?? today
  if (file.filedOn && rejectedOn < file.filedOn)
    throw badInput({ rejectedOn: `It was sent ${showDate(file.filedOn)}; it was rejected then or later.` })
  return { filed_on: null, rejected_on: rejectedOn }
}

/** USCIS numbers have one format; the Department of Labor's and matters without an agency have others. */
function receiptNumber(type: CaseType, text: string | undefined): string | null {
  if (!text) return null
  if (type.channel !== 'USCIS') return text.slice(0, 30)
  const parsed = parseReceiptNumber(text)
  if (!parsed.ok) throw badInput({ receiptNumber: parsed.message })
  return parsed.value
}

function notAfter(today: string, dates: Record<string, string | undefined>): void {
  for (const [field, date] of Object.entries(dates))
    if (date !== undefined && date > today) throw badInput({ [field]: 'This day has not come yet.' })
}
