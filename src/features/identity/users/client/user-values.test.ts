import { expect, test } from 'vitest'
import { askedFor, changedOf, checkUser, newOf, type UserValues, valuesOf } from './user-values.ts'

const employer = { id: 3, scope: 'company' } as const
const assistant = { id: 13, scope: 'attorney' } as const
const nothing = { company: false, lawFirm: false, assists: false }
const filled: UserValues = {
  ...valuesOf(),
  email: 'jane@visacare.demo',
  firstName: 'Jane',
  lastName: 'Miller',
  roleId: '3',
  companyId: '7',
}

test('only the provider names a tenant, and only for a new user', () => {
  expect(askedFor(employer, true, true)).toEqual({ ...nothing, company: true })
  expect(askedFor(employer, true, false)).toEqual(nothing)
  expect(askedFor(employer, false, true)).toEqual(nothing)
  expect(askedFor(assistant, true, true)).toEqual({ company: false, lawFirm: true, assists: true })
})

test('what is missing is said at its field', () => {
  const errors = checkUser(valuesOf(), { ...nothing, company: true })
  expect(Object.keys(errors).sort()).toEqual(['companyId', 'email', 'firstName', 'lastName', 'roleId'])
  expect(errors.email).toBe('Field is required')
  expect(checkUser(filled, { ...nothing, company: true })).toEqual({})
})

test('an address, a number and a repeated password are checked before they are sent', () => {
  const errors = checkUser(
    { ...filled, email: 'jane@', mobileNumber: '12', ownPassword: true, password: 'a', confirmPassword: 'b' },
    nothing,
  )
  expect(errors.email).toBe('Email Id Not a Valid Format')
  expect(errors.mobileNumber).toMatch(/10 digits/)
  expect(errors.confirmPassword).toBe('Password not matched')
})

test('a tenant that is not asked for is not sent, nor a password nobody typed', () => {
  expect(newOf(filled, { ...nothing, company: true })).toMatchObject({ roleId: 3, companyId: 7 })
  const sent = newOf({ ...filled, password: 'left over' }, nothing)
  expect(sent.companyId).toBeUndefined()
  expect(sent).not.toHaveProperty('password')
  expect(changedOf({ ...filled, assistsUserId: '9' }, nothing).assistsUserId).toBeUndefined()
})
