import { createContext, useContext } from 'react'
import { addressColumns } from '#engine/address.ts'
import type { KnownAnswer, NotAnswered } from '#engine/answer.ts'
import type { ScalarType } from '#engine/fact.ts'
import { notAnsweredWords, sourceInWords } from './words.ts'

/** What the fields of facts say besides the facts' own labels; a questionnaire may say it in another language. */
export type FactWords = {
  answer: string
  change: string
  history: string
  showInFull: string
  nothingEntered: string
  select: string
  yes: string
  no: string
  moreAbout: (label: string) => string
  add: (one: string) => string
  remove: (one: string, place: number) => string
  not: Readonly<Record<NotAnswered, string>>
  addressColumns: Readonly<Record<string, ScalarType>>
  source: (known: KnownAnswer, authors: Record<string, string>) => string
}

export const englishFactWords: FactWords = {
  answer: 'Answer',
  change: 'Change',
  history: 'History',
  showInFull: 'Show in full',
  nothingEntered: 'Nothing entered.',
  select: '-Select-',
  yes: 'Yes',
  no: 'No',
  moreAbout: (label) => `More about ${label}`,
  add: (one) => `Add ${one}`,
  remove: (one, place) => `Remove ${one} ${place}`,
  not: notAnsweredWords,
  addressColumns,
  source: sourceInWords,
}

export const FactWordsContext = createContext<FactWords>(englishFactWords)

export const useFactWords = (): FactWords => useContext(FactWordsContext)
