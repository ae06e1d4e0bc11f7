import { expect, test } from 'vitest'
import { caretAfter, digitsOf, isComplete, masked } from './MaskedField.tsx'

test.each([
  ['phone', '', ''],
  ['phone', '4', '(4'],
  ['phone', '415', '(415'],
  ['phone', '4155', '(415) 5'],
  ['phone', '4155550134', '(415) 555-0134'],
  ['fein', '123456789', '12-3456789'],
  ['fein', '12', '12'],
  ['ssn', '123456789', '123-45-6789'],
] as const)('the %s digits "%s" read "%s"', (mask, digits, text) => {
  expect(masked(mask, digits)).toBe(text)
})

test.each([
  ['1 (415) 555-0134', '4155550134'],
  ['+1 415.555.0134', '4155550134'],
  ['0 415 555 0134', '4155550134'],
  ['415-555-01349', '4155550134'],
])('a pasted "%s" is the number %s', (pasted, digits) => {
  expect(digitsOf('phone', pasted)).toBe(digits)
})

test('a number is complete with its last digit', () => {
  expect(isComplete('ssn', '123-45-678')).toBe(false)
  expect(isComplete('ssn', '123-45-6789')).toBe(true)
})

test('the caret stays behind the digit it was behind', () => {
  expect(caretAfter('phone', 0, '(415) 5')).toBe(0)
  expect(caretAfter('phone', 1, '(415) 5')).toBe(2)
  expect(caretAfter('phone', 4, '(415) 55')).toBe(7)
  expect(caretAfter('phone', 4, '(415) 5')).toBe(7)
})
