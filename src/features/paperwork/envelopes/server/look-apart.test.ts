import { expect, test } from 'vitest'
import { lookInto, whyUnseen } from './look-apart.ts'

const looked = (text: string, longestMs?: number) =>
  lookInto(new TextEncoder().encode(text), longestMs).catch(whyUnseen)

test('who was given no time to look does not call the file damaged', async () => {
  expect(await looked('%PDF-1.7', 1)).toBe('NOT_IN_TIME')
  expect(await looked('A letter.')).toBe('CANNOT_BE_READ')
})
