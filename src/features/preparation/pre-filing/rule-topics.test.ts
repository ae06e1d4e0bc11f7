import { expect, it } from 'vitest'
import { prefilingRules } from '#rules/prefiling/all.ts'
import { topicOf, topics } from './rule-topics.ts'

it('says what a rule looks at, not what it would find', () => {
  expect(topicOf('V13', 'Wage below LCA')).toBe('Wage and LCA')
  expect(topicOf('V29', 'Wrong fee (rejection)')).toBe('Government fees')
  expect(topicOf('V99', 'Something new')).toBe('Something new')
})

it('no title of what was not checked claims a finding', () => {
  const claims = /\b(mismatch|wrong|missing|below|exceeds?|conflicts?|expired|inconsistent|blank|too early)\b/iu
  expect(Object.values(topics).filter((title) => claims.test(title))).toEqual([])
})

it('every rule has neutral words for where it was not checked', () => {
  expect(prefilingRules.filter(({ id }) => !(id in topics)).map(({ id }) => id)).toEqual([])
})
