import { addDays, type Day } from '#formats/day.ts'

export type Fault = { kind: 'status' | 'work'; from: Day; until: Day }

/** INA 245(k): what an employment-based applicant is forgiven. */
export const FORGIVEN_DAYS = 180

/**
 * CT-9.2: the different days with a fault since the last lawful admission. A day with two faults counts once; a lapse of
 * status stops counting when the I-485 is filed, work without authorization does not.
 */
export function faultyDays(
  faults: readonly Fault[],
  { admittedOn, filedOn }: { admittedOn: Day; filedOn?: Day },
): number {
  const days = new Set<Day>()
  for (const { kind, from, until } of faults)
    for (let day = from < admittedOn ? admittedOn : from; day <= until; day = addDays(day, 1))
      if (kind === 'work' || filedOn === undefined || day < filedOn) days.add(day)
  return days.size
}
