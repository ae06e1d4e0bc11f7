import { diffArrays, diffWordsWithSpace } from 'diff'
import { type Letter, readLetter } from '#docx/editing/read.ts'
import type { NodeJson } from '#docx/editing/read-inline.ts'
import { type EditedLetter, writeLetter } from '#docx/editing/write.ts'
import { type Parts, readParts, writeParts } from '#docx/parts.ts'
import { letterheadOf } from '#docx/text-of.ts'
import type { ComparedParagraph } from '../contract.ts'
import { TooLong } from './too-long.ts'

// The letters of the built-in editor; done in processes (letter-apart.ts).

export function openLetter(docx: Uint8Array): Letter & { letterhead: string[] } {
  const parts = partsToEdit(docx)
  return { ...readLetter(parts), letterhead: letterheadOf(parts) }
}

export const writtenLetter = (docx: Uint8Array, edited: EditedLetter, by: string, at: Date): Uint8Array =>
  writeParts(writeLetter(partsToEdit(docx), edited, by, at))

export const compareLetters = (older: Uint8Array, newer: Uint8Array): ComparedParagraph[] =>
  compareParagraphs(textsOf(older), textsOf(newer))

const MOST_TEXT = 4 * 1024 * 1024

function partsToEdit(docx: Uint8Array): Parts {
  const parts = readParts(docx)
  const texts = [...parts].filter(([name]) => /^word\/[^/]+\.xml$/.test(name))
  if (texts.reduce((sum, [, content]) => sum + content.length, 0) > MOST_TEXT) throw new TooLong()
  return parts
}

const textsOf = (docx: Uint8Array): string[] => paragraphsOf(readLetter(partsToEdit(docx)).document)

/** What changed between two texts, given as paragraphs. Paragraphs that were rewritten are compared word by word. */
export function compareParagraphs(older: readonly string[], newer: readonly string[]): ComparedParagraph[] {
  const changes = diffArrays([...older], [...newer])
  const found: ComparedParagraph[] = []
  for (let index = 0; index < changes.length; index++) {
    const { value = [], added, removed } = changes[index] ?? {}
    const next = changes[index + 1]
    if (removed && next?.added) {
      found.push(...rewritten(value, next.value))
      index++
    } else {
      const kind = added ? 'added' : removed ? 'removed' : 'same'
      for (const text of value) found.push([{ text, kind }])
    }
  }
  return found
}

function rewritten(older: readonly string[], newer: readonly string[]): ComparedParagraph[] {
  const paired = Math.min(older.length, newer.length)
  const pairs = older.slice(0, paired).map((text, index) => words(text, newer[index] ?? ''))
  const rest = [
    ...older.slice(paired).map((text) => [{ text, kind: 'removed' as const }]),
    ...newer.slice(paired).map((text) => [{ text, kind: 'added' as const }]),
  ]
  return [...pairs, ...rest]
}

const words = (older: string, newer: string): ComparedParagraph =>
  diffWordsWithSpace(older, newer).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))

/**
 * The paragraphs of a letter as plain text, tables cell by cell. It reads as if every suggestion were accepted: struck out
 * and added words beside each other would read as neither.
 */
export function paragraphsOf(letter: NodeJson): string[] {
  const found: string[] = []
  const visit = (node: NodeJson): void => {
    if (node.type === 'paragraph') found.push((node.content ?? []).map(wordsOf).join(''))
    else if (node.type === 'keptBlock') found.push(String(node.attrs?.says ?? ''))
    else for (const child of node.content ?? []) visit(child)
  }
  visit(letter)
  return found.filter((text) => text.trim() !== '')
}

function wordsOf({ type, text, attrs, marks }: NodeJson): string {
  if (marks?.some((mark) => mark.type === 'deleted')) return ''
  return type === 'text' ? (text ?? '') : type === 'kept' ? String(attrs?.says ?? '') : ' '
}
