import { expect, test } from 'vitest'
import { passportOf } from './passport.ts'
import { linesOf } from './sample-page.ts'

const lines = linesOf({
  ...{ country: 'UTO', nationality: 'UTO', familyName: 'VAN DER BERG', givenNames: 'EVA LEE', number: 'L898902C3' },
  ...{ bornOn: '1974-08-12', sex: 'F' as const, expiresOn: '2032-04-15' },
})

test('letters in doubt are counted within their own name', () => {
  const at = (letter: string, from = 5) => lines[0].indexOf(letter, from)
  const doubts = [
    { at: at('D'), or: 'O' },
    { at: at('EVA'), or: 'F' },
    { at: at('LEE'), or: 'I' },
  ]
  expect(passportOf(lines, '2026-11-16', doubts)).toMatchObject({
    familyName: 'VAN DER BERG',
    givenNames: 'EVA LEE',
    unsure: {
      familyName: [{ at: 4, or: 'O' }],
      givenNames: [
        { at: 0, or: 'F' },
        { at: 4, or: 'I' },
      ],
    },
  })
})
