import { expect, test } from 'vitest'
import { dollars } from './words.ts'

test('amounts are shown in dollars and cents', () => {
  expect(dollars(303_500)).toBe('$3,035.00')
})
