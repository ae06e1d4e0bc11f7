import { expect, test } from 'vitest'
import { differenceWords, dropsMuch } from './words.ts'

test('what an edition changes is said in one sentence', () => {
  expect(differenceWords({ added: 2, removed: 1, changed: 0, unchanged: 240 })).toBe(
    '2 codes are new, 1 code goes; 240 codes stay.',
  )
  expect(differenceWords({ added: 0, removed: 0, changed: 0, unchanged: 9 })).toMatch(/^Nothing changes/)
})

test('a file that drops most of a list is warned of', () => {
  expect(dropsMuch({ added: 1, removed: 200, changed: 0, unchanged: 20 })).toBe(true)
  expect(dropsMuch({ added: 1, removed: 5, changed: 0, unchanged: 20 })).toBe(false)
})
