import { withActBy } from '#case-file/cases/act-by.ts'
import { caseTypeById } from '#case-types/all.ts'
import { isPending } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { type Day, daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { besideWords } from './beside.ts'
import type { CaseDate } from './dates.ts'
import { reminderInSpanish } from './spanish.ts'

type OfCase = { typeId: number; subType: string; status: number; filedOn: string | null }

/**
 * A case that asks for no more stay, or was filed, has nothing to extend any more: of D-10 only the end of the I-94 is its
 * concern. It governs until an approval names another end (8 CFR 214.1(c)).
 */
export function datesInCase(file: OfCase, dates: readonly CaseDate[]): CaseDate[] {
  const asks = asksForMoreStay(file)
  if (asks && file.filedOn === null) return [...dates]
  const isNamed = dates.some(({ rule, part }) => rule === 'D-13' && NAMES_THE_END.has(part))
  return dates
    .filter(({ rule, part }) => rule !== 'D-10' || (part === 'latest receipt' ? !isNamed : asks))
    .map((date) => (isEndOfI94(date) ? endOfI94(date, goesOn(file)) : date))
}

const asksForMoreStay = ({ typeId, subType }: Pick<OfCase, 'typeId' | 'subType'>): boolean => {
  const { approvalEndsStay, withoutMoreStay = [] } = caseTypeById(typeId)?.deadlines ?? {}
  return approvalEndsStay === true && !withoutMoreStay.includes(subType)
}

const isEndOfI94 = ({ rule, part }: Pick<CaseDate, 'rule' | 'part'>) => rule === 'D-10' && part === 'latest receipt'
const NAMES_THE_END: ReadonlySet<string> = new Set([
  ...['authorized until', 'stay until', 'without the extension', 'work ended'],
])

/** While an extension is pending its day is told, and nobody has to act by it. */
const endOfI94 = (date: CaseDate, pending: boolean): CaseDate => ({
  ...{ ...date, title: 'The stay (I-94) ends on' },
  ...(pending && { kind: 'info', actBy: null, lastResortOn: null }),
})

/** Whoever asked in time for more stay is not put out by the end of the I-94 while the agency decides. */
const goesOn = (file: OfCase): boolean => file.filedOn !== null && isPending(file.status) && asksForMoreStay(file)

/** The end of an I-94 that a filing for more stay has met, before the rules are asked again. */
export const isMetByPending = (file: OfCase, date: Pick<CaseDate, 'rule' | 'part'>): boolean =>
  isEndOfI94(date) && goesOn(file)

type Told = Pick<CaseDate, 'rule' | 'part' | 'title' | 'dueOn' | 'actBy'>
type Filed = { typeId: number; options?: unknown }

/**
 * Who mails a filing has until the business day before (D-01): whoever reads one day only must not read the Sunday. A day
 * that stays what it is, as the law does not move it, has the day to act in its words, wherever it is read.
 */
export function toldOnPaper(file: Filed, date: Told): { title: string; on: string } {
  const { title, on } = dayOnPaper(file, date)
  const { actBy, dueOn } = date
  const isSaid = actBy === null || actBy >= on || isOnline(file) || isStay(date) || title.includes(showDate(actBy))
  return { title: isSaid || on !== dueOn ? title : withActBy(title, actBy), on }
}

const isOnline = ({ options }: Filed) => (options as { channel?: string } | undefined)?.channel === 'online'
const isStay = ({ rule, part }: Pick<Told, 'rule' | 'part'>) => rule === 'D-10' && part === 'latest receipt'

function dayOnPaper(file: Filed, { rule, part, title, dueOn, actBy }: Told): { title: string; on: string } {
  if (actBy === null || isOnline(file)) return { title, on: dueOn }
  if (isStay({ rule, part }))
    return title.startsWith('USCIS must')
      ? { title: `USCIS must have the extension by ${showDate(actBy)} on paper; the stay ends on`, on: dueOn }
      : { title, on: dueOn }
  const met = caseTypeById(file.typeId)?.deadlines?.metByFiling ?? []
  return { title, on: met.includes(rule) || met.includes(`${rule} ${part}`) ? actBy : dueOn }
}

/** "Response must be received by 12-20-2026, 30 days from now. 12-20-2026 (Sunday) is no business day: act by 12-18-2026." (D-01) */
export function reminderWords(file: Filed, told: Told, today: Day): string {
  const { title, on, actBy } = reminded(file, told)
  const said = `${title} ${showDate(on)}, ${awayWords(daysBetween(today, on))}.`
  return actBy === null ? said : `${said} ${besideWords({ dueOn: on, actBy, lastResortOn: null })}`
}

/** The same for who reads Spanish; nothing where the date has no Spanish words. */
export function remindedInSpanish(file: Filed, told: Told, today: Day): string | undefined {
  const { title, on, actBy } = reminded(file, told)
  const said = reminderInSpanish(title, on, today)
  if (!said || actBy === null) return said
  return `${said} El ${showDate(on)} no es día hábil: actúe a más tardar el ${showDate(actBy)}.`
}

/** The day to act by is said once: a title may have it already, and so does a day that is told in its place. */
function reminded(file: Filed, told: Told): { title: string; on: string; actBy: string | null } {
  const { title, on } = dayOnPaper(file, told)
  const isSaid = told.actBy === null || told.actBy >= on || title.includes(showDate(told.actBy))
  return { title, on, actBy: isSaid ? null : told.actBy }
}

const awayWords = (left: number) =>
  left === 0 ? 'today' : `${counted(Math.abs(left), 'day')} ${left < 0 ? 'ago' : 'from now'}`
