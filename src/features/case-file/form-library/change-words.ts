import type { EditionChange } from './edition-changes.ts'

/** A wording beside another: what is the same around, and what is said otherwise. */
export type Wording = { lead: string; changed: string; tail: string }

/** So many words of what both share stand beside the change: a field's words repeat its part, page after page. */
const SHARED_WORDS = 6

/** The two wordings, each with what differs from the other; what both share is shortened to its nearest words. */
export function wordings(before: string, after: string): { before: Wording; after: Wording } {
  const [one, other] = [before.split(' '), after.split(' ')]
  let front = 0
  while (front < Math.min(one.length, other.length) && one[front] === other[front]) front += 1
  let back = 0
  while (back < Math.min(one.length, other.length) - front && one.at(-1 - back) === other.at(-1 - back)) back += 1
  const shown = (words: readonly string[]): Wording => {
    const [lead, tail] = [words.slice(0, front), words.slice(words.length - back)]
    return {
      lead: `${lead.length > SHARED_WORDS ? '… ' : ''}${lead.slice(-SHARED_WORDS).join(' ')}`,
      changed: words.slice(front, words.length - back).join(' '),
      tail: `${tail.slice(0, SHARED_WORDS).join(' ')}${tail.length > SHARED_WORDS ? ' …' : ''}`,
    }
  }
  return { before: shown(one), after: shown(other) }
}

const MM_PER_POINT = 25.4 / 72

/** '4 mm lower', for a field that stands elsewhere on the same page. */
export function moveInWords({ before, after }: Pick<EditionChange, 'before' | 'after'>): string {
  if (!before || !after) return ''
  const by = (edge: number) => Math.round(((after.rect[edge] ?? 0) - (before.rect[edge] ?? 0)) * MM_PER_POINT)
  const [across, up] = [by(0), by(3)]
  const parts = [
    up === 0 ? '' : `${Math.abs(up)} mm ${up > 0 ? 'higher' : 'lower'}`,
    across === 0 ? '' : `${Math.abs(across)} mm to the ${across > 0 ? 'right' : 'left'}`,
  ].filter(Boolean)
  return parts.join(', ') || 'another size'
}
