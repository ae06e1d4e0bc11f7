import { expect, test } from 'vitest'
import { choicesOf, concerns, isUrgent, kindNames, namedFirst, nextDigest } from './rules.ts'

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

const ZONE = 'America/New_York'
const next = (choice: 'daily' | 'weekly', now: string) => nextDigest(choice, ZONE, new Date(now)).toISOString()

test.each([
  ['in winter', '2026-03-06T13:00:00Z', '2026-03-07T12:00:00.000Z'],
  ['over the night in which the clocks go forward', '2026-03-07T13:00:00Z', '2026-03-08T11:00:00.000Z'],
  ['before the clocks go back', '2026-10-30T12:00:00Z', '2026-10-31T11:00:00.000Z'],
  ['over the night in which they go back', '2026-10-31T12:00:00Z', '2026-11-01T12:00:00.000Z'],
  ['a minute before seven, the same day', '2026-11-16T11:59:00Z', '2026-11-16T12:00:00.000Z'],
  ['at seven, the next day', '2026-11-16T12:00:00Z', '2026-11-17T12:00:00.000Z'],
])('a daily digest comes at seven on the wall: %s', (_when, now, at) => {
  expect(next('daily', now)).toBe(at)
})

test('a weekly digest comes on Monday, where the reader is', () => {
  expect(next('weekly', '2026-11-16T11:00:00Z')).toBe('2026-11-16T12:00:00.000Z')
  expect(next('weekly', '2026-11-16T12:30:00Z')).toBe('2026-11-23T12:00:00.000Z')
  // Sunday evening in California is Monday in UTC.
  expect(nextDigest('weekly', 'America/Los_Angeles', new Date('2026-11-16T05:00:00Z')).toISOString()).toBe(
    '2026-11-16T15:00:00.000Z',
  )
  // The week in which the clocks change.
  expect(next('weekly', '2026-03-02T13:00:00Z')).toBe('2026-03-09T11:00:00.000Z')
})

test('what is due before the digest or the day after it is told at once', () => {
  const tomorrow = new Date('2026-11-17T12:00:00Z')
  expect(['2026-11-10', '2026-11-17', '2026-11-18'].map((day) => isUrgent(day, tomorrow, ZONE))).toEqual([
    ...[true, true, true],
  ])
  expect([isUrgent('2026-11-19', tomorrow, ZONE), isUrgent(null, tomorrow, ZONE)]).toEqual([false, false])
})
