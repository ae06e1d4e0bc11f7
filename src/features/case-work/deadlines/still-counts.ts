import { addDays, type Day } from '#formats/day.ts'
import type { CaseDate } from './dates.ts'

/** What has happened to a person outside of the case: the work here ended, or a new status took the place of the card. */
export type Since = { workEndedOn?: Day; newStatusFrom?: Day; isResident?: boolean }

/**
 * The dates that still mean something. Whose work here has ended has no petition to extend and may not work by it (8 CFR
 * 274a.12(b)(9)): what remains are the 60 days (D-11) and what the employer owes. A card is its holder's own and runs on,
 * until a change of status takes its place: the status it hung on is over then (8 CFR 248.1). Who has the green card stays
 * and works by it: no petition, card or grace of an earlier status counts.
 */
export const stillCounting = (
  dates: readonly CaseDate[],
  { workEndedOn, newStatusFrom, isResident = false }: Since,
): CaseDate[] =>
  dates.filter(
    ({ rule, part, dueOn }) =>
      !(isResident && (OF_THE_PETITION.has(rule) || OF_THE_CARD.has(rule) || OF_THE_STAY.has(rule))) &&
      !(workEndedOn !== undefined && OF_THE_PETITION.has(rule) && part !== 'work ended') &&
      !(newStatusFrom !== undefined && OF_THE_CARD.has(rule) && dueOn >= addDays(newStatusFrom, -1)),
  )

const OF_THE_PETITION: ReadonlySet<string> = new Set(['D-10', 'D-13', 'D-14', 'D-15', 'D-16', 'D-17', 'D-18'])
const OF_THE_STAY: ReadonlySet<string> = new Set(['D-11', 'D-12'])
const OF_THE_CARD: ReadonlySet<string> = new Set(['D-60', 'D-61', 'D-62'])

/** What a case says of the end of the work when nothing of its own is watched any more. */
export const ofTheEnd = (dates: readonly CaseDate[]): CaseDate[] =>
  dates.filter(({ rule }) => rule === 'D-11' || rule === 'D-82')
