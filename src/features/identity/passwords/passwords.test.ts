import { describe, expect, test } from 'vitest'
import { normalizePassword } from '#identity/sessions/normalize-password.ts'
import { isCommonPassword } from './common-passwords.ts'
import { newPasswordProblems } from './new-password.ts'
import {
  joinMessages,
  passwordProblems,
  defaultPasswordPolicy as policy,
  screenTexts,
  validatorText,
} from './passwords.ts'

const problemsOf = (password: string) => passwordProblems({ password }, policy)

describe('the policy', () => {
  test.each([
    ['', ['required']],
    ['Ab1!xyz', ['short']],
    ['Ab1!xyzw', []],
    ['ab1!xyzw', ['classes']],
    ['AB1!XYZW', ['classes']],
    ['Abc!xyzw', ['classes']],
    ['Abc1xyzw', ['classes']],
    ['Abc1#xyzw', ['classes']],
    ['abc', ['short', 'classes']],
  ])('%j: %j', (password, problems) => expect(problemsOf(password)).toEqual(problems))

  test.each(['@', '$', '!', '%', '*', '?', '&'])('%s counts as the special character', (sign) =>
    expect(problemsOf(`Abcdefg1${sign}`)).toEqual([]),
  )

  test('long passwords and any script are accepted', () => {
    expect(problemsOf(`Correct horse battery staple 9! ${'x'.repeat(60)}`)).toEqual([])
    expect(problemsOf('Пароль длинный 7! 🦉')).toEqual([])
    expect(problemsOf(`Aa1!${'é'.repeat(252)}`)).toEqual([])
    expect(problemsOf(`Aa1!${'é'.repeat(253)}`)).toEqual(['long'])
  })

  test('length counts characters, not code units', () => expect(problemsOf('Aa1!🦉🦉')).toEqual(['short']))

  test('the same characters typed differently are the same password', () => {
    expect(normalizePassword('Cafe\u0301')).toBe(normalizePassword('Café'))
    expect(passwordProblems({ password: 'Cafe\u03011!xyz', confirmation: 'Café1!xyz' }, policy)).toEqual([])
  })

  test('a row of the policy decides, not the code', () => {
    const lenient = { ...policy, minLength: 4, requireSpecial: false, requireDigit: false, requireUpper: false }
    expect(passwordProblems({ password: 'abcd' }, lenient)).toEqual([])
  })
})

describe('the account', () => {
  test('the e-mail address is not a password', () => {
    expect(passwordProblems({ password: 'Ann1!@Acme.com', email: 'ann1!@acme.com' }, policy)).toEqual(['same-as-email'])
  })

  test.each([
    ['Okafor!2026x', true],
    ['xx-CHIDI-9!a', true],
    ['cokafor77!A', true],
    ['Li!20261234', true],
    ['Lively!Fox77', false],
  ])('%s carries an own name: %s', (password, refused) => {
    const typed = { password, email: 'c.okafor@acme.com', ownNames: ['Chidi', 'Li', 'Okafor'] }
    expect(passwordProblems(typed, policy).includes('own-name')).toBe(refused)
  })

  test('the confirmation must match', () => {
    expect(passwordProblems({ password: 'Ab1!xyzw', confirmation: 'Ab1!xyzv' }, policy)).toEqual(['not-matched'])
  })
})

describe('common passwords', () => {
  test.each([
    'Password1!',
    'P@ssw0rd1!',
    'Pa$$w0rd123',
    'Passw0rd!',
    'Welcome@2026',
    'Admin@123',
    'Qwerty123!',
    'Abcd@1234',
    'VisaCare@2026',
    'Visa-Care1!',
    'Immlaws1!',
    '1qaz@WSX',
    'Aa123456!',
    'Aaaaaaa1!',
    'Summer2026!',
    'Iloveyou1!',
    'Aa1!Aa1!',
  ])('%s is refused', (password) =>
    expect(newPasswordProblems({ password }, policy, { demoMode: true })).toContain('common'),
  )

  test.each([
    'Kestrel!Harbor42',
    'tR4in&window*Lamp',
    'Changed@12345',
    'NewDemo@12345',
    'My welcome mat is 7 feet!Long',
  ])('%s is accepted', (password) => expect(newPasswordProblems({ password }, policy, { demoMode: false })).toEqual([]))

  test('the demo password is allowed where there is demo data only', () => {
    const typed = { password: 'Demo@12345', email: 'demo@visacare.demo', ownNames: ['Demo'] }
    expect(newPasswordProblems(typed, policy, { demoMode: true })).toEqual([])
    expect(newPasswordProblems(typed, policy, { demoMode: false })).toContain('common')
  })

  test('sixty-four random characters are not common', () =>
    expect(isCommonPassword('g7!Kd92ms'.repeat(8).slice(3, 67))).toBe(false))
})

describe('the texts', () => {
  test('the validator joins its messages with and, each once', () => {
    const typed = { password: 'a@b.com', confirmation: 'x', email: 'a@b.com' }
    expect(validatorText(passwordProblems(typed, policy))).toBe(
      'Password Policy error and Email Id and Password is Same and Password not matched',
    )
  })

  test('the screen shows its own texts', () => {
    const typed = { password: 'a@b.com', confirmation: 'x', email: 'a@b.com' }
    expect(screenTexts(passwordProblems(typed, policy))).toEqual([
      'password should be 8 characters',
      'password should have one upper case one lower caser one number and one special character',
      'password and user name should be diffrent',
      'Password not matched',
    ])
  })

  test('a missing password is a required field', () => {
    expect(validatorText(problemsOf(''))).toBe('Field is required')
    expect(screenTexts(problemsOf(''))).toEqual(['Field is required'])
  })

  test('no message, no text', () => expect(joinMessages(['', ''])).toBe(''))
})
