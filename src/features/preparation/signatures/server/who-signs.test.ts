import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { signsHere } from './who-signs.ts'

const place = { attorney: ['Attorney', 'Miriam LANE'], employer: ['Employer', 'Grace N. ACHEBE'], self: ['Self', ''] }
const child = ['Parent', 'Priya NAIR, for Dev NAIR']
const here = ([party, name]: string[], personId: number | null = null) =>
  ({ party, name, personId }) as Parameters<typeof signsHere>[0]
const row = { attorneyId: 9, personId: 4, householdPersonId: 4 }
const who = (userId: number, roleId: number, name: string, personId: number | null = null) => ({
  ...{ userId, roleId, name, personId },
})
const lane = who(9, Role.attorney, 'Miriam Lane')

test.each([
  ['the attorney of the case her own', here(place.attorney), lane, true],
  ['another attorney not', here(place.attorney), who(8, Role.attorney, 'Miriam Lane'), false],
  ['the attorney not the employer’s', here(place.employer), lane, false],
  ['the employer’s signatory the own', here(place.employer), who(3, Role.employer, 'Grace Achebe'), true],
  ['somebody else of the employer not', here(place.employer), who(5, Role.employer, 'Ann Stone'), false],
  ['the worker the own', here(place.self), who(7, Role.employee, 'Priya Nair', 4), true],
  ['the worker not the child’s', here(place.self, 6), who(7, Role.employee, 'Priya Nair', 4), false],
  ['the worker for a small child', here(child, 6), who(7, Role.employee, 'Priya Nair', 4), true],
  ['the small child not', here(child, 6), who(8, Role.employee, 'Dev Nair', 6), false],
  ['the provider nobody’s', here(place.self), who(1, Role.provider, 'Priya Nair'), false],
  ['nobody an interpreter’s', here(['Other', 'Ann STONE']), who(5, Role.employer, 'Ann Stone'), false],
])('marks by hand: %s', (_what, given, person, expected) => {
  expect(signsHere(given, row, person)).toBe(expected)
})
