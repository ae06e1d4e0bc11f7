import { addDays, type Day, dayIn, daysBetween, defaultZone } from '#formats/day.ts'

/** The demo's calendar hangs in Boston. */
export const isoDay = (at: Date): Day => dayIn(defaultZone, at)

/** The same time on another day; where the clocks were changed in between, an hour must not make it the next one. */
export function daysFrom(from: Date, days: number): Date {
  const at = new Date(from.getTime() + days * 86_400_000)
  return new Date(at.getTime() + daysBetween(isoDay(at), addDays(isoDay(from), days)) * 3_600_000)
}
