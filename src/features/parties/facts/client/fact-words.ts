import { createContext, useContext } from 'react'
import { addressColumns } from '#engine/address.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import type { ScalarType } from '#engine/fact.ts'
import { states } from '#formats/addresses.ts'
import { countryOptions } from '#formats/countries.ts'
import type { Option } from '#ui/fields/SelectField.tsx'
import { type AnswerWords, englishAnswerWords, sourceInWords } from './words.ts'

/** What the fields of facts say besides the facts' own labels; a questionnaire may say it in another language. */
export type FactWords = AnswerWords & {
  answer: string
  change: string
  history: string
  showInFull: string
  /** Opens an entry of a long list. */
  showFields: string
  nothingEntered: string
  select: string
  /** The last choice of a list: something that is not on it. */
  other: string
  moreAbout: (label: string) => string
  add: (one: string) => string
  remove: (one: string, place: number) => string
  addressColumns: Readonly<Record<string, ScalarType>>
  /** What can be chosen as a country or a state, with its name, in the order of the language. */
  countries: readonly Option[]
  states: readonly Option[]
  /** How a year, or a month of a year, is typed. */
  partialDate: string
  source: (known: KnownAnswer, authors: Record<string, string>) => string
}

export const englishFactWords: FactWords = {
  ...englishAnswerWords,
  answer: 'Answer',
  change: 'Change',
  history: 'History',
  showInFull: 'Show in full',
  showFields: 'Open',
  nothingEntered: 'Nothing entered.',
  select: '-Select-',
  other: 'Other',
  moreAbout: (label) => `More about ${label}`,
  add: (one) => `Add ${one}`,
  remove: (one, place) => `Remove ${one} ${place}`,
  addressColumns,
  countries: countryOptions,
  states: states.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
  partialDate: 'YYYY or MM-YYYY',
  source: sourceInWords,
}

export const FactWordsContext = createContext<FactWords>(englishFactWords)

export const useFactWords = (): FactWords => useContext(FactWordsContext)
