/** A stored date or moment as a cell that is a date. */
export const dateOf = (text: string | null): Date | null =>
  text === null ? null : new Date(`${text.slice(0, 10)}T00:00:00Z`)

export const momentOf = (at: string) => at.slice(0, 19).replace('T', ' ')

export const asText = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))
