import { expect, test } from 'vitest'
import { NewUser } from './records.ts'
import { storedPhone } from './rules.ts'

const input = { email: 'Ana.Diaz@acme.example', firstName: 'ana', lastName: 'díaz', roleId: 18616 }

test('a new user is written as the product stores it: last names in capitals, 18616 as role 3', () => {
  expect(NewUser.parse({ ...input, companyId: '', userName: '' })).toMatchObject({
    email: 'Ana.Diaz@acme.example',
    firstName: 'Ana',
    lastName: 'DÍAZ',
    roleId: 3,
    companyId: undefined,
    userName: undefined,
  })
})

test.each([
  ['email', { email: 'nobody' }, 'Email Id Not a Valid Format'],
  ['email', { email: '' }, 'Field is required'],
  ['lastName', { lastName: ' ' }, 'Field is required'],
  ['firstName', { firstName: 'Ana\r\nBcc: v@example.com' }, 'must be one line'],
  ['lastName', { lastName: 'Díaz\u2028of VisaCare' }, 'must be one line'],
  ['middleName', { middleName: 'M\u0000' }, 'must be one line'],
  ['confirmPassword', { password: 'Quiet-River7!', confirmPassword: 'Quiet-River8!' }, 'Password not matched'],
  ['dob', { dob: '31/12/1990' }, expect.any(String)],
  ['countryCode', { countryCode: '91' }, expect.any(String)],
])('%s is refused at the field: %j', (field, changed, message) => {
  const { error } = NewUser.safeParse({ ...input, ...changed })
  expect(error?.issues.find((issue) => issue.path.join('.') === field)?.message).toEqual(message)
})

test.each([
  ['+1', '(212) 555-0100', '+12125550100'],
  ['+1', '+12125550100', '+12125550100'],
  ['+91', '98765 43210', '+919876543210'],
  ['+91', '+919876543210', '+919876543210'],
  ['+1', ' ', ''],
])('%s %s is stored as %s', (countryCode, typed, stored) => {
  expect(storedPhone(countryCode, typed)).toEqual({ ok: true, value: stored })
})
