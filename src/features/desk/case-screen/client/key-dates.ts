import type { CaseDetails } from '#case-file/case-details/records.ts'
import { NEWS_DAYS } from '#case-file/cases/news.ts'
import { isLegal } from '#case-work/deadlines/own-day.ts'
import type { CaseDeadline } from '#case-work/deadlines/records.ts'
import { addDays, type Day } from '#formats/day.ts'

export type KeyDate = { key: string; on: Day; what: string; about: string; why: string; legal: boolean }

const MOST = 3

/** The next legal date, and what else comes first: at most three, in the order of their days. `own`: the employee reads it. */
export function keyDates(dates: readonly CaseDeadline[], file: Of, today: Day, own = false): KeyDate[] {
  const rows = dates.filter(isOpen).flatMap(rowsOf)
  const all = [...rows, ...endsElsewhere(rows, file, own), ...documentsDue(file, own)]
    .filter(({ on }) => on <= addDays(today, NEWS_DAYS))
    .sort(byDay)
  const legal = all.find((date) => date.legal)
  const others = all.filter((date) => date !== legal).slice(0, legal ? MOST - 1 : MOST)
  return [...others, ...(legal ? [legal] : [])].sort(byDay)
}

type Of = Pick<CaseDetails, 'openItems' | 'personName' | 'authorizedUntil'>

const isOpen = ({ kind, doneAt }: CaseDeadline) => (kind === 'due' || kind === 'expires') && doneAt === null
const byDay = (one: KeyDate, other: KeyDate) => one.on.localeCompare(other.on)

/** A legal date and the earlier one that a team works to are two rows. */
function rowsOf(date: CaseDeadline): KeyDate[] {
  const { rule, part, dueOn, overrideOn, overrideByName, explanation } = date
  const what = titleOf(date)
  const row = { key: `${rule} ${part}`, on: dueOn, what, about: '', why: explanation, legal: isLegal(date) }
  if (!overrideOn || !row.legal) return [row]
  const about = `Internal date${overrideByName && `, set by ${overrideByName}`}`
  return [row, { ...row, key: `${row.key} internal`, on: overrideOn, about, legal: false }]
}

/** A title begins a sentence that its date ends; beside its date it stands alone. */
export const titleOf = ({ title }: Pick<CaseDeadline, 'title'>): string =>
  title.replace(/,? (?:by|on|from|until)$/u, '')

/** Work or stay may end by another case, or by the record alone: it is said here all the same. */
function endsElsewhere(rows: readonly KeyDate[], { authorizedUntil: on, personName }: Of, own: boolean): KeyDate[] {
  if (on === null || rows.some((row) => row.on === on)) return []
  const [first = ''] = personName.split(' ')
  const what = `${own ? 'Your' : `${first}’s`} permission to work or stay ends`
  return [{ key: 'authorized', on, what, about: '', why: '', legal: true }]
}

/** The first day somebody gave for a document of the employee. */
function documentsDue({ openItems, personName }: Of, own: boolean): KeyDate[] {
  const due = openItems.filter(({ kind, side, dueOn }) => kind === 'document' && side === 'employee' && dueOn !== null)
  const on = due.flatMap(({ dueOn }) => dueOn ?? []).sort()[0]
  if (on === undefined) return []
  const [first = ''] = personName.split(' ')
  const what = own ? 'Your documents are due' : first ? `${first}’s documents are due` : 'Documents are due'
  return [{ key: 'documents', on, what, about: 'Internal date', why: '', legal: false }]
}
