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
