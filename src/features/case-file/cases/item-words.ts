import type { OpenItem } from './open-items.ts'

type Said = { what: string; about: string }

/** An item as its row says it: the thing itself, and under it why it came back. The verb stands on the button. */
export function itemWords({ kind, title }: Pick<OpenItem, 'kind' | 'title'>): Said {
  const document = kind === 'document' ? /^Upload “(?<name>.+)”(?: again)?(?:: (?<why>.+))?$/su.exec(title) : null
  const { name, why } = document?.groups ?? {}
  return name === undefined ? { what: title, about: '' } : { what: name, about: why ? `Sent back: ${why}` : '' }
}

/** The reader did it once, and it came back. */
export const isSentBack = ({ verb }: Pick<OpenItem, 'verb'>): boolean => verb === 'Upload again' || verb === 'Correct'
