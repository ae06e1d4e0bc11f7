import type { OpenItem } from './open-items.ts'

type Said = { what: string; about: string }
type Told = Pick<OpenItem, 'kind' | 'title' | 'about'>

/** An item as its row says it: the thing itself, and under it why it came back. The verb stands on the button. */
export function itemWords({ kind, title, about: { thing, sentBack, why } }: Told): Said {
  if (kind !== 'document' || thing === '') return { what: title, about: '' }
  return { what: thing, about: sentBack ? `Sent back${why && `: ${why}`}` : '' }
}

/** The reader did it once, and it came back. */
export const isSentBack = ({ about }: Pick<OpenItem, 'about'>): boolean => about.sentBack

/** Where the first word of a step says too little on a button. */
const shortened: Readonly<Record<string, string>> = {
  Look: 'Look at it',
  Do: 'Finish',
  Go: 'See details',
  Keep: 'See details',
  Consider: 'See details',
  Give: 'Give facts',
  Say: 'Describe it',
  Bring: 'Bring it',
  Run: 'Recruit',
  Begin: 'Begin',
  Wait: 'See details',
}

/** The verb of a step, from the sentence that begins with it: “Approve the case for filing …” is Approve. */
export function stepVerb(title: string): string {
  const first = /^\p{Lu}\p{L}+/u.exec(title)?.[0] ?? ''
  return shortened[first] ?? (first || 'Open case')
}

/**
 * What the product asks one person to do is written to that person: “your stay”, “before you leave”. Whoever else reads
 * it – HR, the law firm – reads it of them. What somebody wrote in words of their own stays as it is.
 */
export function toOthers(title: string): string {
  if (!OWN_WORDS.some((own) => own.test(title))) return title
  return INSTEAD.reduce((said, [you, they]) => said.replace(you, they), title)
}

const OWN_WORDS: readonly RegExp[] = [
  /^Check your answers and submit them$/,
  /^Do not leave before your (extension|attorney) /,
  /^Leave only after your extension is filed/,
  /^Talk to your attorney (before you leave|first): /,
  /^Get a new visa stamp before you return: /,
  /^Renew your passport: /,
  /^Your attorney checks /,
  /^Your employer confirms /,
]

const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/before you leave/, 'before leaving'],
  [/before you return/, 'before returning'],
  [/when you leave/, 'on departure'],
  [/while you are away/, 'during the trip'],
  [/yours ends/, 'the old one ends'],
  [/you must be (here when it is|in the United States that day)/, 'nobody is extended from abroad'],
  [/how you come back/, 'how they come back'],
  [/you will also work/, 'they will also work'],
  [/tells you whether/, 'tells them whether'],
  [/^Your employer confirms/, 'Confirm'],
  [/^Your /, 'The '],
  [/\byour\b/g, 'the'],
]
