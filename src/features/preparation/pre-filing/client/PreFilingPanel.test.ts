import { expect, test } from 'vitest'
import { prefilingRules } from '#rules/prefiling/all.ts'
import { findingGroups, groupOf } from '../finding-groups.ts'
import type { Finding } from '../records.ts'
import { choicesOf, groupsOf } from './PreFilingPanel.tsx'

const found = (rule: string, severity: Finding['severity'], more: Partial<Finding> = {}): Finding => ({
  ...{ rule, severity, key: `${rule} ${more.sentence}`, group: groupOf(rule), message: '', sentence: 'So.' },
  ...{
    citation: '',
    cause: '',
    causeLabel: '',
    jump: '',
    jumpLabel: '',
    ask: null,
    waivable: true,
    waived: null,
    ...more,
  },
})
const waived = { reason: 'It is explained.', byName: 'Miriam LANE', at: '2026-11-15T09:00:00Z' }

test('findings are grouped by what is to be done, errors first, what was waived last', () => {
  const findings = [
    found('R02', 'error', { sentence: 'First.', waived }),
    found('V08', 'warn'),
    found('V62', 'error'),
    found('R02', 'error', { sentence: 'Second.' }),
  ]
  const groups = groupsOf(findings, 'all')
  expect(groups.map(({ title }) => title)).toEqual(['Answers: 1 error, 1 warning, 1 waived', 'Signatures: 1 error'])
  expect(groups[0]?.findings.map(({ rule, sentence }) => `${rule} ${sentence}`)).toEqual([
    'R02 Second.',
    'V08 So.',
    'R02 First.',
  ])
})

test('a group of more than five opens only when asked to', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => found('V62', 'error', { sentence: `${n}` }))
  expect(groupsOf(many(5), 'all')[0]?.open).toBe(true)
  expect(groupsOf(many(6), 'all')[0]?.open).toBe(false)
})

test('the list narrows to errors, warnings or what was waived, and says how many there are', () => {
  const findings = [found('R02', 'error'), found('V62', 'error', { waived }), found('V08', 'warn')]
  expect(choicesOf(findings).map(({ label }) => label)).toEqual([
    'Everything (3)',
    'Errors (1)',
    'Warnings (1)',
    'Waived or acknowledged (1)',
  ])
  expect(groupsOf(findings, 'waived').flatMap((group) => group.findings.map(({ rule }) => rule))).toEqual(['V62'])
})

test('every group has rules, and every rule a group', () => {
  expect(new Set(prefilingRules.map(({ id }) => groupOf(id)))).toEqual(new Set(findingGroups))
})
