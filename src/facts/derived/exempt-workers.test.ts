import { expect, test } from 'vitest'
import { attestation, jobTerms } from './h1b.ts'

const TODAY = '2026-11-16'

/** h1b-compliance.md §1.7. */
test.each([
  ['X1', 6_000_000, 'Bachelor’s degree', undefined, true],
  ['X2', 5_999_900, 'Bachelor’s degree', undefined, false],
  ['X3', 5_500_000, 'Master’s degree', true, true],
  ['X4', 5_500_000, 'Master’s degree', false, false],
] as const)('%s whether a worker of a dependent employer is exempt', (_ex, pay, level, related, exempt) => {
  const paid = attestation.paidSixtyThousand.derive([pay], TODAY)
  const master = attestation.relatedMaster.derive([level, related], TODAY)
  expect(attestation.exemptWorker.derive([paid, master] as [boolean, boolean], TODAY)).toBe(exempt)
})

test('part of a week is not counted as if it were a whole one', () => {
  expect(jobTerms.annualPay.derive([4_000, 'hour', 20], TODAY)).toBe(4_000 * 20 * 52)
})
