import { expect, test } from 'vitest'
import type { KnownAnswer } from '#engine/answer.ts'
import { knownFacts } from '#engine/known-facts.ts'
import { aboutPerson } from './person.ts'

type Years = { from?: string; until?: string }
const abroad = (city: string, years: Years = {}) => ({ id: city, kind: 'Foreign', city, country: 'IN', ...years })
const home = { id: 'h', kind: 'Home', city: 'Boston', country: 'US', from: '2024-08-25' }

const foreignCity = (...addresses: object[]) => {
  const known = { value: [home, ...addresses], source: 'form', by: 1, at: '2026-11-15T00:00:00Z' } as KnownAnswer
  const look = knownFacts(
    (_subject, id) => (id === 'person.addresses' ? known : undefined),
    { person: 'person/1' } as never,
    '2026-11-15',
  )
  return (look.value(aboutPerson.foreignAddress) as { city: string } | undefined)?.city
}

test('the address abroad is the one that holds today, with or without dates', () => {
  expect(foreignCity(abroad('Pune', { until: '2020-01-01' }), abroad('Mysuru'))).toBe('Mysuru')
  expect(foreignCity(abroad('Mysuru', { from: '2020-01-02', until: '2027-01-01' }))).toBe('Mysuru')
})

test('whoever moved away has the last address abroad, by the day it ended', () => {
  expect(
    foreignCity(abroad('Delhi', { from: '2019-01-01', until: '2024-08-24' }), abroad('Pune', { until: '2018-12-31' })),
  ).toBe('Delhi')
})

test('an address abroad that has not begun is none, and neither is a home in the United States', () => {
  expect(foreignCity(abroad('Pune', { from: '2027-01-01' }))).toBeUndefined()
  expect(foreignCity()).toBeUndefined()
})
