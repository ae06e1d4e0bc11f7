import type { CaseDetails } from '#case-file/case-details/records.ts'
import { toOthers } from '#case-file/cases/item-words.ts'
import { NEWS_DAYS } from '#case-file/cases/news.ts'
import { addDays, type Day } from '#formats/day.ts'
import { isLegal } from '#preparation/deadlines/beside.ts'
import type { CaseDeadline } from '#preparation/deadlines/records.ts'
import { said } from '#preparation/deadlines/said.ts'
import { toldOnPaper } from '#preparation/deadlines/titles.ts'

export type KeyDate = {
  key: string
  on: Day
  what: string
  about: string
  why: string
  legal: boolean
  /** Work or stay ends on it. */
  ends: boolean
}

const MOST = 3

/**
 * The next legal date, the end of work or stay, and what else comes first: at most three, in the order of their days.
 * Days that allow or inform fill what is left. Where nothing comes within half a year, the first that comes later: that
 * there is none is said only where nobody knows of any. `own`: the employee reads it.
 */
export function keyDates(dates: readonly CaseDeadline[], file: Of, today: Day, own = false): KeyDate[] {
  const until = addDays(today, NEWS_DAYS)
  const rows = oneMailDay(dates.filter(isOpen).flatMap((date) => rowsOf(date, file, own)))
  const known = [...rows, ...datesElsewhere(rows, file, own)]
  const all = [...known, ...endsElsewhere(known, file, own), ...itemsDue(file, own)].sort(byDay)
  const soon = all.filter(({ on }) => on <= until)
  const shown = chosen(soon)
  const opening = dates.filter((date) => opens(date) && date.dueOn >= today && date.dueOn <= until)
  const allowed = opening.flatMap((date) => rowsOf(date, file, own)).sort(byDay)
  const filled = [...shown, ...allowed.slice(0, MOST - shown.length)]
  return (filled.length > 0 ? filled : all.slice(0, 1)).sort(byDay)
}

/** Nothing of the house's own pushes out the day that the law gives, or the one on which work or stay ends. */
function chosen(dates: readonly KeyDate[]): KeyDate[] {
  const always = new Set([dates.find(({ legal }) => legal), dates.find(({ ends }) => ends)])
  const kept = dates.filter((date) => always.has(date))
  return [...kept, ...dates.filter((date) => !always.has(date)).slice(0, MOST - kept.length)]
}

type Of = Pick<CaseDetails, 'openItems' | 'personName' | 'authorizedUntil' | 'typeId' | 'options'>

const isOpen = ({ kind, doneAt }: CaseDeadline) => (kind === 'due' || kind === 'expires') && doneAt === null
const opens = ({ kind, doneAt }: CaseDeadline) => (kind === 'earliest' || kind === 'info') && doneAt === null
const byDay = (one: KeyDate, other: KeyDate) => one.on.localeCompare(other.on)

/** A legal date and the earlier one that a team works to are two rows. */
function rowsOf(date: CaseDeadline, file: Of, own: boolean): KeyDate[] {
  const { rule, part, overrideOn, overrideByName, explanation, kind } = date
  const { title, on } = toldOnPaper(file, date)
  const what = said(title, own)
  const legal = isLegal(date)
  const row = { key: `${rule} ${part}`, on, what, about: '', why: explanation, legal, ends: kind === 'expires' }
  if (!overrideOn || !row.legal) return [row]
  const about = `Internal date${overrideByName && `, set by ${overrideByName}`}`
  return [row, { ...row, key: `${row.key} internal`, on: overrideOn, about, legal: false, ends: false }]
}

/** Where the day for the mail is a row of its own, the end of the stay does not say it again. */
function oneMailDay(rows: readonly KeyDate[]): KeyDate[] {
  if (!rows.some(({ what }) => what.includes('ailed extension must reach USCIS') && !what.includes('. ')))
    return [...rows]
  return rows.map((row) => ({ ...row, what: row.what.replace(/^A mailed extension must reach USCIS by \S+\. /u, '') }))
}

/** A date that comes from another case, such as the petition that this one is filed with, is open here too. */
function datesElsewhere(rows: readonly KeyDate[], { openItems }: Of, own: boolean): KeyDate[] {
  const found = openItems.flatMap(({ key, kind, dueOn, title, dueWhy, ends }) => {
    const listed = rows.some((row) => key === `date:${row.key}`)
    return kind !== 'date' || dueOn === null || listed
      ? []
      : [{ key, on: dueOn, what: said(title, own), about: '', why: dueWhy, legal: true, ends }]
  })
  return [...new Map(found.map((date) => [date.key, date])).values()]
}

/** What has no day yet is a sentence; several sides may read the same one. */
export const withoutDay = (openItems: Of['openItems']): string[] => [
  ...new Set(openItems.flatMap(({ kind, dueOn, title }) => (kind === 'date' && dueOn === null ? said(title) : []))),
]

/** Work or stay may end by another case, or by the record alone: it is said here all the same. */
function endsElsewhere(rows: readonly KeyDate[], { authorizedUntil: on, personName }: Of, own: boolean): KeyDate[] {
  if (on === null || rows.some((row) => row.on === on)) return []
  const [first = ''] = personName.split(' ')
  const what = `${own ? 'Your' : `${first}’s`} permission to work or stay ends`
  return [{ key: 'authorized', on, what, about: '', why: '', legal: true, ends: true }]
}

/** The first day somebody gave for a document of the employee, and the first for anything else that is open. */
function itemsDue({ openItems, personName }: Of, own: boolean): KeyDate[] {
  const [first = ''] = personName.split(' ')
  const row = (key: string, on: Day, what: string): KeyDate => ({
    ...{ key, on, what, about: 'Internal date', why: '', legal: false, ends: false },
  })
  const given = openItems.filter(({ kind, dueOn, about }) => kind !== 'date' && dueOn !== null && !about?.planned)
  const isDocument = ({ kind, side }: (typeof given)[number]) => kind === 'document' && side === 'employee'
  const firstOf = (items: typeof given) =>
    [...items].sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))[0]
  const document = firstOf(given.filter(isDocument))
  const other = firstOf(given.filter((item) => !isDocument(item)))
  const documents = own ? 'Your documents are due' : first ? `${first}’s documents are due` : 'Documents are due'
  return [
    ...(document?.dueOn ? [row('documents', document.dueOn, documents)] : []),
    // The employee has it as the first thing of their part, above.
    ...(other?.dueOn && !own ? [row(other.key, other.dueOn, toOthers(other.title))] : []),
  ]
}
