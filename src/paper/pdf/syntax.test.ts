import { expect, test } from 'vitest'
import { literal, pdfName, pdfNumber, pdfText } from './syntax.ts'

test.each([
  [3, '3'],
  [0.5, '0.5'],
  [1 / 3, '0.33333'],
  [-0.000001, '0'],
  [1e-7, '0'],
  [72.1, '72.1'],
])('the number %s is written %s', (value, written) => {
  expect(pdfNumber(value)).toBe(written)
})

test('names escape blanks and delimiters', () => {
  expect(pdfName(' STE ')).toBe('/#20STE#20')
  expect(pdfName('A/B#1')).toBe('/A#2fB#231')
  expect(pdfName('Off')).toBe('/Off')
})

test('texts use the document encoding where it suffices, else UTF-16', () => {
  expect(pdfText('A (b) \\ c')).toBe('(A \\(b\\) \\\\ c)')
  expect(pdfText('two\nlines\r')).toBe('(two\\nlines\\r)')
  expect(pdfText('Łódź €')).toBe('<feff014100f30064017a002020ac>')
  expect(pdfText('€ “x”')).toBe('(\xa0 \x8dx\x8e)')
  expect(pdfText('é')).toBe('(\xe9)')
})

test('a literal string keeps its bytes', () => {
  expect(literal('plain')).toBe('(plain)')
  expect(literal('a)b\\')).toBe('(a\\)b\\\\)')
})
