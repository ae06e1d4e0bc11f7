import { expect, test } from 'vitest'
import type { Fact } from '#engine/fact.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import { answerInWords, sourceInWords } from './words.ts'

test.each<[unknown, Parameters<typeof answerInWords>[1], string]>([
  [person.birthDate, { value: '1990-03-15' }, '03-15-1990'],
  [person.birthCountry, { value: 'IN' }, 'India'],
  [person.ssn, { value: '457555462' }, '457-55-5462'],
  [person.ssn, { value: '•••••5462' }, '•••••5462'],
  [person.aNumber, { value: '012345678' }, 'A012345678'],
  [person.mobilePhone, { value: '+16175550188' }, '(617) 555-0188'],
  [person.ssn, { not: 'none' }, 'None'],
  [person.ssn, null, 'no answer'],
  [employment.wage, { value: 9_800_050 }, '$98,000.50'],
  [employment.fullTime, { value: false }, 'No'],
  [
    person.visas,
    { value: [{ id: 'r1', visaClass: 'H-1B', issuedOn: '2024-01-15', post: 'Mumbai' }] },
    'H-1B, issued on 01-15-2024, Mumbai',
  ],
  [
    person.addresses,
    {
      value: [
        { id: 'r1', kind: 'Home', street: '18 Beacon Street', unitKind: 'APT', unitNumber: '4B', city: 'Boston' },
      ],
    },
    'Home, 18 Beacon Street, APT 4B, Boston',
  ],
  [person.visas, { value: [] }, 'no answer'],
])('%o answered %o', (fact, answer, words) => {
  expect(answerInWords(fact as Fact, answer)).toBe(words)
})

test('an answer says where it comes from', () => {
  const answer = { value: 'Pune', source: 'form', by: 3, at: '2026-11-15T12:00:00Z' } as const
  expect(sourceInWords(answer, { 3: 'Priya NAIR' })).toMatch(/^Entered by Priya NAIR on 11-1[456]-2026/)
  expect(sourceInWords({ ...answer, by: null, source: 'import' }, {})).toMatch(/^Imported on /)
})
