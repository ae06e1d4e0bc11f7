import type { CaseDetails } from '#case-file/case-details/records.ts'
import { NEWS_DAYS } from '#case-file/cases/news.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { isBeforeFiling, Status } from '#case-types/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, type Day } from '#formats/day.ts'
import type { Say } from '#ui/say.ts'

type Of = Pick<CaseDetails, 'status' | 'standing' | 'waitsFor' | 'authorizedUntil'>
type Around = { dates: readonly OpenItem[]; others: readonly OpenItem[]; today: Day }

/** As long before the end it is among what is urgent (employees/records.ts). */
const NEAR_DAYS = 60

/** How whoever holds a closed case is told of it (who-has-the-ball.ts). */
const NOTHING_LEFT = / Nothing is left to do\.$/

/**
 * What a reader with nothing open is told. "You're all set" only when nothing comes either: a date that has passed, a date
 * to know before filing, or the end of the permission to work or stay within half a year is said in its place.
 */
export function nothingOpen(file: Of, { dates, others, today }: Around, say: Say): string {
  if (file.status >= Status.decided) {
    // A date that is still to be kept is no all-clear, however long the case is closed.
    const [next] = dates.filter(({ dueOn }) => dueOn !== null && dueOn >= today)
    if (!next) return say(file.standing)
    return `${say(file.standing.replace(NOTHING_LEFT, ''))} ${say(next.title)} ${showDate(next.dueOn)}.`
  }
  const waits = others.length > 0 || file.waitsFor.length > 0 ? ` ${say(file.standing)}` : ''
  const nothing = say('Nothing to do right now.')
  const [late] = dates.filter(({ dueOn }) => dueOn !== null && dueOn < today)
  if (late) return `${nothing} ${say(late.title)} ${showDate(late.dueOn)}.${waits}`
  const until = file.authorizedUntil
  if (until !== null && until <= addDays(today, NEWS_DAYS))
    // So near the end it comes first, and no sentence that nothing has to be done stands beside it.
    return until <= addDays(today, NEAR_DAYS)
      ? `${say(until < today ? 'Work or stay ended' : 'Work or stay ends')} ${showDate(until)}.${waits}`
      : `${nothing} ${say('Authorized until')} ${showDate(until)}.${waits}`
  return dates.length > 0 && isBeforeFiling(file.status)
    ? `${nothing}${waits}`
    : `${say('You’re all set. We’ll e-mail you when we need something.')}${waits}`
}
