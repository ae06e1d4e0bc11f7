import { expect, test } from 'vitest'
import { cellsFor } from '#rules/deadlines/visa-bulletin.ts'
import { readCharts, showCharts } from './bulletin.ts'

const text = 'DFF\nEB2 India 07-15-2013 12-01-2013\nEB2 Other C C\nEB3 India U U'

test('a month of the Visa Bulletin is read line by line and shown the same way', () => {
  const read = readCharts(text)
  expect(read.ok && showCharts(read.value)).toBe(text)
  expect(read.ok && read.value.FAD).toEqual({ EB2: { India: '2013-07-15', Other: 'C' }, EB3: { India: 'U' } })
})

test.each([
  ['EB2 India C C', /which chart/],
  ['FAD', /At least one line/],
  ['FAD\nEB9 India C C', /the category is one of/],
  ['FAD\nEB2 Atlantis C C', /the country is one of/],
  ['FAD\nEB2 India C', /two of C, U or a date/],
  ['FAD\nEB2 India C C\neb2 india U U', /named twice/],
])('%j is not taken, and a sentence says why', (wrong, message) => {
  expect(readCharts(wrong)).toEqual({ ok: false, message: expect.stringMatching(message) })
})

test('the cell is that of the preference, of the country of birth and of the designated chart', () => {
  const read = readCharts(text)
  if (!read.ok) throw new Error(read.message)
  expect(cellsFor('E21', 'India', read.value).designatedCell).toBe('2013-12-01')
  expect(cellsFor('NIW', 'India', { ...read.value, designated: 'FAD' }).designatedCell).toBe('2013-07-15')
  // deadlines.md D-50 E6: born in Kuwait is charged to all others.
  expect(cellsFor('E21', 'Kuwait', read.value).designatedCell).toBe('C')
  expect(cellsFor('E32', 'India', read.value).designatedCell).toBe('U')
  expect(cellsFor('E11', 'India', read.value).designatedCell).toBeUndefined()
})
