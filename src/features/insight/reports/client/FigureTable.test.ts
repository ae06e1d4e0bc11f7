import { expect, test } from 'vitest'
import { againstYearBefore } from './FigureTable.tsx'

test.each([
  ['days', 37, 43, '6 days faster'],
  ['days', 44, 43, '1 day slower'],
  ['days', 43, 43, 'same'],
  ['days', null, 43, '–'],
  ['days', 43, null, '–'],
  ['share', 95, 92, '3 points higher'],
  ['share', 91, 92, '1 point lower'],
  ['money', 120_000, 100_000, '$200 more'],
  ['count', 3, 5, '2 fewer'],
] as const)('%s: %s beside %s is %s', (kind, now, before, said) => {
  expect(againstYearBefore(kind, now, before)).toBe(said)
})
