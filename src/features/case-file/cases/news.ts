import { addDays, type Day } from '#formats/day.ts'

/** A date further away is not news: it stands on no home screen and in no bell. */
export const NEWS_DAYS = 180
/** A date that passed longer ago is history. */
export const PAST_DAYS = 60

type Dated = { kind: string; dueOn: Day | null }

/** What is not history on a day: everything to do, however late, and the dates from a while ago on. */
export const isNewsFrom = (today: Day, { kind, dueOn }: Dated): boolean =>
  kind !== 'date' || dueOn === null || dueOn >= addDays(today, -PAST_DAYS)

/** What is news on a day: everything to do, and the dates around it. */
export const isNewsOn = (today: Day, item: Dated): boolean =>
  isNewsFrom(today, item) && (item.kind !== 'date' || item.dueOn === null || item.dueOn <= addDays(today, NEWS_DAYS))

/** That work has ended is told, and nobody can keep that day any more; every other date is kept or marked as done. */
export const WORK_ENDED = 'date:D-13 work ended'
/** The last day on which a refusal can be fought. */
export const APPEAL = 'date:D-42 appeal'
/** The items are `o`. */
export const SQL_IS_TO_KEEP = `o.key <> '${WORK_ENDED}'`
