import { expect, test } from 'vitest'
import { maySponsor } from './AddForm.tsx'

const relative = (firstName: string, birthDate: string | null) => ({
  ...{ id: firstName.length, firstName, middleName: '', lastName: 'NAIR', status: 'Active', birthDate },
})
const file = { personId: 99, related: [{ relation: 'dependent' as const, personName: 'Arjun NAIR' }] }

test.each([
  ['Rohan', '1980-01-01', true],
  ['Arjun', '1985-01-01', false],
  ['Dev', '2022-10-30', false],
  ['Grown', '2008-11-16', true],
  ['Nearly', '2008-11-17', false],
])('%s, born %s, may sponsor: %s', (name, born, expected) => {
  expect(maySponsor(relative(name, born), file, '2026-11-16')).toBe(expected)
})
