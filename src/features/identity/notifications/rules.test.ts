import { expect, test } from 'vitest'
import { choicesOf, concerns, kindNames } from './rules.ts'

test('without a choice every kind has its default', () => {
  expect(choicesOf([])).toEqual([
    { kind: 'cases', inProduct: true, byEmail: true },
    { kind: 'messages', inProduct: true, byEmail: true },
    { kind: 'imports', inProduct: true, byEmail: false },
    { kind: 'lookIns', inProduct: true, byEmail: false },
  ])
})

test('a choice stands for its kind alone, and a kind that is gone is not shown', () => {
  const chosen = choicesOf([
    { kind: 'imports', inProduct: false, byEmail: true },
    { kind: 'gone', inProduct: true, byEmail: true },
  ])
  expect(chosen.find(({ kind }) => kind === 'imports')).toEqual({ kind: 'imports', inProduct: false, byEmail: true })
  expect(chosen.map(({ kind }) => kind)).toEqual(kindNames)
})

test.each([
  [3, ['cases', 'messages', 'imports', 'lookIns']],
  [5, ['cases', 'messages']],
  [10, ['cases', 'messages', 'imports']],
])('role %i chooses among what it can be told about', (roleId, kinds) => {
  expect(kindNames.filter((kind) => concerns(roleId, kind))).toEqual(kinds)
})
