import { expect, test } from 'vitest'
import { ALL_SET, openWords } from './my-items.ts'

const due = (...days: (string | null)[]) => days.map((dueOn) => ({ dueOn }))

test.each([
  [0, due(), due(), ALL_SET],
  [1, due(null), due(), '1 thing to do.'],
  [3, due(null, '2026-12-01', '2026-11-25'), due(), '3 things to do, the first by 11-25-2026.'],
  [0, due(), due('2026-11-27'), '1 date to keep in mind.'],
])('%i things to do: what is open is counted, and nothing is only when nothing is', (n, items, dates, words) => {
  expect(openWords(n, items, dates)).toBe(words)
})
