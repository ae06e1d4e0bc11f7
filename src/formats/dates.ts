import type { Day } from './day.ts'
import { accept, decline, type Parsed } from './parsed.ts'

/** A date as people type or paste it (MM-DD-YYYY, MM/DD/YYYY or ISO) becomes ISO YYYY-MM-DD. */
export function parseDate(text: string): Parsed {
  const typed = text.trim()
  if (typed === '') return decline('The date is missing.')
  const parts = partsOf(typed)
  if (!parts) return decline('A date is written MM-DD-YYYY.')
  const [year, month, day] = parts
  if (month < 1 || month > 12) return decline(`There is no month ${month}.`)
  if (day < 1 || day > daysInMonth(year, month)) return decline(`${pad(month)}-${year} has no day ${day}.`)
  if (year < typedYears.from || year > typedYears.to)
    return decline(`The year must be between ${typedYears.from} and ${typedYears.to}.`)
  return accept(`${year}-${pad(month)}-${pad(day)}`)
}

/** A birth date lies before today. */
export function parseBirthDate(text: string, today: string): Parsed {
  const date = parseDate(text)
  return date.ok && date.value >= today ? decline('A date of birth lies before today.') : date
}

export function isIsoDate(text: string): boolean {
  return isoDate.test(text) && parseDate(text).ok
}

/** On screen: MM-DD-YYYY, empty when there is no date. */
export function showDate(iso: string | null | undefined): string {
  return rearranged(iso, '-')
}

/** As the heading of what lies in it: 'November 2026'. */
export function showMonth(iso: string): string {
  const [year, month] = iso.split('-').map(Number)
  return `${MONTHS[(month ?? 1) - 1]} ${year}`
}
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** In mails and letters the month is written: 'November 27, 2026'. */
export function writtenDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`
}

/** '27 de noviembre de 2026'. */
export function writtenDateInSpanish(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day} de ${MESES[(month ?? 1) - 1]} de ${year}`
}
const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
]

/** A text of the product in a mail: its days as 12-20-2026 are written with the month (decisions.md §12). */
export function withWrittenDates(text: string, language: 'en' | 'es' = 'en'): string {
  const written = language === 'es' ? writtenDateInSpanish : writtenDate
  return text.replace(/\b(\d\d)-(\d\d)-(\d{4})\b/g, (said, month, day, year) => {
    const iso = `${year}-${month}-${day}`
    return isIsoDate(iso) ? written(iso) : said
  })
}

/** On the agencies' forms: MM/DD/YYYY. */
export function formDate(iso: string | null | undefined): string {
  return rearranged(iso, '/')
}

/** The instant of a creationDate, 'YYYY-MM-DD HH:mm:ss' in UTC (specification §3). */
export const instantOfCreation = (creationDate: string): string => `${creationDate.replace(' ', 'T')}Z`

/** creationDate alone is shown as MM/DD/YYYY, '--' when empty (specification §3): the day it was at the reader's office. */
export function showCreationDate(creationDate: string | null | undefined, dayOf: (instant: string) => Day): string {
  return creationDate ? formDate(dayOf(instantOfCreation(creationDate))) : '--'
}

/** What may be typed; the picker's own years are fewer (decisions §11). */
export const typedYears = { from: 1900, to: 2100 } as const

export function daysInYear(year: number): number {
  return isLeapYear(year) ? 366 : 365
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/
const usDate = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/

function partsOf(typed: string): [year: number, month: number, day: number] | undefined {
  const iso = isoDate.exec(typed)
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])]
  const us = usDate.exec(typed)
  return us ? [Number(us[4]), Number(us[1]), Number(us[3])] : undefined
}

function rearranged(iso: string | null | undefined, separator: string): string {
  const parts = isoDate.exec(iso ?? '')
  return parts ? [parts[2], parts[3], parts[1]].join(separator) : ''
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** "A parent or legal guardian may sign for a person who is less than 14 years old" (8 CFR 103.2(a)(2)). */
export const SIGNS_ALONE_FROM = 14

/** Specification §9, decisions §11: whether a time has passed by more than so many times 300, in the unit of both. */
export const hasExpired = (now: number, time: number, number: number): boolean => now > time + number * 300
