import { expect, test } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { wordsOf } from './use-attempt.tsx'

test('a refused field is told by its sentence, not by its name in the code', () => {
  const refused = (text: string) => new CallFailed(400, 'BAD_INPUT', `submittedOn: ${text}`, { submittedOn: text })
  expect(wordsOf(refused('Registration for FY 2028 is open from 03-01-2027.'))).toBe(
    'Registration for FY 2028 is open from 03-01-2027.',
  )
  expect(wordsOf(refused('belongs to somebody else'))).toBe('submittedOn: belongs to somebody else')
  expect(wordsOf(new Error('No connection.'))).toBe('No connection.')
})
