import { describe, expect, it } from 'vitest'
import { checkFirm, newOf, valuesOf } from './LawFirmForm.tsx'

const complete = {
  ...valuesOf(),
  name: 'OAKES LAW',
  email: 'office@oakes.example',
  adminFirstName: 'Ada',
  adminLastName: 'Oakes',
}

describe('the law firm form', () => {
  it('lets a firm with its administrator pass; the subscription is SILVER', () => {
    expect(checkFirm(complete, true)).toEqual({})
    expect(newOf(complete)).toMatchObject({ subscription: 'SILVER', country: 'US', adminEmail: '' })
    expect(newOf(complete)).not.toHaveProperty('password')
  })

  it.each([
    ['a missing name', { name: ' ' }, { name: 'Field is required' }],
    ['an address that is none', { email: 'office' }, { email: 'Email Id Not a Valid Format' }],
    ['a missing administrator', { adminLastName: '' }, { adminLastName: 'Field is required' }],
    ['passwords that differ', { ownPassword: true, password: 'a' }, { confirmPassword: 'Password not matched' }],
    [
      'half a phone number',
      { phone: '(617) 5' },
      { phone: 'A US phone number has 10 digits, such as (212) 555-0100.' },
    ],
  ])('names %s', (_what, change, errors) => {
    expect(checkFirm({ ...complete, ...change }, true)).toEqual(errors)
  })

  it('asks a firm that exists for no administrator', () => {
    expect(checkFirm({ ...complete, adminFirstName: '', adminLastName: '' }, false)).toEqual({})
  })
})
