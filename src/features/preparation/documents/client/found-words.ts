import type { Say } from '#ui/say.ts'
import { holdsNumber } from '../searchable-text.ts'

type Found = { text: string; items: readonly unknown[]; withoutWords: number; waiting: number }

/** Nothing found is no proof that nothing is there: what could not be searched, or not searched for, is said. */
export function foundWords({ text, items, withoutWords, waiting }: Found, say: Say): string {
  return [
    foundIn(items.length, holdsNumber(text), say),
    withoutWords === 1 && say('1 document could not be searched: a picture, a scan, or numbers.'),
    withoutWords > 1 && say('{n} documents could not be searched: pictures, scans, or numbers.', { n: withoutWords }),
    waiting === 1 && say('1 document is not read yet.'),
    waiting > 1 && say('{n} documents are not read yet.', { n: waiting }),
  ]
    .filter(Boolean)
    .join(' ')
}

function foundIn(count: number, hasNumber: boolean, say: Say): string {
  if (count === 1) return say('Found in 1 document.')
  if (count > 1) return say('Found in {n} documents.', { n: count })
  return hasNumber
    ? say('Not searched: numbers shaped like a Social Security, A- or passport number are kept out of the search.')
    : say('Found in no document.')
}
