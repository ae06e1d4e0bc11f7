import { expect, test } from 'vitest'
import { signUpErrors } from './SignUpScreen.tsx'

const filled = {
  employerName: 'Cedar Works',
  firstName: 'Ana',
  lastName: 'Ruiz',
  emailId: 'ana@cedarworks.legal',
  daytimePhoneNumber: '(212) 555-0142',
}

test('a complete registration has no errors', () => {
  expect(signUpErrors(filled)).toEqual({})
})

test('every field is required', () => {
  const empty = { employerName: '', firstName: ' ', lastName: '', emailId: '', daytimePhoneNumber: '' }
  expect(signUpErrors(empty)).toEqual(Object.fromEntries(Object.keys(empty).map((name) => [name, 'Field is required'])))
})

test('an address or a number that cannot be right is told at its field', () => {
  expect(signUpErrors({ ...filled, emailId: 'ana@', daytimePhoneNumber: '(112) 555-0142' })).toEqual({
    emailId: 'Email Id Not a Valid Format',
    daytimePhoneNumber: 'The area code of a US phone number starts with 2 to 9.',
  })
})
