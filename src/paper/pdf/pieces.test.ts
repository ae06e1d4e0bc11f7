import { expect, test } from 'vitest'
import { piecesOf, textOfPieces } from './pieces.ts'
import { Planted } from './values.ts'

const same = (object: number) => object

test('a value is cut at its references', () => {
  expect(piecesOf({ '/Parent': '1 0 R', '/Kids': ['5 0 R'] })).toEqual(['<</Parent ', 1, ' /Kids[', 5, ' ]>>'])
})

test('numbers and words are kept apart, delimiters need no gap', () => {
  const value = { '/A': [1, 2.5, true, null, '/N', 'u:text', 'b:ff00'], '/B': 3 }
  expect(textOfPieces(piecesOf(value), same)).toBe('<</A[1 2.5 true null/N(text)<ff00>]/B 3>>')
})

test('objects get other numbers, and a missing one is null', () => {
  const pieces = piecesOf(['7 0 R', '8 0 R', new Planted(-2)], (object) => (object === 7 ? 1 : 0))
  expect(textOfPieces(pieces, (object) => (object < 0 ? 40 - object : object))).toBe('[1 0 R null 42 0 R ]')
})

test('names that are not UTF-8 keep the spelling qpdf gives them', () => {
  expect(piecesOf('n:/A#e9')).toEqual(['/A#e9'])
  expect(() => piecesOf('what')).toThrow('Not a value')
})
