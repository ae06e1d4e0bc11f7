import { addDays, type Day, dayIn, instantIn, weekday, type Zone } from '#formats/day.ts'

export const digestChoices = ['off', 'daily', 'weekly'] as const
export type Digest = (typeof digestChoices)[number]

/** Seven in the morning where the reader works; a weekly one on Monday. */
const HOUR = 7
const MONDAY = 1

/** When the next digest goes out. A day has 23 or 25 hours when the clocks change: it is the hour on the wall that counts. */
export function nextDigest(choice: Exclude<Digest, 'off'>, zone: Zone, now: Date): Date {
  const today = dayIn(zone, now)
  const days = Array.from({ length: 9 }, (_, n) => addDays(today, n))
  const moments = days
    .filter((day) => choice === 'daily' || weekday(day) === MONDAY)
    .map((day) => instantIn(zone, day, HOUR))
  return moments.find((at) => at > now) ?? now
}

/** What is due before the digest, or no later than the day after it, does not wait for it. */
export const isUrgent = (dueOn: Day | null | undefined, next: Date, zone: Zone): boolean =>
  dueOn != null && dueOn <= addDays(dayIn(zone, next), 1)
