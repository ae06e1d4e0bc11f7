import type { CaseLetter } from '../records.ts'

type State = { words: string; hue: 'gray' | 'blue' | 'green' }

/** How a letter stands, in two words. */
export function stateOf({ inPackage, file }: Pick<CaseLetter, 'inPackage'> & { file: { sharedWith: string } }): State {
  if (inPackage) return { words: 'In the package', hue: 'green' }
  if (file.sharedWith === 'employer') return { words: 'Shared with HR', hue: 'blue' }
  if (file.sharedWith === 'everyone') return { words: 'Shared', hue: 'blue' }
  return { words: 'Draft', hue: 'gray' }
}

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
