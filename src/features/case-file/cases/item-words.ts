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
