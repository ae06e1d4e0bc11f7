import { expect, test } from 'vitest'
import { exhibitLetter } from './exhibit-letter.ts'

test('tabs go on behind Z with two letters', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(exhibitLetter)).toEqual([
    ...['A', 'B', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA'],
  ])
})
