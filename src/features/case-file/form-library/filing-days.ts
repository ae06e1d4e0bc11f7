import { addBusinessDays } from '#rules/calendar/business-days.ts'
import type { Basis } from './rules.ts'

/** What is known of when a case goes out, or went. */
export type Leaving = {
  filedOn: string | null
  receiptOn: string | null
  /** The day it is planned for. */
  fileOn: string | null
  online: boolean
}

/** The day it counts as filed: when it was; else when it will be, which is not before today. */
export const filingDayOf = ({ filedOn, fileOn }: Pick<Leaving, 'filedOn' | 'fileOn'>, today: string): string =>
  filedOn ?? (fileOn !== null && fileOn > today ? fileOn : today)

/**
 * The days by which an edition counts (deadlines.md D-44): that of the postmark and that of the receipt. On paper what is
 * posted is received on the next business day at the earliest; online both are the day of submission.
 */
export function filingDaysFrom(leaving: Leaving, today: string): Readonly<Record<Basis, string>> {
  const postmark = filingDayOf(leaving, today)
  return { postmark, received: leaving.receiptOn ?? (leaving.online ? postmark : addBusinessDays(postmark, 1)) }
}
