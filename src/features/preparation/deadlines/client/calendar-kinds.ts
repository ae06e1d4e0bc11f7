import type { Hue } from '#ui/theme/tokens.ts'
import type { AgendaItem } from '../records.ts'

/** What an entry of the calendar is, as people tell them apart. */
export const calendarKinds = {
  deadline: { words: 'Deadlines', hue: 'orange' },
  task: { words: 'To do', hue: 'teal' },
  know: { words: 'Good to know', hue: 'blue' },
  event: { words: 'Events', hue: 'violet' },
  holiday: { words: 'Holidays', hue: 'gray' },
} as const satisfies Record<string, { words: string; hue: Hue }>

export type CalendarKind = keyof typeof calendarKinds
export const kindNames = Object.keys(calendarKinds) as CalendarKind[]

export type Entry = Pick<AgendaItem, 'kind' | 'actionable' | 'done' | 'on'>

export function kindOf({ kind, actionable }: Pick<AgendaItem, 'kind' | 'actionable'>): CalendarKind {
  if (kind === 'event') return 'event'
  if (kind === 'item') return 'task'
  return actionable ? 'deadline' : 'know'
}

/** Colored by kind; red is kept for what is overdue, gray for what is done. */
export function hueOfEntry(entry: Entry, today: string): Hue {
  if (entry.done) return 'gray'
  if (entry.on < today && entry.actionable) return 'red'
  return calendarKinds[kindOf(entry)].hue
}
