import { expect, test } from 'vitest'
import { type EmployerForm, employerFormProblems } from './employer-form.ts'

const filled: EmployerForm = {
  name: 'Acme Widgets',
  email: 'hr@acme.example',
  phone: '(212) 555-0100',
  subscription: 'SILVER',
  password: 'Quiet@River77',
  confirmPassword: 'Quiet@River77',
}
const problems = (change: Partial<EmployerForm>, emailIsTaken = false) =>
  employerFormProblems({ ...filled, ...change }, { emailIsTaken })
const NOT_VALID_OR_TAKEN = 'Email Id is not valid or already emailid exist'

test('a filled form has no text and may be saved', () => {
  expect(problems({})).toEqual({ text: '', fields: {} })
})

test.each(['name', 'email', 'phone', 'subscription', 'password', 'confirmPassword'] as const)(
  '%s is required',
  (name) => {
    expect(problems({ [name]: ' '.repeat(name.toLowerCase().includes('password') ? 0 : 2) })).toEqual({
      text: 'Field is required',
      fields: { [name]: 'Field is required' },
    })
  },
)

test.each([
  [{ email: 'hr@acme' }, 'Email Id Not a Valid Format', { email: NOT_VALID_OR_TAKEN }],
  [
    { password: 'Short@1', confirmPassword: 'Short@1' },
    'Password Policy error',
    { password: 'password should be 8 characters' },
  ],
  [
    { password: 'quietriver77', confirmPassword: 'quietriver77' },
    'Password Policy error',
    { password: 'password should have one upper case one lower caser one number and one special character' },
  ],
  [
    { email: 'Hr7@acme.info', password: 'Hr7@acme.info', confirmPassword: 'Hr7@acme.info' },
    'Email Id and Password is Same',
    { password: 'password and user name should be diffrent' },
  ],
  [{ confirmPassword: 'Quiet@River78' }, 'Password not matched', { confirmPassword: 'Password not matched' }],
] as const)('%j says "%s"', (change, text, fields) => {
  expect(problems(change)).toEqual({ text, fields })
})

test('an address that has a company says so', () => {
  expect(problems({}, true)).toEqual({ text: 'Email Id already exist', fields: { email: NOT_VALID_OR_TAKEN } })
})

test('top-level parts longer than three letters are fine', () => {
  expect(problems({ email: 'hr@acme.legal' }).text).toBe('')
})

test("several messages are joined with ' and ', each once", () => {
  const { text } = problems({ name: '', phone: '', email: 'x@', password: 'abc', confirmPassword: 'abd' })
  expect(text).toBe(
    'Field is required and Email Id Not a Valid Format and Password Policy error and Password not matched',
  )
})

test('a company that is changed is not asked for a password', () => {
  const { password: _one, confirmPassword: _two, ...kept } = filled
  expect(employerFormProblems(kept, { emailIsTaken: false })).toEqual({ text: '', fields: {} })
})
