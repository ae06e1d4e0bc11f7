import { showDate } from '#formats/dates.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import type { AgendaItem, CaseDeadline } from '../records.ts'

/** How near a day is, in colour; the words say it too. */
export function hueOf({ dueOn, kind, doneAt }: Pick<CaseDeadline, 'dueOn' | 'kind' | 'doneAt'>, today: string): Hue {
  if (doneAt !== null) return 'gray'
  if (kind !== 'due' && kind !== 'expires') return 'blue'
  const days = daysUntil(dueOn, today)
  if (days < 0) return 'red'
  return days <= 14 ? 'orange' : 'green'
}

/** The same for an entry of the calendar. */
export const hueOfAgenda = ({ on, actionable, done }: Pick<AgendaItem, 'on' | 'actionable' | 'done'>, today: string) =>
  hueOf({ dueOn: on, kind: actionable ? 'due' : 'info', doneAt: done ? on : null }, today)

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

type Days = Pick<CaseDeadline, 'overrideOn' | 'overrideReason' | 'overrideByName' | 'printedOn' | 'computedOn'>

/** Which day governs, and why not another. */
export function governs({ overrideOn, overrideReason, overrideByName, printedOn, computedOn }: Days): string {
  const rule = computedOn ? ` The rule gives ${showDate(computedOn)}.` : ''
  if (overrideOn) return `Set by ${overrideByName}: ${overrideReason.replace(/[.!?]$/, '')}.${rule}`
  return printedOn ? `Printed by the agency, which governs.${rule}` : ''
}

const daysUntil = (on: string, today: string) => Math.round((Date.parse(on) - Date.parse(today)) / 86_400_000)
