import { expect, test } from 'vitest'
import { foundBy } from './found-by.ts'

test('an amendment without more time whose dates ask for more is found, with both days', () => {
  const facts = { 'case.requestedAction': 'Amend stay', 'person.statusExpiresOn': '2027-10-02' }
  const sentences = (until: string) =>
    foundBy('V32', { ...facts, 'case.requestedUntil': until }).found?.map(({ sentence }) => sentence) ?? []
  expect(sentences('2029-11-20').join()).toContain('11-20-2029')
  expect(sentences('2029-11-20').join()).toContain('10-02-2027')
  expect(sentences('2027-10-02')).toEqual([])
})
