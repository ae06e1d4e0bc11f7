import { type Day, daysBetween } from './day.ts'

/** A date says how far away it is. */
export function howFar(on: Day, from: Day): string {
  const days = daysBetween(from, on)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

const SOON_DAYS = 7

/** What is due is news when it is overdue or within a week. */
export function dueTone(on: Day | null, from: Day): 'red' | 'amber' | 'gray' {
  const days = on === null ? Number.POSITIVE_INFINITY : daysBetween(from, on)
  return days < 0 ? 'red' : days <= SOON_DAYS ? 'amber' : 'gray'
}
