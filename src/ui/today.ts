import { showDate } from '#formats/dates.ts'
import { type Day, dayIn, defaultZone, timeIn, type Zone } from '#formats/day.ts'

let zone: Zone = defaultZone

/** Which day it is at the signed-in person's office, wherever the browser is: what a deadline is measured against. */
export const today = (now: Date = new Date()): Day => dayIn(zone, now)

/** The day of an instant there: the first day of a representation, say. */
export const dayHere = (instant: string): Day => dayIn(zone, new Date(instant))

/** Day and time of an instant there, both of one clock: 11-17-2026 21:04. */
export const momentHere = (instant: string): string =>
  `${showDate(dayHere(instant))} ${timeIn(zone, new Date(instant))}`

/** The session says whose clock it is; a visitor's is the product's own. */
export function liveIn(office: Zone | undefined): void {
  zone = office ?? defaultZone
}
