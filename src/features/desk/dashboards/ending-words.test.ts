import { expect, test } from 'vitest'
import { endingWords, renewalsWords } from './ending-words.ts'

test.each([
  [0, 0, 'No one must stop working or leave within 60 days.'],
  [1, 1, '1 person may have to stop working or leave within 60 days unless renewed. 1 has no renewal opened yet.'],
  // Nothing is filed yet: that renewals were opened takes nobody off the list.
  [6, 0, '6 people may have to stop working or leave within 60 days unless renewed. Their renewals are under way.'],
])('%i soon, %i of them without a renewal: %s', (soon, notOpened, words) => {
  expect(renewalsWords(soon, notOpened)).toBe(words)
})

test('nobody is told to stop whose H-1B status may carry the work on without the card', () => {
  expect(endingWords(3)).not.toContain('must stop')
})
