import { expect, it, test } from 'vitest'
import type { CheckReport, Finding } from '../records.ts'
import { firstWords, standingOf, toFixFirst } from './words.ts'

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

const found = (cause: string, more: Partial<Finding> = {}) =>
  ({ severity: 'error', waived: null, cause, ...more }) as Finding

it('an error in an answer is fixed before the signatures; what signing itself repairs is not in front of them', () => {
  const findings = [found('person.ssn'), found('case.signatures'), found('person.name', { severity: 'warn' })]
  expect(toFixFirst({ findings }).map(({ cause }) => cause)).toEqual(['person.ssn'])
  expect(firstWords({ findings, notChecked: 3 })).toMatch(/^Fix first, then sign/)
  expect(firstWords({ findings: findings.slice(1), notChecked: 3 })).toBe('Check the rest before anybody signs.')
  expect(firstWords({ findings: [], notChecked: 0 })).toBe('Nothing here stands before the signatures.')
})
