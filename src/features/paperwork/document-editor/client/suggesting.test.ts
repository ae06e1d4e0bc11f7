import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { letterSchema } from '#docx/editing/schema.ts'
import { asSuggestion, settle, suggestionsIn } from './suggesting.ts'

const { paragraph, doc } = letterSchema.nodes

const letter = (...texts: readonly string[]): EditorState =>
  EditorState.create({
    doc: doc.create(
      null,
      texts.map((text) => paragraph.create(null, letterSchema.text(text))),
    ),
  })

/** The letter with a change made as a suggestion. */
function suggest(state: EditorState, from: number, to: number, text: string): EditorState {
  const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
  const change = text === '' ? selected.tr.delete(from, to) : selected.tr.insertText(text, from, to)
  return selected.apply(asSuggestion(selected, change))
}

const said = (state: EditorState) => suggestionsIn(state.doc).map(({ kind, text }) => [kind, text])

test('what is typed is new, what is deleted stays and is marked', () => {
  const typed = suggest(letter('The wage is fair.'), 13, 17, 'lawful')
  expect(typed.doc.textContent).toBe('The wage is fairlawful.')
  expect(said(typed)).toEqual([
    ['deleted', 'fair'],
    ['inserted', 'lawful'],
  ])
})

test('accepted, only the new words are there; rejected, only the old ones', () => {
  const state = suggest(letter('The wage is fair.'), 13, 17, 'lawful')
  const decided = (accept: boolean) => state.apply(settle(state, suggestionsIn(state.doc), accept)).doc
  expect(decided(true).textContent).toBe('The wage is lawful.')
  expect(decided(false).textContent).toBe('The wage is fair.')
  expect(suggestionsIn(decided(true))).toEqual([])
})

test('one’s own new words disappear when they are deleted', () => {
  const typed = suggest(letter('Dear Officer'), 13, 13, ', hello')
  expect(suggest(typed, 13, 20, '').doc.textContent).toBe('Dear Officer')
})

test('words over two paragraphs stay where they are until somebody accepts', () => {
  const state = suggest(letter('First part.', 'Second part.'), 7, 21, '')
  expect(state.doc.childCount).toBe(2)
  expect(said(state)).toEqual([
    ['deleted', 'part.'],
    ['deleted', 'Second '],
  ])
})
