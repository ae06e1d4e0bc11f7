import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { letterSchema } from '#docx/editing/schema.ts'
import { filledIn, hasPlaceholder, placeholdersIn } from './placeholders.ts'

test('facts that were missing are found by their names, empty brackets are not', () => {
  const words = 'for [Hours per week] hours, from [Employment from][] to []'
  const { doc, paragraph } = letterSchema.nodes
  const letter = doc.create(null, paragraph.create(null, letterSchema.text(words)))
  const found = placeholdersIn(letter).map(({ from, to }) => letter.textBetween(from, to))
  expect(found).toEqual(['[Hours per week]', '[Employment from]'])
})

test('a fact is written wherever its name stands, line by line, and nowhere else', () => {
  const { doc, paragraph } = letterSchema.nodes
  const bold = letterSchema.mark('bold')
  const written = (text: string, marks = [] as never[]) => paragraph.create(null, letterSchema.text(text, marks))
  const letter = doc.create(null, [
    written('At [Address], for [Hours per week] hours. [Address]'),
    written('[Address]', [bold] as never[]),
  ])
  const state = EditorState.create({ doc: letter })
  const after = state.apply(filledIn(state, 'Address', '200 Harbor Street\nBoston')).doc
  expect(after.textBetween(0, after.content.size, ' / ', '|')).toBe(
    'At 200 Harbor Street|Boston, for [Hours per week] hours. 200 Harbor Street|Boston / 200 Harbor Street|Boston',
  )
  expect(after.lastChild?.firstChild?.marks).toEqual([bold])
  expect([hasPlaceholder(after, 'Address'), hasPlaceholder(after, 'Hours per week')]).toEqual([false, true])
})
