import { NotThisLetter } from '#docx/refused.ts'
import { readVersion, saveVersion, unlessLocked } from '#paperwork/editable-files/server/keep.ts'
import { implement } from '#platform/operation/context.ts'
import { isChanged } from '../changed.ts'
import { documentEditor } from '../contract.ts'
import { letterApart } from './letter-apart.ts'
import { caseInWords, nameInLetters } from './store.ts'
import { TooLong } from './too-long.ts'

export const documentEditorHandlers = implement(documentEditor, {
  open: async (context, { id, number: wanted }) => {
    const { file, number, bytes } = await readVersion(context, id, wanted)
    const { document, styles, comments, pictures, letterhead } = await letterApart
      .openLetter(bytes)
      .catch(tooLong(() => context.refuse('TOO_LONG')))
    const shown = { document: { ...document }, styles: [...styles], comments: [...comments], pictures }
    const about = file.caseId === null ? '' : await caseInWords(context.db, file.caseId)
    return { file, number, ...shown, about, letterhead }
  },

  save: async (context, { id, from, basedOn, lock, document, comments }) => {
    const { bytes } = await readVersion(context, id, from)
    const name = await nameInLetters(context.db, context.actor)
    const written = await letterApart
      .writtenLetter(bytes, { document, comments }, name, context.now)
      .catch((error: unknown) => {
        if (error instanceof NotThisLetter) return context.refuse('NOT_THIS_LETTER')
        return tooLong(() => context.refuse('TOO_LONG'))(error)
      })
    return saveVersion(context, documentEditor.save, {
      ...{ id, basedOn, source: 'editor', sitting: true, bytes: Buffer.from(written), guard: unlessLocked(lock) },
    })
  },

  compare: async (context, { id, older, newer }) => {
    const [before, after] = [await readVersion(context, id, older), await readVersion(context, id, newer)]
    const paragraphs = await letterApart
      .compareLetters(before.bytes, after.bytes)
      .catch(tooLong(() => context.refuse('TOO_LONG')))
    return { older, newer, paragraphs, changed: paragraphs.filter(isChanged).length }
  },
})

const tooLong =
  (refuse: () => never) =>
  (error: unknown): never => {
    if (error instanceof TooLong) refuse()
    throw error
  }
