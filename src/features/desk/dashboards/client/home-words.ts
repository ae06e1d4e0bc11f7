import { itemWords, stepVerb, toOthers } from '#case-file/cases/item-words.ts'
import { WORK_ENDED } from '#case-file/cases/news.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths, type Day } from '#formats/day.ts'
import { howFar } from '#formats/distance.ts'
import { counted } from '#formats/words.ts'
import { said } from '#preparation/deadlines/said.ts'
import type { Tone } from '#ui/theme/tokens.ts'
import type { AwaitedFrom, HomeItem, Totals, WorkloadRow } from '../records.ts'
import { ALL_SET } from './my-items.ts'

type Dated = Pick<HomeItem, 'dueOn'>

/**
 * How much needs the reader, and by when the first of it; that nothing does, only when nothing does. What waits outside of
 * cases, a notice or a Form I-9, may come before all of it: no later day is called the first then.
 */
export function needsYou(
  todo: number,
  items: readonly Dated[],
  dates: number,
  today: Day,
  elsewhere: readonly Dated[] = [],
): string {
  if (todo === 0) return dates === 0 ? ALL_SET : `Nothing to do, ${counted(dates, 'date')} to keep in mind.`
  const things = todo === 1 ? '1 thing needs you.' : `${counted(todo, 'thing')} need you.`
  const [first, before] = [firstDue(items), firstDue(elsewhere)]
  if (before !== null && (first === null || before < first))
    return `${things} With notices and Forms I-9, the first is due ${showDate(before)}, ${howFar(before, today)}.`
  return first
    ? `${things} ${todo === 1 ? 'It is' : 'The first is'} due ${showDate(first)}, ${howFar(first, today)}.`
    : things
}

/** How many there are of what lies outside of cases; could not be loaded; or is still asked for. */
export type Elsewhere = number | 'unknown' | 'asked'

/** The same with the Forms I-9 that are late or due: while there are any, or nobody knows, nobody is all set. */
export function withForms(words: string, forms: { late: number; due: number } | 'unknown' | 'asked'): string {
  if (forms === 'asked') return notYet(words)
  if (forms !== 'unknown' && forms.late + forms.due === 0) return words
  const waiting = forms === 'unknown' ? 'Your Forms I-9 could not be loaded.' : formsWords(forms)
  return words === '' || words === ALL_SET ? waiting : `${words} ${waiting}`
}

const formsWords = ({ late, due }: { late: number; due: number }): string =>
  [
    late > 0 && `${counted(late, 'Form I-9', 'Forms I-9')} ${late === 1 ? 'is' : 'are'} late.`,
    due > 0 && `${counted(due, 'Form I-9', 'Forms I-9')} ${due === 1 ? 'is' : 'are'} due this week.`,
  ]
    .filter(Boolean)
    .join(' ')

/** The same with notices of the government that wait for an answer. */
export function withNotices(words: string, notices: Elsewhere): string {
  if (notices === 0) return words
  if (notices === 'asked') return notYet(words)
  const waiting =
    notices === 'unknown'
      ? 'Notices of the government could not be loaded.'
      : `${counted(notices, 'notice')} of the government ${notices === 1 ? 'waits' : 'wait'} for an answer.`
  return words === '' || words === ALL_SET ? waiting : `${words} ${waiting}`
}

/** The same without a payment method: nothing new can be begun, so nobody is all set. */
export function withPayment(words: string, missing: boolean): string {
  if (!missing) return words
  const waiting = 'A payment method is missing; new employees and cases wait for it.'
  return words === '' || words === ALL_SET ? waiting : `${words} ${waiting}`
}

/** That nothing is left to do is said when it is known. */
const notYet = (words: string): string => (words === ALL_SET ? '' : words)

/** A law firm's day: what it has to do, and the dates of the law that it has let pass. */
export function withLateDates<
  Day extends { items: readonly HomeItem[]; dates: readonly HomeItem[]; itemCount: number; totals: Totals },
>(data: Day, today: string): Day {
  const late = data.dates
    .filter(({ key, dueOn }) => dueOn !== null && dueOn < today && key !== WORK_ENDED)
    .map((date) => ({ ...date, title: said(date.title) }))
  const { datesLate, overdue } = data.totals
  return {
    ...{ ...data, itemCount: data.itemCount + datesLate, totals: { ...data.totals, overdue: overdue + datesLate } },
    items: [...late, ...data.items].sort((one, other) => (one.dueOn ?? NEVER).localeCompare(other.dueOn ?? NEVER)),
  }
}

/** A law firm's day in a sentence: overdue, this week, and the rest. */
export function dayWords(todo: number, { overdue, week }: Pick<Totals, 'overdue' | 'week'>): string {
  if (todo === 0) return ALL_SET
  const later = todo - overdue - week
  const parts = [
    overdue > 0 && `${overdue.toLocaleString('en')} overdue`,
    week > 0 && `${week.toLocaleString('en')} due this week`,
    later > 0 &&
      `${later.toLocaleString('en')} ${overdue + week > 0 ? 'more ' : ''}${later === 1 ? 'waits' : 'wait'} for you`,
  ].filter(Boolean)
  return `${parts.join(', ')}.`
}

/** How many cases are open, how many of them nobody has, and who is latest. */
export function workloadWords(
  rows: readonly Pick<WorkloadRow, 'attorneyId' | 'diy' | 'name' | 'open' | 'overdue'>[],
): string {
  const sum = (key: 'open' | 'overdue') => rows.reduce((total, row) => total + row[key], 0)
  const nobody = unassignedOf(rows)
  const [latest] = rows
    .filter(({ attorneyId, overdue }) => attorneyId !== null && overdue > 0)
    .sort((one, other) => other.overdue - one.overdue)
  const further = [
    nobody > 0 && `${nobody.toLocaleString('en')} ${nobody === 1 ? 'has' : 'have'} no attorney yet`,
    latest &&
      `${latest.name} has ${latest.overdue === sum('overdue') ? '' : `${latest.overdue.toLocaleString('en')} of the `}${sum('overdue').toLocaleString('en')} overdue`,
  ].filter(Boolean)
  return [`${counted(sum('open'), 'open case')}.`, further.length > 0 && `${further.join('; ')}.`]
    .filter(Boolean)
    .join(' ')
}

/** How many cases wait for an attorney; whoever does it themselves waits for none. */
export const unassignedOf = (rows: readonly Pick<WorkloadRow, 'attorneyId' | 'diy' | 'open'>[]): number =>
  rows.find(({ attorneyId, diy }) => attorneyId === null && !diy)?.open ?? 0

/** So far ahead a law firm reads its day; what is due later is a line below it. */
export const READ_DAYS = 60

/** Overdue, due by the end of the week, the rest of the next sixty days or without a day, and what lies further away. */
export function byUrgency<Item extends Dated>(
  items: readonly Item[],
  today: Day,
  until: Day,
): Record<'overdue' | 'week' | 'later' | 'far', Item[]> {
  const far = addDays(today, READ_DAYS)
  const urgency = ({ dueOn }: Item) =>
    dueOn === null ? 'later' : dueOn < today ? 'overdue' : dueOn <= until ? 'week' : dueOn <= far ? 'later' : 'far'
  const of = (wanted: string) => items.filter((item) => urgency(item) === wanted)
  return { overdue: of('overdue'), week: of('week'), later: of('later'), far: of('far') }
}

/** What only an attorney may do, by whose it is; a case that nobody has taken waits for any of them. */
export function byAttorney<Item extends Pick<HomeItem, 'attorneyName'>>(items: readonly Item[]) {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const who = item.attorneyName || 'an attorney'
    groups.set(who, [...(groups.get(who) ?? []), item])
  }
  return [...groups].map(([who, theirs]) => ({ who, items: theirs }))
}

/** What a row says and what its button says: the thing stands on the button where it is short. */
export function shownAs({ kind, title, verb, about }: Pick<HomeItem, 'kind' | 'title' | 'verb' | 'about'>): {
  what: string
  verb: string
} {
  if (kind === 'questions' && about.count !== null) return { what: 'Questions for you', verb: title }
  // The button says what is done with it.
  if (verb !== 'Open') return { what: itemWords({ kind, title, about }).what, verb }
  return { what: title, verb: kind === 'task' ? 'Open task' : kind === 'step' ? stepVerb(title) : 'Open case' }
}

export type Awaited = AwaitedFrom & {
  /** Who is awaited, by name. */
  who: string
  kind: 'person' | 'company' | 'firm'
}

/** What somebody else owes, with the name to read. */
export const named = (from: AwaitedFrom): Awaited => ({
  ...from,
  ...(from.items[0] ? whoOwes(from.items[0]) : { who: '', kind: 'firm' }),
})

/** "Next: Ingrid, Upload “2 photos”": what comes first in a renewal that is under way; empty: nothing is known. */
export function nextStep(open: readonly HomeItem[], personId: number | null): string {
  const [first] = open
    .filter((item) => item.personId === personId && item.kind !== 'date')
    .sort((one, other) => (one.dueOn ?? NEVER).localeCompare(other.dueOn ?? NEVER))
  if (!first) return ''
  const who = first.side === 'employer' ? 'you' : whoOwes(first).who.split(' ')[0]
  return `Next: ${who}, ${first.side === 'employer' ? first.title : toOthers(first.title)}${first.dueOn ? ` by ${showDate(first.dueOn)}` : ''}`
}

function whoOwes({ side, personName, companyName, attorneyName }: HomeItem): Pick<Awaited, 'who' | 'kind'> {
  if (side === 'employee') return { who: personName || companyName, kind: 'person' }
  if (side === 'employer') return { who: companyName, kind: 'company' }
  return { who: attorneyName || 'Your law firm', kind: 'firm' }
}

const NEVER = '9999'
export const firstDue = (items: readonly Dated[]): Day | null =>
  items.flatMap(({ dueOn }) => dueOn ?? []).sort()[0] ?? null
const soonest = (items: readonly Dated[]) => firstDue(items) ?? NEVER

/** Which cases a row of several things is about: the one, or how many. */
export function ofCases({ cases, items, kind }: Pick<Awaited, 'cases' | 'items' | 'kind'>): string {
  const [only] = items
  if (cases !== 1 || !only) return counted(cases, 'case')
  return kind !== 'person' && only.personName ? `${only.personName}, ${only.said}` : only.said
}

/** The first things by name, the others by how many they are. */
export function thingsOwed(items: readonly Pick<HomeItem, 'kind' | 'title' | 'about'>[], n: number): string {
  const first = items.map((item) => owed(toOthers(itemWords(item).what), item.about.sentBack))
  return [...first, ...(n > items.length ? [`${n - items.length} more`] : [])].join(' · ')
}

/** Under somebody's name the things alone: "Pay stub · 9 questions". */
const owed = (what: string, sentBack: boolean) =>
  `${what.replace(/^Answer (?=\d)/u, '')}${sentBack ? ' (sent back)' : ''}`

/** One line for each person: what ends first for them. */
export function firstOfEach(items: readonly HomeItem[]): HomeItem[] {
  const first = new Map<string, HomeItem>()
  for (const item of items) {
    const who = String(item.personId ?? item.caseId)
    const known = first.get(who)
    if (!known || soonest([item]) < soonest([known])) first.set(who, item)
  }
  return [...first.values()].sort((one, other) => soonest([one]).localeCompare(soonest([other])))
}

export const STRIP_DAYS = 60

/** The light before the end of somebody's work or stay is about its renewal: not started, under way, later. */
export function lightOf({ dueOn, renewal }: Pick<HomeItem, 'dueOn' | 'renewal'>, sixtyDaysOn: Day): Tone {
  if (renewal === 'started' || renewal === 'filed') return 'amber'
  return dueOn !== null && dueOn <= sixtyDaysOn ? 'red' : 'gray'
}

export const renewalWords: Readonly<Record<HomeItem['renewal'], string>> = {
  none: 'No renewal yet',
  impossible: 'Cannot be renewed: ask the attorney',
  started: 'Renewal started, not filed',
  filed: 'Renewal filed',
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The next twelve months, each with who reaches an end in it; what has passed stands in the first. */
export function byMonth(items: readonly HomeItem[], today: Day): { key: string; name: string; items: HomeItem[] }[] {
  const from = today.slice(0, 7)
  return Array.from({ length: 12 }, (_, ahead) => {
    const key = addMonths(`${from}-01`, ahead).slice(0, 7)
    const month = (dueOn: Day | null) => (dueOn !== null && dueOn.slice(0, 7) < from ? from : dueOn?.slice(0, 7))
    return {
      key,
      name: MONTHS[Number(key.slice(5)) - 1] ?? '',
      items: items.filter(({ dueOn }) => month(dueOn) === key),
    }
  })
}
