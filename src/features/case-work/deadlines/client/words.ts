import { showDate } from '#formats/dates.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import { isLegal } from '../own-day.ts'
import type { CaseDeadline, MissedDeadline } from '../records.ts'

/** How near a day is, in colour; the words say it too. */
export function hueOf({ dueOn, kind, doneAt }: Pick<CaseDeadline, 'dueOn' | 'kind' | 'doneAt'>, today: string): Hue {
  if (doneAt !== null) return 'gray'
  if (kind !== 'due' && kind !== 'expires') return 'blue'
  const days = daysUntil(dueOn, today)
  if (days < 0) return 'red'
  return days <= 14 ? 'orange' : 'green'
}

export function distance(on: string, today: string): string {
  const days = daysUntil(on, today)
  if (days === 0) return 'today'
  const counted = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  return days < 0 ? `${counted} ago` : `in ${counted}`
}

/** Nothing has to be done about it any more: done, or a day that only informs and has passed. */
export const isBehind = (
  { dueOn, kind, doneAt }: Pick<CaseDeadline, 'dueOn' | 'kind' | 'doneAt'>,
  today: string,
): boolean => doneAt !== null || (dueOn < today && kind !== 'due' && kind !== 'expires')

type Days = Pick<
  CaseDeadline,
  'severity' | 'overrideOn' | 'overrideReason' | 'overrideByName' | 'printedOn' | 'computedOn'
>

/** Which day governs, and why not another. */
export function governs({ severity, overrideOn, overrideReason, overrideByName, printedOn, computedOn }: Days): string {
  const rule = computedOn ? ` The rule gives ${showDate(computedOn)}.` : ''
  const why = `set by ${overrideByName}: ${overrideReason.replace(/[.!?]$/, '')}.`
  if (overrideOn && !isLegal({ severity })) return `Day ${why}${rule}`
  const printed = printedOn ? `Printed on the notice, which governs.${rule}` : ''
  return [overrideOn && `Internal date ${showDate(overrideOn)}, ${why}`, printed].filter(Boolean).join(' ')
}

/** A rule's title is the beginning of a sentence that its date ends; where the date stands beside it, it ends before. */
export const titleAlone = (title: string): string => title.replace(/,? (by|until|from|on|through|after|since|is)$/, '')

const daysUntil = (on: string, today: string) => Math.round((Date.parse(on) - Date.parse(today)) / 86_400_000)

/** "USCIS must have the extension by 12-29-2026: 3 days late." "Extension may be filed from 03-03-2027: 9 days too early." */
export const missedWords = ({
  title,
  dueOn,
  daysLate,
}: Pick<MissedDeadline, 'title' | 'dueOn' | 'daysLate'>): string => {
  const days = Math.abs(daysLate) === 1 ? '1 day' : `${Math.abs(daysLate)} days`
  return `${title} ${showDate(dueOn)}: ${days} ${daysLate < 0 ? 'too early' : 'late'}.`
}

/** What is said about a day of filing as a whole; no all-clear where no end is known. */
export function dayOfFilingWords(missed: readonly Pick<MissedDeadline, 'daysLate'>[], judged: boolean): string {
  if (missed.some(({ daysLate }) => daysLate < 0)) return 'It could not be filed on that day:'
  if (missed.length > 0)
    return `${missed.length === 1 ? 'One deadline' : `${missed.length} deadlines`} would be missed:`
  return judged
    ? 'No deadline would be missed.'
    : 'No deadline for filing is known yet, so nothing can be said about that day.'
}
