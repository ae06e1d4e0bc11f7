import { readVersion, saveVersion, unlessLocked } from '#case-work/editable-files/server/keep.ts'
import { readLetter } from '#docx/editing/read.ts'
import { NotThisLetter, writeLetter } from '#docx/editing/write.ts'
import { type Parts, readParts, writeParts } from '#docx/parts.ts'
import { letterheadOf } from '#docx/text-of.ts'
import { implement } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { isChanged } from '../changed.ts'
import { compareParagraphs, paragraphsOf } from '../compare.ts'
import { documentEditor } from '../contract.ts'
import { caseInWords, nameInLetters } from './store.ts'

export const documentEditorHandlers = implement(documentEditor, {
  open: async (context, { id, number: wanted }) => {
    const { file, number, bytes } = await readVersion(context, id, wanted)
    const parts = partsToEdit(bytes)
    const { document, styles, comments, pictures } = readLetter(parts)
    const shown = { document: { ...document }, styles: [...styles], comments: [...comments], pictures }
    const about = file.caseId === null ? '' : await caseInWords(context.db, file.caseId)
    return { file, number, ...shown, about, letterhead: letterheadOf(parts) }
  },

  save: async (context, { id, from, basedOn, lock, document, comments }) => {
    const { bytes } = await readVersion(context, id, from)
    try {
      const name = await nameInLetters(context.db, context.actor)
      const written = writeLetter(partsToEdit(bytes), { document, comments }, name, context.now)
      return await saveVersion(context, documentEditor.save, {
        ...{
          id,
          basedOn,
          source: 'editor',
          sitting: true,
          bytes: Buffer.from(writeParts(written)),
          guard: unlessLocked(lock),
        },
      })
    } catch (error) {
      if (error instanceof NotThisLetter) context.refuse('NOT_THIS_LETTER')
      throw error
    }
  },

  compare: async (context, { id, older, newer }) => {
    const [before, after] = [await readVersion(context, id, older), await readVersion(context, id, newer)]
    const paragraphs = compareParagraphs(textsOf(before.bytes), textsOf(after.bytes))
    return { older, newer, paragraphs, changed: paragraphs.filter(isChanged).length }
  },
})

/** Read in the request, so it must not keep others waiting: some 200 pages of text take a second. */
const MOST_TEXT = 4 * 1024 * 1024

function partsToEdit(bytes: Uint8Array): Parts {
  const parts = readParts(bytes)
  const texts = [...parts].filter(([name]) => /^word\/[^/]+\.xml$/.test(name))
  const length = texts.reduce((sum, [, content]) => sum + content.length, 0)
  const { TOO_LONG } = documentEditor.open.refusals
  if (length > MOST_TEXT) throw new Refusal(TOO_LONG.status, 'TOO_LONG', TOO_LONG.message)
  return parts
}

const textsOf = (bytes: Buffer): string[] => paragraphsOf(readLetter(partsToEdit(bytes)).document)
