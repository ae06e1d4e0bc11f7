import { expect, test } from 'vitest'
import { uncheckedSentence } from './server/open-errors.ts'

test('a question put into a sentence has one mark at its end', () => {
  expect(uncheckedSentence('Is an affidavit of support needed?')).toBe(
    'Not checked: Is an affidavit of support needed?',
  )
  expect(uncheckedSentence('the wage')).toBe('Not checked: the wage.')
})
