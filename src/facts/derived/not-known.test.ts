import { expect, test } from 'vitest'
import { lookOf } from '#forms/scenario.ts'
import { aboutFamily } from './adjustment.ts'
import { aboutMarriages } from './marriages.ts'

const of = (answers: Record<string, unknown>) =>
  lookOf({ answers: { 'person/1': answers }, roles: { person: 'person/1' }, today: '2026-11-16' })
const marriage = { id: 'm', spouse: 'RAO', marriedOn: '2010-01-01' }
const wife = { id: 'w', relation: 'Spouse', familyName: 'RAO' }

test('what an entry says is not known is not known where it is asked alone', () => {
  const look = of({
    'person.marriages': [{ ...marriage, 'place?': 'unknown', 'spouseBirthCountry?': 'unknown' }],
    'person.family': [{ ...wife, 'birthDate?': 'unknown' }],
  })
  expect(look.answer(aboutMarriages.presentMarriageCity)).toEqual({ not: 'unknown' })
  expect(look.answer(aboutFamily.spouseBirthDate)).toEqual({ not: 'unknown' })
  expect(look.answer(aboutFamily.spouseBirthCountry)).toEqual({ not: 'unknown' })
})

test('one list knows what the other does not', () => {
  const look = of({
    'person.marriages': [{ ...marriage, spouseBirthDate: '1980-05-05' }],
    'person.family': [{ ...wife, 'birthDate?': 'unknown' }],
  })
  expect(look.answer(aboutFamily.spouseBirthDate)).toEqual({ value: '1980-05-05' })
})

test('what nobody said stays open', () => {
  const look = of({ 'person.marriages': [marriage], 'person.family': [wife] })
  expect(look.answer(aboutMarriages.presentMarriageCity)).toBeUndefined()
  expect(look.answer(aboutFamily.spouseBirthDate)).toBeUndefined()
})
