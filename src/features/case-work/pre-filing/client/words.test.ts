import { expect, test } from 'vitest'
import type { CheckReport } from '../records.ts'
import { standingOf } from './words.ts'

const report: CheckReport = {
  findings: [],
  ended: [],
  unchecked: [],
  checked: 40,
  blocking: 0,
  unacknowledged: 0,
  stage: 'review',
  filingDate: '2026-11-15',
  mayWaive: false,
  mayAnswer: false,
}

test('the check says in one sentence how it stands', () => {
  expect(standingOf(report)).toBe('Before review: nothing stands in the way. 40 rules checked, 0 findings.')
  const missing = { rule: 'V20', message: 'LCA', missing: [] }
  expect(standingOf({ ...report, stage: 'filing', blocking: 1, unchecked: [missing] })).toBe(
    'Before filing: 1 error stands in the way. 40 rules checked, 0 findings. 1 rule could not be checked yet.',
  )
})

test('the check says how many warnings wait to be acknowledged', () => {
  expect(standingOf({ ...report, unacknowledged: 2 })).toContain('0 findings. 2 warnings to acknowledge.')
})
