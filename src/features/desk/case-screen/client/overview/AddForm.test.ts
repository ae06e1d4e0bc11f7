import { expect, test } from 'vitest'
import { formsOffered, maySponsor } from './AddForm.tsx'

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

const ids = (...forms: string[]) => formsOffered(forms.map((formId) => ({ formId }))).map(({ formId }) => formId)

test('a labor certification is offered its Final Determination, once, and nothing of USCIS', () => {
  expect(ids('eta-9141', 'eta-9089', 'eta-9089-appendix-a')).toEqual(['eta-9089-final-determination'])
  expect(ids('eta-9089', 'eta-9089-appendix-a', 'eta-9089-final-determination')).toEqual([])
})

test('a package for USCIS is offered one G-1145 and affidavits of support', () => {
  expect(ids('i-129')).toEqual(['g-1145'])
  expect(ids('i-485', 'g-1145', 'i-864')).toEqual(['i-864'])
})

test('a petition for an immigrant is offered the Final Determination it rests on, and no affidavit', () => {
  expect(ids('i-140')).toEqual(['g-1145', 'eta-9089-final-determination'])
  expect(ids('i-140', 'eta-9089-final-determination')).toEqual(['g-1145'])
})
