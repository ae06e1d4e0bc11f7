import { expect, test } from 'vitest'
import { letterSchema } from '#docx/editing/schema.ts'
import { placeholdersIn } from './placeholders.ts'

test('facts that were missing are found by their names, empty brackets are not', () => {
  const words = 'for [Hours per week] hours, from [Employment from][] to []'
  const { doc, paragraph } = letterSchema.nodes
  const letter = doc.create(null, paragraph.create(null, letterSchema.text(words)))
  const found = placeholdersIn(letter).map(({ from, to }) => letter.textBetween(from, to))
  expect(found).toEqual(['[Hours per week]', '[Employment from]'])
})
