import { statusNames } from '#case-types/status/status-table.ts'
import { isBeforeFiling, Status } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { type Day, daysBetween } from '#formats/day.ts'
import { howFar as distance } from '#formats/distance.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import { today } from '#ui/today.ts'
import { ballWords } from '../awaited-words.ts'

/** A status by its color: gray before the review, teal in review and ready, blue with the agency, an answer due, decided. */
export function hueOf(status: number, outcome: string | null): Hue {
  if (status === Status.noticeOpen) return 'orange'
  if (status >= Status.decided && outcome !== null && outcome !== 'Approved') return 'red'
  if (status === Status.decided || status === Status.completed) return 'green'
  if (!isBeforeFiling(status)) return 'blue'
  return status >= Status.inReview ? 'teal' : 'gray'
}

/** For whom a case waits, in a sentence to the employee, who owes nothing in it. */
export function waitingWords(waitsFor: readonly string[]): string {
  const others = [...new Set(waitsFor.map((side) => othersWords[side]).filter((words) => words !== undefined))]
  if (others.length === 0) return 'Nothing is left to do.'
  return others.length === 1 && others[0] === othersWords.firm
    ? 'Your law firm is working on it.'
    : `Waiting for ${others.join(' and ')}.`
}
const othersWords: Readonly<Record<string, string>> = {
  employee: 'you',
  employer: 'your employer',
  attorney: 'your law firm',
  firm: 'your law firm',
  agency: 'USCIS or the Department of Labor',
  debtor: 'the debtor',
}

export const statusOptions = Object.entries(statusNames).map(([value, label]) => ({ value, label }))
export const ballOptions = Object.entries(ballWords).map(([value, label]) => ({ value, label }))

/** A date says how far away it is. */
export const howFar = (on: Day, from: Day = today()): string => distance(on, from)

export const dateAndDistance = (on: Day, from?: Day) => `${showDate(on)} (${howFar(on, from)})`

export const urgencyHue = (on: Day, from: Day = today()): Hue => {
  const days = daysBetween(from, on)
  return days < 0 ? 'red' : days <= 7 ? 'orange' : 'gray'
}

export const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 })

/** For fees before anything is filed: whole dollars as people say them. */
export const dollars = (cents: number) => (cents % 100 === 0 ? money(cents).replace(/\.00$/, '') : money(cents))

/** "The employee’s questions: 9 of 21 are not answered." Nothing when all are. */
export const unansweredWords = ({ words, answered, total }: Asked): string[] =>
  answered >= total ? [] : [`${words}: ${total - answered} of ${total} are not answered.`]
type Asked = { words: string; answered: number; total: number }

/** How much is answered; a case whose forms are not built asks nothing. */
export const answeredWords = ({ percent, asks }: { percent: number; asks: boolean }) => (asks ? `${percent} %` : '–')
