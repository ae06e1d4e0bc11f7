import { expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import { papersOf } from '#forms/load-paper.ts'
import { signHereList } from './sign-here.ts'

const known: Record<string, Record<string, unknown>> = {
  'person/4': { 'person.familyName': 'NAIR', 'person.givenName': 'Priya' },
  'person/6': { 'person.familyName': 'NAIR', 'person.givenName': 'Dev' },
}

const forms = [{ id: 1, formId: 'i-485', edition: '2025-01-20', personId: 6, side: '' }]
const paperOf = await papersOf(forms)
const signersOf = (birthDate: string, principal: 'person/4' | null = 'person/4') =>
  signHereList({
    paperOf,
    file: {
      forms,
      lookFor: () =>
        knownFacts(
          (subject, id) => {
            const value = subject === 'person/6' && id === 'person.birthDate' ? birthDate : known[subject]?.[id]
            return value === undefined ? undefined : { value, source: 'form', by: null, at: '2026-01-01' }
          },
          { person: 'person/6', principal: principal ?? undefined },
          '2026-11-16',
        ),
    },
  }).map(({ name, party }) => [party, name])

test('a parent signs for a child until the day it turns 14', () => {
  expect(signersOf('2012-11-17')).toEqual([['Parent', 'Priya NAIR, for Dev NAIR']])
  expect(signersOf('2012-11-16')).toEqual([['Self', 'Dev NAIR']])
  expect(signersOf('2022-10-30', null)).toEqual([['Parent', 'A parent or legal guardian, for Dev NAIR']])
})
