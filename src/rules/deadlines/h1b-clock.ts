import { addDays, addMonths, type Day, daysBetween } from '#formats/day.ts'

/** A stay abroad. While it has no return there is nothing to recapture yet. */
export type Trip = {
  leftOn: Day
  returnedOn?: Day
  /** Days of short visits within it: they do not break a year abroad but do not count for it. */
  visitDays?: number
}

export type Clock = {
  startedOn: Day
  /** Six years without any recapture. */
  baseEnd: Day
  recaptured: readonly { trip: Trip; days: number }[]
  recapturedDays: number
  endsOn: Day
  /** Set when a year abroad began a fresh clock. */
  resetBy?: Trip
}

export type ClockFacts = {
  firstDay: Day
  trips?: readonly Trip[]
  /** Days since then in H-4, L-2, F-1 or any other status: they do not count. */
  daysOutside?: number
  /** How long may be stayed; six years unless said. */
  months?: number
}

/**
 * The six-year limit (INA 214(g)(4); 8 CFR 214.2(h)(13)(iii)): time in H-1B and L-1 together, less each full day
 * abroad. The first day is that of the first admission in, or change to, the status.
 */
export function sixYearClock({ firstDay, trips = [], daysOutside = 0, months = 72 }: ClockFacts): Clock {
  const sorted = [...trips].sort((one, other) => one.leftOn.localeCompare(other.leftOn))
  const resetBy = sorted.findLast((trip) => isYearAbroad(trip))
  const startedOn = resetBy?.returnedOn && resetBy.returnedOn > firstDay ? resetBy.returnedOn : firstDay
  const fresh = startedOn !== firstDay
  const recaptured = perTrip(sorted, startedOn)
  const recapturedDays = recaptured.reduce((sum, { days }) => sum + days, 0)
  const baseEnd = addDays(addMonths(startedOn, months), -1)
  const endsOn = addDays(baseEnd, recapturedDays + (fresh ? 0 : daysOutside))
  return { startedOn, baseEnd, recaptured, recapturedDays, endsOn, ...(fresh && { resetBy }) }
}

/**
 * The clock of someone whose stays in H-1B or L-1 are known: the days between two of them do not count. A year or more
 * in between starts no fresh clock by itself, since it may have been spent here in another status.
 */
export function factsOfStays(stays: readonly { from: Day; until?: Day }[]): ClockFacts | undefined {
  const sorted = [...stays].sort((one, other) => one.from.localeCompare(other.from))
  const [first, ...later] = sorted
  if (!first) return undefined
  const between = later.flatMap((next, index): Trip[] => {
    const leftOn = sorted[index]?.until
    return leftOn === undefined ? [] : [{ leftOn, returnedOn: next.from }]
  })
  const long = between.filter(isYearAbroad)
  return {
    firstDay: first.from,
    trips: between.filter((trip) => !long.includes(trip)),
    daysOutside: long.reduce((sum, trip) => sum + recapturableDays(trip), 0),
  }
}

/** Full days abroad: the days of departure and return were days in the United States. */
export const recapturableDays = ({ leftOn, returnedOn }: Trip): number =>
  returnedOn === undefined ? 0 : Math.max(daysBetween(leftOn, returnedOn) - 1, 0)

/** One continuous year outside the United States gives a fresh six years. */
export const isYearAbroad = ({ leftOn, returnedOn, visitDays = 0 }: Trip): boolean =>
  returnedOn !== undefined && addDays(addMonths(leftOn, 12), visitDays) < returnedOn

// Trips that overlap, or that began before the clock, give each day once.
function perTrip(sorted: readonly Trip[], startedOn: Day): { trip: Trip; days: number }[] {
  let counted = addDays(startedOn, -1)
  return sorted.map((trip) => {
    if (trip.returnedOn === undefined) return { trip, days: 0 }
    const first = addDays(trip.leftOn, 1)
    const from = first > counted ? first : addDays(counted, 1)
    const until = addDays(trip.returnedOn, -1)
    const days = Math.max(daysBetween(from, until) + 1, 0)
    if (until > counted) counted = until
    return { trip, days }
  })
}
