import { showDate } from '#formats/dates.ts'
import { addDays, addMonths, type Day, isClamped } from '#formats/day.ts'
import {
  addBusinessDays,
  type Calendar,
  federal,
  isBusinessDay,
  nthBusinessDay,
} from '#rules/calendar/business-days.ts'
import { addMonthsUp } from '#rules/calendar/days.ts'
import type { Settings } from './settings.ts'

/** One step of the arithmetic: what was done, and the date it led to. */
export type Step = { words: string; date: Day }

/** A date that remembers how it came about. Every step makes a new trail. */
export type Trail = {
  date: Day
  steps: readonly Step[]
  plusDays(count: number, why?: string): Trail
  plusMonths(count: number, why?: string): Trail
  /** A day that the month does not have goes up to the first of the next one. */
  plusMonthsUp(count: number, why?: string): Trail
  plusBusinessDays(count: number, calendar: Calendar, why?: string): Trail
  /** The n-th business day where the first day counts, as for postings. */
  throughBusinessDay(nth: number, calendar: Calendar, why?: string): Trail
  /** The next business day when it is none; only for periods to respond or to file. */
  rolled(calendar?: Calendar): Trail
  rolledBack(calendar?: Calendar): Trail
  /** The earlier of the two; a date that is not there limits nothing. */
  notAfter(words: string, limit: Day | undefined): Trail
  notBefore(words: string, limit: Day | undefined): Trail
}

export const startAt = (words: string, date: Day): Trail => trail([{ words, date }], date)

/** The whole arithmetic in one line. */
export const sentenceOf = (steps: readonly Step[]): string =>
  steps.map(({ words, date }) => `${words} = ${showDate(date)}`).join('; ')

function trail(steps: readonly Step[], date: Day): Trail {
  const then = (words: string, next: Day) => trail([...steps, { words, date: next }], next)
  return {
    date,
    steps,
    plusDays: (count, why) => then(counted(count, 'day', why), addDays(date, count)),
    plusMonths: (count, why) => then(counted(count, 'month', why), addMonths(date, count)),
    plusMonthsUp: (count, why) => then(counted(count, 'month', why), addMonthsUp(date, count)),
    plusBusinessDays: (count, calendar, why) =>
      then(counted(count, calendar.name, why), addBusinessDays(date, count, calendar)),
    throughBusinessDay: (nth, calendar, why) =>
      then(`through ${counted(nth, calendar.name, why).slice(2)}`, nthBusinessDay(date, nth, calendar)),
    rolled: (calendar = federal) => moved(then, date, 1, calendar) ?? trail(steps, date),
    rolledBack: (calendar = federal) => moved(then, date, -1, calendar) ?? trail(steps, date),
    notAfter: (words, limit) =>
      limit !== undefined && limit < date ? then(`not after: ${words}`, limit) : trail(steps, date),
    notBefore: (words, limit) =>
      limit !== undefined && limit > date ? then(`not before: ${words}`, limit) : trail(steps, date),
  }
}

function moved(then: (words: string, next: Day) => Trail, date: Day, direction: 1 | -1, calendar: Calendar) {
  if (isBusinessDay(date, calendar)) return undefined
  const reasons: string[] = []
  let day = date
  for (let why = calendar.closed(day); why !== undefined; why = calendar.closed(day)) {
    reasons.push(`${showDate(day)} is ${why}`)
    day = addDays(day, direction)
  }
  return then(`${reasons.join(', ')}: ${direction === 1 ? 'next' : 'previous'} ${calendar.name}`, day)
}

function counted(count: number, unit: string, why: string | undefined): string {
  const amount = Math.abs(count)
  return `${count < 0 ? '−' : '+'} ${amount} ${unit}${amount === 1 ? '' : 's'}${why ? ` (${why})` : ''}`
}

/** The first day on which something may be done, months before a day; the setting counts only where the month is short. */
export const earliestBy = (trail: Trail, months: number, setting: Settings, why?: string): Trail =>
  by('clampEarliest', trail, months, setting, why)

/** The day through which records are kept, months after a day. */
export const keptFor = (trail: Trail, months: number, setting: Settings, why?: string): Trail =>
  by('clampRetention', trail, months, setting, why)

function by(
  name: 'clampEarliest' | 'clampRetention',
  trail: Trail,
  months: number,
  setting: Settings,
  why: string | undefined,
): Trail {
  return isClamped(trail.date, months) && setting(name) === 'up'
    ? trail.plusMonthsUp(months, why)
    : trail.plusMonths(months, why)
}
