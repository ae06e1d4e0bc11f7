import { createContext, useContext } from 'react'

export type Values = Readonly<Record<string, string | number>>

/**
 * A sentence in the reader's language. English is written where it is said; what stands in braces is filled in:
 * `say('Hi {name}', { name })`. A catalogue has the same sentences in another language, by the English ones.
 */
export type Say = (english: string, values?: Values) => string

export const filled = (sentence: string, values: Values = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

export const inEnglish: Say = filled

export type Catalogue = {
  sentences: Readonly<Record<string, string>>
  /** Sentences that arrive finished from the server: what they look like, and how they are said. */
  patterns: readonly (readonly [RegExp, (say: Say, ...parts: string[]) => string])[]
}

/** What no catalogue knows stays English: better read in English than not at all. */
export function sayFrom({ sentences, patterns }: Catalogue): Say {
  const say: Say = (english, values) => {
    const sentence = sentences[english]
    if (sentence !== undefined) return filled(sentence, values)
    for (const [looks, said] of patterns) {
      const found = looks.exec(english)
      if (found) return said(say, ...found.slice(1).map((part) => part ?? ''))
    }
    return filled(english, values)
  }
  return say
}

/** A catalogue that is loaded when somebody first reads it; from then on it is one and the same. */
export function loadedOnce(load: () => Promise<Catalogue>) {
  let say: Say | undefined
  return {
    get now() {
      return say
    },
    load: async (): Promise<Say> => {
      say ??= sayFrom(await load())
      return say
    },
  }
}

export type Language = 'en' | 'es'

export const SayContext = createContext<Say>(inEnglish)
export const useSay = (): Say => useContext(SayContext)
