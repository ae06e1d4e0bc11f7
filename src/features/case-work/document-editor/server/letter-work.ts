import { type Letter, readLetter } from '#docx/editing/read.ts'
import { type EditedLetter, writeLetter } from '#docx/editing/write.ts'
import { type Parts, readParts, writeParts } from '#docx/parts.ts'
import { letterheadOf } from '#docx/text-of.ts'
import { compareParagraphs, paragraphsOf } from '../compare.ts'
import type { ComparedParagraph } from '../records.ts'

// The letters of the built-in editor; done in processes (letter-apart.ts).

/** More than the editor on the page can show at once: some 200 pages of text. */
export class TooLong extends Error {
  override name = 'TooLong'
}

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
