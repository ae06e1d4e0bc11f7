import type { SharedWith } from '#paperwork/editable-files/records.ts'
import type { CaseLetter } from '../records.ts'

type State = { words: string; hue: 'gray' | 'blue' | 'green' }

/** How a letter stands, in two words. */
export function stateOf({ inPackage, file }: Pick<CaseLetter, 'inPackage'> & { file: { sharedWith: string } }): State {
  if (inPackage) return { words: 'In the package', hue: 'green' }
  if (file.sharedWith === 'employer') return { words: 'Shared with HR', hue: 'blue' }
  if (file.sharedWith === 'everyone') return { words: 'Shared', hue: 'blue' }
  return { words: 'Draft', hue: 'gray' }
}

type Sharing = { label: string; sharedWith: SharedWith; done: string }

const choices: readonly Sharing[] = [
  { label: 'Share with HR', sharedWith: 'employer', done: 'is shared with HR.' },
  {
    ...{ label: 'Share with HR and the employee', sharedWith: 'everyone' },
    done: 'is shared with HR and the employee.',
  },
  { label: 'Take back from those it was shared with', sharedWith: 'nobody', done: 'is a draft of the law firm again.' },
]

/** With whom a letter can be shared, beside those who have it. */
export const sharingChoices = (now: SharedWith): Sharing[] => choices.filter(({ sharedWith }) => sharedWith !== now)

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** The text in pieces, so that what is missing can be marked. */
export function piecesOf(text: string, labels: readonly string[]): { text: string; missing: boolean }[] {
  const marks = labels.map((label) => `[${label}]`)
  const pattern = marks.map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  if (pattern === '') return [{ text, missing: false }]
  return text
    .split(new RegExp(`(${pattern})`))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, missing: marks.includes(piece) }))
}
