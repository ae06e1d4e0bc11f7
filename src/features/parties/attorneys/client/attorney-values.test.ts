import { describe, expect, it } from 'vitest'
import { changedOf, checkAttorney, licenseOf, licenseProblems, valuesOf } from './attorney-values.ts'

const complete = {
  ...valuesOf(),
  lawFirmId: '1',
  firstName: 'Ruth',
  lastName: 'Mbeki',
  email: 'ruth@harborlane.example',
  licenses: [licenseOf({ id: 'r1', state: 'MA', barNumber: '654321' })],
}

describe('the attorney form', () => {
  it('lets a complete attorney pass', () => {
    expect(checkAttorney(complete, true)).toEqual({})
  })

  it.each([
    ['a missing name', { lastName: ' ' }, { lastName: 'Field is required' }],
    ['an address that is none', { email: 'ruth' }, { email: 'Email Id Not a Valid Format' }],
    ['a missing firm', { lawFirmId: '' }, { lawFirmId: 'Field is required' }],
    [
      'half a license',
      { licenses: [licenseOf({ id: 'r1', state: 'MA' })] },
      { licenses: 'Each license needs its state and its bar number.' },
    ],
    [
      'an order without an explanation',
      { restriction: 'Subject' },
      { restrictionExplained: 'Please explain the order.' },
    ],
    [
      'a ZIP code that is none',
      { zipCode: '12' },
      { zipCode: 'A ZIP code has 5 digits, or 5 and 4 as in 10001-1234.' },
    ],
  ])('names %s', (_what, change, errors) => {
    expect(checkAttorney({ ...complete, ...change }, true)).toEqual(errors)
  })

  it('asks for the firm only where it is not known', () => {
    expect(checkAttorney({ ...complete, lawFirmId: '' }, false)).toEqual({})
  })

  it('sends no license of which nothing was typed, and no explanation of an order that does not exist', () => {
    const values = {
      ...complete,
      licenses: [...complete.licenses, licenseOf({ id: 'r2' })],
      restrictionExplained: 'Old.',
    }
    expect(changedOf({ ...values, restriction: 'Not subject' })).toMatchObject({
      licenses: [{ id: 'r1', state: 'MA', barNumber: '654321' }],
      restrictionExplained: '',
    })
  })
})

describe('a license', () => {
  it.each([
    [{}, {}],
    [{ state: 'MA', barNumber: '1' }, {}],
    [{ state: 'MA' }, { barNumber: 'Field is required' }],
    [{ authority: 'The bar' }, { state: 'Field is required', barNumber: 'Field is required' }],
  ])('%o has the problems %o', (typed, problems) => {
    expect(licenseProblems(licenseOf({ id: 'r1', ...typed }))).toEqual(problems)
  })
})
