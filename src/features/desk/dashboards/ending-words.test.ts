import { expect, test } from 'vitest'
import { renewalsWords } from './ending-words.ts'

test.each([
  [0, 0, 'No one must stop working or leave within 60 days.'],
  [1, 1, '1 person must stop working or leave within 60 days unless renewed. 1 has no renewal opened yet.'],
  // Nothing is filed yet: that renewals were opened takes nobody off the list.
  [6, 0, '6 people must stop working or leave within 60 days unless renewed. Their renewals are under way.'],
])('%i soon, %i of them without a renewal: %s', (soon, notOpened, words) => {
  expect(renewalsWords(soon, notOpened)).toBe(words)
})
