/** Calendar arithmetic on ISO dates without time zone (deadlines.md, conventions). */
export function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Keeps the day number, or takes the last day of a shorter month. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const index = year * 12 + (month - 1) + months
  const lastDay = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate()
  return `${Math.floor(index / 12)}-${pad((index % 12) + 1)}-${pad(Math.min(day, lastDay))}`
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

export function ageOn(bornOn: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years
}

export const latest = (...dates: readonly string[]): string => [...dates].sort().at(-1) ?? ''
export const earliest = (...dates: readonly string[]): string => [...dates].sort()[0] ?? ''

const pad = (number: number) => String(number).padStart(2, '0')
