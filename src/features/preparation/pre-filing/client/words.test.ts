import { expect, test } from 'vitest'
import type { CheckReport } from '../records.ts'
import { standingOf } from './words.ts'

const report: CheckReport = {
  findings: [],
  ended: [],
  unchecked: [],
  checked: 40,
  passed: 40,
  toFix: 0,
  notChecked: 0,
  blocking: 0,
  unacknowledged: 0,
  stage: 'review',
  filingDate: '2026-11-15',
  mayWaive: false,
  mayWaiveUnchecked: false,
  mayAnswer: false,
}

test('the check says in one sentence how it stands', () => {
  expect(standingOf(report)).toBe('Before review: nothing to fix.')
  expect(standingOf({ ...report, stage: 'filing', blocking: 1, toFix: 1, notChecked: 1 })).toBe(
    'Before filing: 1 error to fix.',
  )
  expect(standingOf({ ...report, stage: 'filing', notChecked: 2 })).toBe('Before filing: not everything is checked.')
})

test('the check says how many warnings wait to be acknowledged', () => {
  expect(standingOf({ ...report, unacknowledged: 2 })).toContain(' 2 warnings to acknowledge.')
})
