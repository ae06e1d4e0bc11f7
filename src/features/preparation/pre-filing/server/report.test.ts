import { expect, test } from 'vitest'
import type { CheckReport } from '../records.ts'
import { forEmployer, isFamilysOwn, WITH_THE_FIRM } from './report.ts'

const affidavit = { main: 'i-864', forms: ['i-864', 'g-28'] }
const petition = { main: 'i-129', forms: ['i-129', 'g-28', 'i-539'] }

test.each([
  ['V57', affidavit, true],
  ['V01', affidavit, true],
  ['V08', { main: 'i-485', forms: ['i-485'] }, true],
  ['V08', { main: 'i-140', forms: ['i-140'] }, false],
  ['V29', petition, false],
  ['V01', petition, false],
  ['V34', petition, true],
])('%s in %o is the family’s own: %s', (rule, all, own) => {
  expect(isFamilysOwn(rule, all)).toBe(own)
})

test('the employer reads that something is open, not what the household earns', () => {
  const sentence = 'The household earns $38,250 a year, and assets of $8,999 do not make up for it.'
  const found = {
    ...{ rule: 'V57', key: 'k', group: 'Answers', severity: 'error', message: 'Insufficient income', sentence },
    ...{
      citation: '8 CFR 213a.2(c)',
      cause: 'case.sponsorIncome',
      causeLabel: 'Income',
      jump: '/x',
      jumpLabel: 'Open',
    },
    ...{ ask: null, waivable: true, waived: null },
  } as const
  const unchecked = {
    ...{ rule: 'V58', severity: 'error', message: 'I-864 incomplete', key: 'u', waived: null },
    missing: [{ fact: 'case.taxYear', label: 'Tax year', jump: '', jumpLabel: '', ask: null }],
  } as const
  const report = {
    ...{ findings: [found], ended: [], unchecked: [unchecked], checked: 3, passed: 2, toFix: 1, notChecked: 1 },
    ...{ blocking: 1, unacknowledged: 0, stage: 'review', filingDate: '2026-11-16' },
    ...{ mayWaive: false, mayWaiveUnchecked: false, mayAnswer: false },
  } as unknown as CheckReport
  const shown = forEmployer(report, affidavit)
  expect(JSON.stringify(shown)).not.toMatch(/38,250|8,999|income|Tax year/i)
  expect(shown.findings[0]?.sentence).toBe(WITH_THE_FIRM)
  expect([shown.toFix, shown.blocking, shown.notChecked]).toEqual([1, 1, 1])
})
