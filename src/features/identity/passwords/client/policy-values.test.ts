import { describe, expect, it } from 'vitest'
import { defaultPasswordPolicy } from '../passwords.ts'
import { policyErrors, policyOf, rulesInWords, valuesOf } from './policy-values.ts'

const standard = { id: 1, version: 3, name: 'Standard', status: 'Active', ...defaultPasswordPolicy } as const

describe('the form of a password policy', () => {
  it('sends back what it was given', () => {
    const { id: _id, version: _version, ...rules } = standard
    expect(policyOf(valuesOf(standard))).toEqual(rules)
    expect(policyOf(valuesOf({ ...standard, maxAgeDays: 90 }))).toMatchObject({ maxAgeDays: 90 })
  })

  it('begins a new one as the default that applies to nobody yet', () => {
    expect(policyOf(valuesOf(undefined))).toEqual({ name: '', status: 'Inactive', ...defaultPasswordPolicy })
  })

  it.each([
    ['a name', { name: ' ' }, { name: 'Field is required' }],
    ['fewer than 8 characters', { minLength: '7' }, { minLength: 'A whole number from 8 to 64.' }],
    ['more than 64 characters', { minLength: '65' }, { minLength: 'A whole number from 8 to 64.' }],
    ['half a character', { minLength: '8.5' }, { minLength: 'A whole number from 8 to 64.' }],
    ['a short memory', { history: '4' }, { history: 'A whole number from 5 to 24.' }],
    ['no day', { maxAgeDays: '0' }, { maxAgeDays: 'A whole number from 1 to 3650.' }],
    ['no sign to choose from', { specialCharacters: '' }, { specialCharacters: 'Field is required' }],
  ])('asks again about %s', (_what, change, errors) => {
    expect(policyErrors({ ...valuesOf(standard), ...change })).toEqual(errors)
  })

  it('needs no signs where none is asked for, and no age', () => {
    const values = { ...valuesOf(standard), requireSpecial: false, specialCharacters: '', maxAgeDays: ' ' }
    expect(policyErrors(values)).toEqual({})
    expect(policyOf(values)).toMatchObject({ maxAgeDays: null, specialCharacters: '@$!%*?&' })
  })

  it('says its rules in one line', () => {
    expect(rulesInWords({ ...standard, requireDigit: false })).toBe(
      '8 characters, lower case, upper case, one of @$!%*?&; not one of the last 5',
    )
  })
})
