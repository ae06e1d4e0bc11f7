import { caseTypeById } from '#case-types/all.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { Given } from '#rules/deadlines/inputs.ts'

type Asked = {
  typeId: number
  status: number
  stage: string
  rfeNoticeOn: string | null
  rfeDueOn: string | null
  rfeDuePrinted: boolean
  rfeRespondedOn: string | null
  answerChannel: 'paper' | 'online' | null
}

/** Which notice is open says the stage: an audit, an intent to deny or revoke, else a request for evidence. */
export function fromNotice({ typeId, status, stage, ...file }: Asked): Partial<Given> {
  if (status !== Status.noticeOpen || file.rfeRespondedOn !== null) return {}
  const dated = file.rfeNoticeOn ?? undefined
  // What the rule counted is not what the agency printed.
  const due = file.rfeDuePrinted ? (file.rfeDueOn ?? undefined) : undefined
  if (stage === 'AUDIT') return { auditLetterOn: dated, auditPrintedDueOn: due }
  const answerChannel = file.answerChannel ?? undefined
  if (/^NOI[DR]_/.test(stage)) return { noticeDatedOn: dated, noticePrintedDueOn: due, answerChannel }
  return {
    answerChannel,
    rfeDatedOn: dated,
    rfePrintedDueOn: due,
    requestedForm: caseTypeById(typeId)?.deadlines?.requestedForm as Given['requestedForm'],
  }
}

type AskedOfPremium = {
  status: number
  outcome: string | null
  rfeNoticeOn: string | null
  rfeRespondedOn: string | null
  decidedOn: string | null
}

/** The clock runs while the agency alone has to act: a notice or a decision stops it, the response starts it anew. */
export function premiumOf(file: AskedOfPremium, premiumClass: string, received: string | undefined): Partial<Given> {
  const clock = {
    premiumClass: premiumClass as Given['premiumClass'],
    premiumReceivedOn: received,
    premiumResponseReceivedOn: file.rfeRespondedOn ?? undefined,
  }
  if (file.status < Status.decided && file.status !== Status.noticeOpen) return clock
  const acted = (file.status === Status.noticeOpen ? file.rfeNoticeOn : file.decidedOn) ?? undefined
  // What was withdrawn nobody had to act on; where the day is not known, nothing is said of the clock.
  return acted === undefined || file.outcome === 'Withdrawn' ? { premiumClass } : { ...clock, premiumActedOn: acted }
}
