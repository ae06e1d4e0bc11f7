import { date, text } from '#engine/fact.ts'
import { formDate } from '#formats/dates.ts'

type Stay = { id: string; name?: string; from?: string; until?: string }

/** Whose stay, from when until when, as the supplements list them. */
export const stayColumns = { name: text('Name', { max: 200 }), from: date('From'), until: text('To', { max: 10 }) }

/** The stays that reach into the last so many years; one that goes on ends at "Present". */
export function staysInLast(years: number, today: string, stays: readonly Stay[]): Stay[] {
  const since = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  return stays
    .filter(({ until }) => until === undefined || until >= since)
    .map(({ id, name, from, until }) => ({ id, name, from, until: until ? formDate(until) : 'Present' }))
}
