import { caseTypeById } from '#case-types/all.ts'
import { showDate } from '#formats/dates.ts'
import { type Day, daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { besideWords } from './beside.ts'
import type { CaseDate } from './dates.ts'

type OfCase = { typeId: number; subType: string }

/** A case that asks for no more stay has nothing to extend: of D-10 only the end of the I-94 is its concern. */
export function datesInCase({ typeId, subType }: OfCase, dates: readonly CaseDate[]): CaseDate[] {
  const { approvalEndsStay, withoutMoreStay = [] } = caseTypeById(typeId)?.deadlines ?? {}
  if (approvalEndsStay && !withoutMoreStay.includes(subType)) return [...dates]
  return dates
    .filter(({ rule, part }) => rule !== 'D-10' || part === 'latest receipt')
    .map((date) => (date.rule === 'D-10' ? { ...date, title: 'The stay (I-94) ends on' } : date))
}

type Told = Pick<CaseDate, 'rule' | 'part' | 'title' | 'dueOn' | 'actBy'>
type Filed = { typeId: number; options?: unknown }

/**
 * Who mails a filing has until the business day before (D-01): whoever reads one day only must not read the Sunday. A day
 * on which the stay itself ends stays what it is, and the day to act stands in its words.
 */
export function toldOnPaper(file: Filed, { rule, part, title, dueOn, actBy }: Told): { title: string; on: string } {
  if (actBy === null || (file.options as { channel?: string } | undefined)?.channel === 'online')
    return { title, on: dueOn }
  if (rule === 'D-10' && part === 'latest receipt')
    return title.startsWith('USCIS must')
      ? { title: `USCIS must have the extension by ${showDate(actBy)} on paper; the stay ends on`, on: dueOn }
      : { title, on: dueOn }
  const met = caseTypeById(file.typeId)?.deadlines?.metByFiling ?? []
  return { title, on: met.includes(rule) || met.includes(`${rule} ${part}`) ? actBy : dueOn }
}

/** "Response must be received by 12-20-2026, 30 days from now. 12-20-2026 (Sunday) is no business day: act by 12-18-2026." (D-01) */
export function reminderWords(file: Filed, told: Told, today: Day): string {
  const { title, on } = toldOnPaper(file, told)
  const { actBy } = told
  const said = `${title} ${showDate(on)}, ${awayWords(daysBetween(today, on))}.`
  // Said once: a title may have it already, and so does a day that is told in its place.
  if (actBy === null || actBy >= on || title.includes(showDate(actBy))) return said
  return `${said} ${besideWords({ dueOn: on, actBy, lastResortOn: null })}`
}

const awayWords = (left: number) =>
  left === 0 ? 'today' : `${counted(Math.abs(left), 'day')} ${left < 0 ? 'ago' : 'from now'}`
