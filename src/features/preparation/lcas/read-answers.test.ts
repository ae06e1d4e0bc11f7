import { expect, test } from 'vitest'
import type { Known } from '#engine/answer.ts'
import { readLcaAnswers } from './read-answers.ts'

const [filed, certified] = ['case.lcaFiledOn', 'case.lcaCertifiedOn']
const known = (id: string, value: string): Known => ({ [id]: { value, source: 'form', by: null, at: '2026-11-12' } })
const problemsOf = (given: Record<string, string>, before: Known = {}) =>
  Object.keys(
    readLcaAnswers(
      Object.fromEntries(Object.entries(given).map(([id, value]) => [id, { value }])),
      '2026-11-17',
      before,
    ).problems,
  )

test('that the public access file is open is not typed: the day follows from the file', () => {
  expect(problemsOf({ 'case.pafOpenedOn': '2026-11-17' })).toEqual(['case.pafOpenedOn'])
})

test('an LCA was filed and certified by today, and certified after it was filed', () => {
  expect(problemsOf({ [filed]: '2026-11-10', [certified]: '2026-11-17' })).toEqual([])
  expect(problemsOf({ [filed]: '2027-10-01' })).toEqual([filed])
  expect(problemsOf({ [certified]: '2026-11-18' })).toEqual([certified])
  expect(problemsOf({ [certified]: '2026-10-01' }, known(filed, '2026-11-10'))).toEqual([certified])
  expect(problemsOf({ [filed]: '2026-11-10' }, known(certified, '2026-10-01'))).toEqual([filed])
  // What was wrong before does not keep somebody from changing the rest.
  expect(problemsOf({ 'case.lcaJobTitle': 'Engineer' }, { ...known(filed, '2027-01-01') })).toEqual([])
})
