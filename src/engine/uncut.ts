import type { FactType } from './fact.ts'

/**
 * What is written whole or not at all: "37." is not 37.5, half a phone number calls somebody else, and apartment PH-120 is
 * not PH-1204B. Only names and prose may begin in a box and go on elsewhere.
 */
export const isUncut = (type: FactType): boolean =>
  type.type !== 'text' || type.exact === true || type.format !== undefined || type.secret === true

/** The whole words of what a box holds of a text; nothing where not even the first word fits. */
export function wholeWords(text: string, held: string): string {
  const endsAWord = /\s$/.test(held) || /^(\s|$)/.test(text.slice(held.length))
  const words = endsAWord ? held : held.slice(0, Math.max(held.search(/\s\S*$/), 0))
  return words.replace(/[\s,;:]+$/, '')
}
