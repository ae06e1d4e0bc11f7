import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { withoutPetition } from '#rules/deadlines/stay.ts'
import type { CaseDate } from './dates.ts'

/** By what somebody may work on when this ends, and until when. */
export type Besides = { how: string; until: Day }
type OfCase = { typeId: number; subType: string }
/** A date of another case of the same person at the same employer. */
export type DateBeside = OfCase & Pick<CaseDate, 'rule' | 'part' | 'dueOn'>

/**
 * Who applied for a green card and holds a petition of this employer too may work by either (8 CFR 274a.12(c)(9), (b)(9)):
 * where one of them ends, work goes on until the other does. So it does by cap-gap where the card of a student ends.
 */
export function worksBesides(own: OfCase, others: readonly DateBeside[], statusNow: string): Besides | undefined {
  const isCard = isOwnCard(own)
  if (isTrainingCard(own))
    return lastOf(others.filter(isCapGap).map(({ dueOn }) => ({ how: 'by cap-gap', until: dueOn })))
  if (!isCard && petitionOf(own) === undefined) return undefined
  const found = others.flatMap((date): Besides[] => {
    const status = petitionOf(date)
    if (isCard)
      return status && allowsWork(date, status === statusNow) ? [{ how: `in ${status}`, until: date.dueOn }] : []
    return isOwnCard(date) && isEndOfCard(date) ? [{ how: BY_CARD, until: date.dueOn }] : []
  })
  return lastOf(found)
}

const lastOf = (found: readonly Besides[]): Besides | undefined =>
  found.toSorted((one, other) => other.until.localeCompare(one.until))[0]

/** The card of an applicant for a green card hangs on no status. */
const isOwnCard = ({ typeId, subType }: OfCase) => typeId === CaseType.ead && subType.toUpperCase() === '(C)(9)'

/** A petition under the cap that came in time carries practical training on (8 CFR 214.2(f)(5)(vi)). */
const isTrainingCard = ({ typeId, subType }: OfCase) =>
  typeId === CaseType.ead && subType.toUpperCase().startsWith('(C)(3)')
const isCapGap = ({ rule, part }: Pick<CaseDate, 'rule' | 'part'>) => rule === 'D-19' && part === 'work'

const petitionOf = ({ typeId }: OfCase): string | undefined => {
  const status = caseTypeById(typeId)?.deadlines?.always?.classification
  return typeof status === 'string' && !withoutPetition(status) ? status : undefined
}

const isEndOfCard = ({ rule, part }: Pick<CaseDate, 'rule' | 'part'>) =>
  rule === 'D-61' || (rule === 'D-62' && part === 'last day of work')
const isEndOfPetition = ({ rule, part }: Pick<CaseDate, 'rule' | 'part'>) => rule === 'D-13' && ALLOWS.has(part)
const ALLOWS: ReadonlySet<string> = new Set(['authorized until', 'work while pending', 'without the extension'])

/** An employer amends or extends a petition of its own: whoever holds that status works by it until the I-94 ends. */
const allowsWork = (date: DateBeside, holdsIt: boolean): boolean =>
  isEndOfPetition(date) || (holdsIt && date.rule === 'D-10' && date.part === 'latest receipt' && isOfSameEmployer(date))

const isOfSameEmployer = ({ typeId, subType }: OfCase): boolean => {
  const is = caseTypeById(typeId)?.subTypes?.find(({ id }) => id === subType)?.is ?? []
  return (is.includes('extends') || is.includes('amends')) && !is.includes('changesEmployer')
}

/** Whether work goes on after this day. */
export const goesOnAfter = (dueOn: Day, besides: Besides | undefined): boolean =>
  besides !== undefined && besides.until > dueOn

/**
 * What ends says so itself where it does not end the work, or where the record does not know whether it does: who holds
 * H-1B status as well (`unsure`) is not told to stop before the attorney was asked.
 */
export const namedBesides = (dates: readonly CaseDate[], besides: Besides | undefined, unsure = false): CaseDate[] =>
  dates.map((date) => {
    const what = isEndOfCard(date) ? 'the card' : isEndOfPetition(date) ? 'the petition' : ''
    return besides && what && goesOnAfter(date.dueOn, besides)
      ? { ...date, title: `Work may go on ${besides.how} until ${showDate(besides.until)}; ${what} ends on` }
      : unsure && isEndOfCard(date)
        ? { ...date, title: CARD_OR_STATUS }
        : date
  })

export const CARD_OR_STATUS = 'Before anybody stops working, ask the attorney about H-1B status; the card ends on'

/** Either is enough to work by, and only the petition of this employer would say so (8 CFR 274a.12(b)(9), (c)(9)). */
export const isUnsure = (own: OfCase, statusNow: string): boolean => isOwnCard(own) && statusNow === 'H-1B'

const BY_CARD = 'by the work permit'
