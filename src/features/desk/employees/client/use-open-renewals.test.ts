import { expect, test } from 'vitest'
import { costWords } from './use-open-renewals.tsx'

test.each([
  [[['employer', 52_000]], '$520, employer pays'],
  [[['applicant', 52_000]], '$520, Ingrid pays'],
  [
    [
      ['employer', 100_000],
      ['applicant', 50_000],
    ],
    '$1,500: employer pays $1,000, Ingrid $500',
  ],
  [[], ''],
] as [[string, number][], string][])('what a renewal costs and who pays: %j', (fees, words) => {
  const lines = fees.map(([payer, amountCents]) => ({ payer, amountCents }))
  expect(costWords(lines, 'Ingrid')).toBe(words)
})
