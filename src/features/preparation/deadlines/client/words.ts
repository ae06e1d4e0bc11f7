import { showDate } from '#formats/dates.ts'
import { weekdayName } from '#formats/day.ts'
import { isLegal } from '../beside.ts'
import type { CaseDeadline, MissedDeadline } from '../records.ts'

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

export type DayRow = { label: string; on: string; says: string }

type Rowed = Pick<
  CaseDeadline,
  'title' | 'kind' | 'severity' | 'dueOn' | 'actBy' | 'overrideOn' | 'overrideReason' | 'overrideByName'
>

/**
 * The days of one date, each a row: the earlier one a team works to, the business day to act by where nothing is received
 * on the day itself, and the one the law gives, which stays the deadline.
 */
export function dayRows(date: Rowed): DayRow[] {
  const { kind, severity, dueOn, actBy, overrideOn, overrideReason, overrideByName } = date
  const set = `Set by ${overrideByName}: ${overrideReason}`
  if (!isLegal(date)) return [{ label: 'Our date', on: dueOn, says: overrideOn ? set : '' }]
  return [
    ...(overrideOn ? [{ label: ownLabel(date), on: overrideOn, says: `Our date. ${set}` }] : []),
    ...(actBy ? [{ label: 'Act by', on: actBy, says: `${showDate(dueOn)} is a ${weekdayName(dueOn)}` }] : []),
    { label: kind === 'due' && severity === 'policy' ? 'Best by' : LEGAL[kind], on: dueOn, says: '' },
  ]
}

const LEGAL: Readonly<Record<CaseDeadline['kind'], string>> = {
  due: 'Last legal day',
  expires: 'Ends',
  earliest: 'Not before',
  'retain until': 'Keep until',
  info: 'Date',
}

/** What is filed has a day to file by; everything else a day to do it by. */
const ownLabel = ({ title, kind }: Pick<CaseDeadline, 'title' | 'kind'>): string => {
  if (kind !== 'due' && kind !== 'expires') return 'Our date'
  return /fil|receiv|reach|extension|petition|must have/i.test(title) ? 'File by' : 'Do it by'
}

/** What the date follows from: "I-94 ends on 01-31-2027", and for those who prepare the case the rule. */
export function sourceOf(
  { steps, printedOn, rule, severity }: Pick<CaseDeadline, 'steps' | 'printedOn' | 'rule' | 'severity'>,
  withRule: boolean,
): string {
  const [first] = steps
  const from = printedOn ? 'Printed on the notice' : first ? `From: ${first.words} ${showDate(first.date)}` : ''
  return [from, withRule && `Rule ${rule}, ${severity}`].filter(Boolean).join(' · ')
}

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
