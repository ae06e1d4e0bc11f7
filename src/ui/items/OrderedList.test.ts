import { expect, test } from 'vitest'
import { movedTo } from './OrderedList.tsx'

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('what is dragged from %s to %s takes that place, and nothing is lost', (from, to, order) => {
  expect(movedTo(['a', 'b', 'c'], from, to)).toEqual(order)
})
