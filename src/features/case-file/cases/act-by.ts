import { showDate } from '#formats/dates.ts'

/** The title of a day on which nothing is received, with the business day before it: the law does not move such a day (D-01). */
export const withActBy = (title: string, actBy: string): string => `${title} (act by ${showDate(actBy)})`

/** By when to act, as a title says it; undefined: on the day itself. */
export const actByOf = (title: string): string | undefined => / \(act by (\S+)\)$/u.exec(title)?.[1]
