import { toOthers } from '#case-file/cases/item-words.ts'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { renewingSubType } from '#case-types/renewals.ts'
import { isPending, Status } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths, daysBetween } from '#formats/day.ts'
import type { Standing } from './records.ts'

/** Within so many days somebody without a renewal must be looked after now. */
export const MUST_STOP_DAYS = 60

export type Light = 'red' | 'amber' | 'gray'
type Ending = Pick<Standing, 'workUntil' | 'workBy' | 'renewal' | 'noneNeeded'>

/** About the renewal, not about the distance: red none is open and it is late, amber one is under way, gray later. */
export function lightOf({ workUntil, workBy, renewal, noneNeeded }: Ending, today: string): Light {
  if (workUntil === null || noneNeeded || workBy === WORK_ENDED) return 'gray'
  if (renewal) return 'amber'
  return daysBetween(today, workUntil) <= MUST_STOP_DAYS ? 'red' : 'gray'
}

export const lightWords: Readonly<Record<Light, string>> = {
  red: 'Not opened, 60 days or less',
  amber: 'Under way',
  gray: 'Later',
}

/** Kept by the database where the employment ended (0091). */
export const WORK_ENDED = 'ended'
export const PETITION_OVER = 'Petition refused or withdrawn'

export const PRACTICAL_TRAINING = 'OPT'

const endsByItem: readonly (readonly [key: string, words: string])[] = [
  ['D-62', 'Work permit'],
  ['D-61', 'Work permit'],
  ['D-19', PRACTICAL_TRAINING],
  ['D-13 work while pending', 'Work while pending'],
  ['D-13 authorized until', 'Petition or I-94'],
  ['D-13 work ended', PETITION_OVER],
  ['D-13', 'I-94'],
  ['D-10', 'I-94'],
]

/** What it is that ends first. */
export function whatEnds({ workBy }: Pick<Standing, 'workBy'>): string {
  if (workBy === '') return ''
  if (workBy === WORK_ENDED) return 'Employment'
  // Kept by the database where the record alone says it (0219).
  if (workBy === 'opt') return PRACTICAL_TRAINING
  return endsByItem.find(([key]) => workBy.startsWith(`date:${key}`))?.[1] ?? 'I-94'
}

export const isCard = (standing: Pick<Standing, 'workBy'>): boolean => whatEnds(standing) === 'Work permit'

/** The record does not say whether somebody works by the card that ends or in H-1B status. */
export const mayGoOnInStatus = (standing: Pick<Standing, 'workBy' | 'status'>): boolean =>
  isCard(standing) && standing.status === 'H-1B'

/** 'H-1B', 'F-1 OPT', 'H-4 work permit': what the work rests on. */
export function statusWords({ status, workBy, workCase }: Pick<Standing, 'status' | 'workBy' | 'workCase'>): string {
  if (whatEnds({ workBy }) === PRACTICAL_TRAINING) return 'F-1 OPT'
  if (!isCard({ workBy })) return status || 'Not entered'
  const category = workCase?.subType.toUpperCase() ?? ''
  if (category.startsWith('(C)(3)')) return category === '(C)(3)(C)' ? 'F-1 STEM OPT' : 'F-1 OPT'
  return status ? `${status} work permit` : 'Work permit'
}

/**
 * From when a renewal can be filed: six months before the day it asks for, which is the one after the end (D-10, 8 CFR
 * 214.2(h)(15)); a card 180 days before its end (D-60, Form I-765 instructions).
 */
export const renewableFrom = (workUntil: string, card: boolean): string =>
  card ? addDays(workUntil, -180) : addMonths(addDays(workUntil, 1), -6)

type Renewal = { typeId: number; subType?: string }

/** The case that would renew what ends: the same again, an extension of the status, or unknown. */
export function renewalFor({ status, workCase }: Pick<Standing, 'status' | 'workCase'>): Renewal | null {
  if (workCase && workCase.status >= Status.decided) {
    const type = caseTypeById(workCase.typeId)
    const again = type ? renewingSubType(type, workCase.subType) : workCase.subType
    return again === null ? null : { typeId: workCase.typeId, ...(again && { subType: again }) }
  }
  if (status === 'H-1B') return { typeId: CaseType.h1b, subType: 'extension' }
  if (status === 'H-4') return { typeId: CaseType.h4 }
  return null
}

/** Why nothing renews what ends: another status or another petition is needed; undefined: it can be renewed. */
export function notRenewable(standing: Pick<Standing, 'status' | 'workBy' | 'workCase'>): string | undefined {
  if (whatEnds(standing) === PETITION_OVER) return 'Nothing to renew: ask your attorney about another petition'
  if (whatEnds(standing) === PRACTICAL_TRAINING)
    return 'Ask your attorney what follows: a STEM extension, or an H-1B petition in time'
  const { workCase } = standing
  const isOver = isCard(standing) && workCase !== null && workCase.status >= Status.decided
  return isOver && renewalFor(standing) === null
    ? 'No renewal of this card: ask your attorney which status comes next'
    : undefined
}

/** Why the renewal of what ends cannot be opened for somebody now; undefined: it can. Who cannot is not offered it. */
export function notOpened(standing: Standing, today: string): string | undefined {
  const { noneNeeded, renewal, workUntil, workBy } = standing
  if (noneNeeded) return `None needed: ${noneNeeded.reason}`
  if (renewal) return 'A renewal is open already'
  if (workUntil === null) return 'No end date is on record'
  if (workBy === WORK_ENDED) return 'Does not work here any more'
  const never = notRenewable(standing)
  if (never) return never
  const from = renewableFrom(workUntil, isCard(standing))
  if (lightOf(standing, today) !== 'red' && from > today) return `Opens ${showDate(from)}`
  return renewalFor(standing) === null ? 'Choose the case type under New case' : undefined
}

/** Approved, so that the same again renews it; anything else on record is extended by a case of its own. */
export const renewsItself = ({ workCase }: Pick<Standing, 'workCase'>): boolean =>
  workCase !== null && workCase.outcome === 'Approved'

/** The wizard, filled in. */
export function renewHref(standing: Pick<Standing, 'id' | 'companyId' | 'status' | 'workCase'>): string {
  const renewal = renewalFor(standing)
  const asked = new URLSearchParams({ companyId: String(standing.companyId), personId: String(standing.id) })
  if (renewal) asked.set('typeId', String(renewal.typeId))
  if (renewal?.subType) asked.set('subType', renewal.subType)
  return `/visaCareCreateCase?${asked}`
}

export type NextStep = { who: string; words: string; renew?: boolean; quiet?: boolean }

type Reader = { sides: readonly string[] }

/** The next step, and whose it is; "You" is the reader. */
export function nextStepOf(standing: Standing, today: string, { sides }: Reader): NextStep {
  const { next, noneNeeded, workUntil, workBy, renewal, openCase } = standing
  // Whoever must stop working needs a renewal before anything else.
  const notRenewed = notRenewable(standing)
  if (lightOf(standing, today) === 'red')
    return notRenewed ? { who: '', words: notRenewed } : { who: '', words: 'Open the renewal now', renew: true }
  const { form } = standing
  // What is due at the same day or later waits for the form, whose day is the law's.
  if (form && (!next?.dueOn || (form.dueOn ?? '') <= next.dueOn)) return { who: YOU, words: formWords(form) }
  if (next)
    return {
      who: whoOf(standing, sides),
      words: `${sides.includes(next.side) ? next.title : toOthers(next.title)}${next.dueOn ? ` by ${showDate(next.dueOn)}` : ''}`,
    }
  if (noneNeeded) return { who: '', words: `None needed: ${noneNeeded.reason}`, quiet: true }
  const pending = [renewal, openCase].find((each) => each && isPending(each.status))
  if (pending) return { who: 'USCIS', words: 'decision pending' }
  if (workUntil === null || renewal || workBy === WORK_ENDED) return { who: '', words: 'Nothing to do', quiet: true }
  if (notRenewed) return { who: '', words: notRenewed, quiet: true }
  const from = renewableFrom(workUntil, isCard(standing))
  if (from <= today) return { who: '', words: 'Renewal can be filed now', renew: true, quiet: true }
  return daysBetween(today, from) <= 60
    ? { who: '', words: `Renewal opens ${showDate(from)}` }
    : { who: '', words: 'Nothing to do', quiet: true }
}

const YOU = 'You'

/** "Form I-9: Section 2, look at documents, late since 11-13-2026". */
export const formWords = ({ title, dueOn, late }: NonNullable<Standing['form']>): string =>
  `Form I-9: ${title}${dueOn ? `, ${late ? 'late since' : 'by'} ${showDate(dueOn)}` : ''}`

function whoOf({ next, firstName, lastName, companyName }: Standing, sides: readonly string[]): string {
  if (!next) return ''
  if (sides.includes(next.side)) return YOU
  if (next.side === 'employee') return firstName || lastName
  if (next.side === 'employer') return companyName || 'Employer'
  return next.attorneyName || 'Law firm'
}
