import type { Day } from '#formats/day.ts'

/** A stored day as a cell that is a date; of an instant, the day it is at the reader's office (`here.day`). */
export const dateOf = (day: Day | null): Date | null => (day === null ? null : new Date(`${day}T00:00:00Z`))

export const momentOf = (at: string) => at.slice(0, 19).replace('T', ' ')

export const asText = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))
