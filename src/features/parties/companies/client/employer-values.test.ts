import { expect, test } from 'vitest'
import { defaultPasswordPolicy } from '#identity/passwords/passwords.ts'
import type { CompanyProfile } from '../records.ts'
import {
  blankEmployer,
  checkEmployer,
  countsOf,
  newAffiliate,
  newProfileOf,
  sentOf,
  valuesOf,
} from './employer-values.ts'

const stored = {
  ...Object.fromEntries(Object.keys(blankEmployer).map((name) => [name, null])),
  name: 'ACME',
  email: 'hr@acme.example',
  subscription: 'GOLD',
  diyAccess: 'Y',
  phoneCountryCode: '+1',
  phone: '+12125550100',
  grossIncome: 125_050,
  willfulViolator: false,
  usesAttorney: true,
  affiliates: [{ id: 'r1', name: 'B', employees: 12 }],
} as unknown as CompanyProfile

test('a stored profile is shown as people type it, and defaults where nothing is known', () => {
  expect(valuesOf(stored)).toMatchObject({
    phone: '(212) 555-0100',
    grossIncome: '1250.5',
    willfulViolator: 'No',
    usesAttorney: 'Yes',
    higherEducation: '',
    state: 'NA',
    country: 'US',
    employees: '0',
    affiliates: [{ ...newAffiliate('r1'), name: 'B', employees: '12' }],
  })
})

test('only what was changed is sent, money in cents', () => {
  const start = valuesOf(stored)
  expect(sentOf(start, start)).toEqual({})
  expect(sentOf({ ...start, city: 'Boston', netIncome: '1,200.25', subscription: 'SILVER' }, start)).toEqual({
    city: 'Boston',
    netIncome: 120_025,
    subscription: 'SILVER',
  })
})

test('the untouched defaults of a new employer are no answers', () => {
  const sent = newProfileOf({ ...blankEmployer, name: 'ACME', city: 'Boston' })
  expect(sent).toEqual({ name: 'ACME', city: 'Boston', country: 'US', phoneCountryCode: '+1' })
  expect(newProfileOf({ ...blankEmployer, unitNumber: '4' })).toMatchObject({ unitKind: 'APT', unitNumber: '4' })
})

test('a field that its fact refuses is named in the dialog and marked on the form', () => {
  const start = valuesOf(stored)
  const checking = { start, emailIsTaken: false, policy: defaultPasswordPolicy, today: '2026-11-15' }
  const { text, fields } = checkEmployer({ ...start, zipCode: '12', grossIncome: 'much', phone: '' }, checking)
  expect(text).toBe(
    'Field is required and ZIP code: A ZIP code has 5 digits, or 5 and 4 as in 10001-1234 and Gross annual income: Enter a number, like 165000',
  )
  expect(Object.keys(fields).sort()).toEqual(['grossIncome', 'phone', 'zipCode'])
  expect(checkEmployer(start, checking)).toEqual({ text: '', fields: {} })
})

test('head counts are read while they are typed', () => {
  const values = { ...blankEmployer, employees: '1,200', h1bEmployees: 'x', fullTimeEquivalents: '' }
  expect(countsOf(values).own).toEqual({ employees: 1200, fullTimeEquivalents: null, h1bEmployees: 0, l1Employees: 0 })
})
