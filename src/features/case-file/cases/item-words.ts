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
