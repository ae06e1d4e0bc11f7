import { Status } from '#case-types/status/statuses.ts'
import type { Given } from '#rules/deadlines/inputs.ts'

type Asked = {
  status: number
  outcome: string | null
  rfeNoticeOn: string | null
  rfeRespondedOn: string | null
  decidedOn: string | null
}

/** The clock runs while the agency alone has to act: a notice or a decision stops it, the response starts it anew. */
export function premiumOf(file: Asked, premiumClass: string, received: string | undefined): Partial<Given> {
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
