import { createContext } from 'react'

/** What fields say of themselves, besides their label; a screen in another language gives its own. */
export type FieldWords = {
  dateHelp: string
  chooseDate: (label: string) => string
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  today: string
  clear: string
  notListed: string
  /** For the names of months and days. */
  locale: string
}

export const DATE_HELP = 'Type a date from 1900 to 2100 as MM-DD-YYYY, for example 12-31-2026.'

export const englishFieldWords: FieldWords = {
  dateHelp: DATE_HELP,
  chooseDate: (label) => `Choose ${label}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  clear: 'Clear',
  notListed: 'Choose one from the list.',
  locale: 'en-US',
}

export const FieldWordsContext = createContext<FieldWords>(englishFieldWords)
