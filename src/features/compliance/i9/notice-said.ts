import { showDate } from '#formats/dates.ts'
import { type Day, daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { rollBack } from '#rules/calendar/business-days.ts'
import { noticeWords } from './notices.ts'
import type { OpenNotice } from './records.ts'

/** How many days before its day a notice is said again; one that is over, once. */
const SAID: readonly number[] = [7, 3, 1, 0, -1]
/** The request for a hearing: every day from a week before on, since nothing brings it back (I9-10). */
const SAID_OF_A_FINE: readonly number[] = [7, 6, 5, 4, 3, 2, 1, 0, -1]

/**
 * What is said of an open notice today: "NORTHWIND ANALYTICS, notice of intent to fine: ask for a hearing in writing by
 * 11-25-2026, 5 days left." By hand or on paper that is done on the business day before, where the day is none.
 */
export function noticeSaid({ kind, dueOn, companyName }: OpenNotice, today: Day): string | undefined {
  if (dueOn === null) return undefined
  const by = rollBack(dueOn)
  const left = daysBetween(today, by)
  if (!(kind === 'intent to fine' ? SAID_OF_A_FINE : SAID).includes(left)) return undefined
  const { title, does, says } = noticeWords[kind]
  const when = left < 0 ? 'That day is over.' : left === 0 ? 'That is today.' : `${counted(left, 'day')} left.`
  return [`${companyName}, ${title.toLowerCase()}: ${does} by ${showDate(by)}.`, when, says].filter(Boolean).join(' ')
}
