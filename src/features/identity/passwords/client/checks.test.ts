import { expect, test } from 'vitest'
import { required } from '#ui/fields/use-form.ts'
import { defaultPasswordPolicy } from '../passwords.ts'
import { newPasswordErrors, passwordHints } from './checks.ts'

const owner = { email: 'ana.ruiz@cedar.example', ownNames: ['Ana', 'Ruiz'] }
const hintsOf = (password: string) => passwordHints(password, owner, defaultPasswordPolicy)
const unmet = (password: string) =>
  hintsOf(password)
    .filter(({ met }) => !met)
    .map(({ text }) => text)

test('empty fields are named, filled ones are not', () => {
  expect(required('userId', 'password')({ userId: ' ', password: 'x' })).toEqual({ userId: 'Field is required' })
})

test('before anything is typed no rule counts as met', () => {
  expect(hintsOf('').some(({ met }) => met)).toBe(false)
})

test('each rule is ticked on its own', () => {
  expect(unmet('quiet')).toEqual(['At least 8 characters', 'An upper-case letter', 'A number', 'One of @ $ ! % * ? &'])
  expect(unmet('Quiet-River7!')).toEqual([])
  expect(unmet('Ana.Ruiz7!xx')).toEqual(['Not your name or user name'])
})

test('a rule that the policy does not have is not shown', () => {
  const texts = passwordHints('', {}, { ...defaultPasswordPolicy, requireSpecial: false, minLength: 12 }).map(
    ({ text }) => text,
  )
  expect(texts).toEqual([
    'At least 12 characters',
    'A lower-case letter',
    'An upper-case letter',
    'A number',
    'Not your name or user name',
  ])
})

test('a new password that fits and is repeated has no errors', () => {
  expect(newPasswordErrors({ password: 'Quiet-River7!', confirmPassword: 'Quiet-River7!' }, owner)).toEqual({})
})

test('what is wrong stands at its field, in the words of the specification', () => {
  expect(newPasswordErrors({ password: 'quiet', confirmPassword: 'quite' }, owner)).toEqual({
    password:
      'password should be 8 characters and password should have one upper case one lower caser one number and one special character',
    confirmPassword: 'Password not matched',
  })
  expect(newPasswordErrors({ password: '', confirmPassword: '' })).toEqual({
    password: 'Field is required',
    confirmPassword: 'Field is required',
  })
})
