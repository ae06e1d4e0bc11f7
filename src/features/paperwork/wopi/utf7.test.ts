import { expect, test } from 'vitest'
import { fromUtf7, toUtf7 } from './utf7.ts'

test.each([
  ['Offer letter.docx', 'Offer letter.docx'],
  ['Führerschein.docx', 'F+APw-hrerschein.docx'],
  ['护照 (2).docx', '+YqRxZw- (2).docx'],
  ['A+B.docx', 'A+-B.docx'],
  ['😀', '+2D3eAA-'],
])('%s travels as %s', (plain, packed) => {
  expect(toUtf7(plain)).toBe(packed)
  expect(fromUtf7(packed)).toBe(plain)
})

test('what is no UTF-7 is none', () => {
  expect(fromUtf7('Führer')).toBeUndefined()
  expect(fromUtf7('a\r\nb')).toBeUndefined()
  expect(fromUtf7('a + b')).toBeUndefined()
})
