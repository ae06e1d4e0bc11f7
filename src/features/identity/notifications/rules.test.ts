import { expect, test } from 'vitest'
import { choicesOf, concerns, kindNames, namedFirst } from './rules.ts'

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

test.each([
  ['Case 26-00029: please send “Pay stubs”.', 'Priya’s H-1B extension: please send “Pay stubs”. (Case 26-00029)'],
  [
    'Case 26-00029, H-1B extension for Priya NAIR: 8 questions.',
    'H-1B extension for Priya NAIR: 8 questions. (Case 26-00029)',
  ],
  ['Priya NAIR, case 26-00029: Her stay ends.', 'Priya NAIR: Her stay ends. (Case 26-00029)'],
  ['Miriam LANE wrote about case 26-00029: Hi.', 'Miriam LANE wrote about Priya’s H-1B extension: Hi. (Case 26-00029)'],
  ['Your H-1B extension: approved. (Case 26-00029)', 'Your H-1B extension: approved. (Case 26-00029)'],
])('a client reads whose case it is: %s', (text, told) => {
  expect(namedFirst(text, PRIYA)).toBe(told)
})

test('so too in Spanish', () => {
  expect(namedFirst('Caso 26-00029: por favor envíe «2 fotos».', PRIYA, 'es')).toBe(
    'Extensión de H-1B de Priya: por favor envíe «2 fotos». (Caso 26-00029)',
  )
})

const PRIYA = {
  ...{ number: '26-00029', firstName: 'Priya', said: { en: 'H-1B extension', es: 'Extensión de H-1B' } },
  whose: { en: 'Priya’s H-1B extension', es: 'extensión de H-1B de Priya' },
}
