import { expect, test } from 'vitest'
import { statusOfI94 } from './status-of-i94.ts'

const today = '2026-11-17'
const said = (i94: Record<string, unknown>) => statusOfI94([{ id: 'a', admittedOn: '2024-02-01', ...i94 }], today)

test('the newest I-94 says the status and its end while it lasts', () => {
  const h1b = {
    'person.currentStatus': 'H-1B',
    'person.statusWithoutEnd': false,
    'person.statusExpiresOn': '2027-06-30',
  }
  expect(said({ admissionClass: 'H1B', admittedUntil: '2027-06-30' })).toEqual(h1b)
  const student = { 'person.currentStatus': 'F-1', 'person.statusWithoutEnd': true }
  expect(said({ admissionClass: 'F1', durationOfStatus: true })).toEqual(student)
})

test('one that has ended says nothing, and a class nobody knows no status', () => {
  expect(said({ admissionClass: 'H1B', admittedUntil: '2026-11-16' })).toEqual({})
  expect(said({ admissionClass: 'H1B' })).toEqual({})
  expect(said({ admissionClass: 'ZZ', admittedUntil: '2027-06-30' })).not.toHaveProperty('person.currentStatus')
  expect(statusOfI94(undefined, today)).toEqual({})
})
