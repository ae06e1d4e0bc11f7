import { expect, it } from 'vitest'
import { prefilingRules } from '#rules/prefiling/all.ts'
import { hasTopic, topicOf } from './rule-topics.ts'

it('every rule has neutral words for where it was not checked', () => {
  expect(prefilingRules.filter(({ id }) => !hasTopic(id)).map(({ id, message }) => `${id} ${message}`)).toEqual([])
})

it('says what is looked at, not what would be found', () => {
  expect(topicOf('V13', 'Wage below LCA')).toBe('Wage and LCA')
  expect(topicOf('V99', 'Something new')).toBe('Something new')
})
