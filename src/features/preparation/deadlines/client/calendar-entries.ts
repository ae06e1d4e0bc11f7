import { isFirm, isProvider } from '#case-file/cases/policy.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import type { AgendaItem } from '../records.ts'
import { said } from '../said.ts'

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

/** The calendar as one reader sees it: each fact once, in words; rules and case numbers are for those who prepare cases. */
export function entriesFor(items: readonly AgendaItem[], roleId: number): AgendaItem[] {
  const prepares = isFirm(roleId) || isProvider(roleId)
  const late = new Set(items.filter(({ title }) => title === MISSED).map(({ caseId }) => caseId))
  return items
    .filter(({ title, caseId }) => !(title === AWAITED && late.has(caseId)))
    .map((item) => ({
      ...item,
      title: titleOf(item.title, prepares),
      ...(!prepares && { caseNumber: '', ...(item.kind === 'deadline' && { details: '' }) }),
    }))
}

const AWAITED = 'USCIS acts on the premium request by'
const MISSED = 'USCIS missed the premium clock (the fee can be asked back) on'

function titleOf(title: string, prepares: boolean): string {
  // Who asks for the fee back is the law firm.
  if (title === MISSED && !prepares) return 'USCIS is late: premium processing promised an answer by this day'
  const [, base, legal] = /^(.+) \(legal day (\S+)\)$/u.exec(title) ?? []
  return base ? `${said(base)}; the last legal day is ${legal}` : said(title)
}
