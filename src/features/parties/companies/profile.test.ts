import { expect, test } from 'vitest'
import { headCountsIn, parseProfile, profileOf } from './profile.ts'

const today = '2026-11-15'
const parsed = (given: Record<string, unknown>) => parseProfile(given, { today })
const value = (given: Record<string, unknown>) => Object.values(parsed(given).answers)[0]

test.each([
  [{ contactLastName: 'de la cruz' }, 'DE LA CRUZ'],
  [{ contactFirstName: 'mary ann' }, 'Mary Ann'],
  [{ unitKind: 'Apt' }, 'APT'],
  [{ country: 'USA' }, 'US'],
  [{ fein: '123456789' }, '12-3456789'],
  [{ phone: '(212) 555-0100' }, '+12125550100'],
  [{ phone: '+12125550100' }, '+12125550100'],
  [{ fax: '212-555-0101' }, '+12125550101'],
  [{ incorporatedOn: '03-15-2010' }, '2010-03-15'],
  [{ employees: '1,250' }, 1250],
  [{ willfulViolator: 'No' }, false],
  [{ grossIncome: 125_000_00 }, 12_500_000],
])('%j is stored as %j', (given, stored) => {
  expect(value(given)).toEqual({ value: stored })
})

test.each([{ state: 'NA' }, { fein: ' ' }, { willfulViolator: '' }, { affiliates: [] }, { about: null }])(
  '%j is no answer',
  (given) => {
    expect(value(given)).toBeNull()
  },
)

test.each([
  [{ fein: '12' }, 'A FEIN has 9 digits, written 12-3456789.'],
  [{ incorporatedOn: '2027-01-01' }, 'Enter a day that is not in the future.'],
  [{ phoneCountryCode: '+44' }, 'Choose one of +1, +91.'],
  [{ about: 'x'.repeat(3501) }, 'Enter at most 3500 characters.'],
  [{ affiliates: [{ name: 'A' }, { fein: '12-3456789' }] }, 'affiliate 2, Name: Field is required'],
])('%j is refused: %s', (given, message) => {
  const { answers, problems } = parsed(given)
  expect([Object.values(answers), Object.values(problems)]).toEqual([[], [message]])
})

test('an Indian number goes with its own country code', () => {
  const { answers } = parsed({ phoneCountryCode: '+91', phone: '98450 12345' })
  expect(answers['company.phone']).toEqual({ value: '+919845012345' })
})

test('what is not given is not touched, and what is not known reads as null', () => {
  expect(parsed({})).toEqual({ answers: {}, problems: {} })
  const known = { 'company.city': { value: 'Boston', source: 'form', by: 1, at: today } } as const
  expect(profileOf(known)).toMatchObject({ city: 'Boston', street: null })
})

test('the head counts of affiliates are read beside the own ones', () => {
  const profile = profileOf({})
  expect(headCountsIn({ ...profile, employees: 10, affiliates: [{ id: 'r1', name: 'B', h1bEmployees: 2 }] })).toEqual({
    own: { employees: 10, fullTimeEquivalents: null, h1bEmployees: 0, l1Employees: 0 },
    affiliates: [{ employees: 0, fullTimeEquivalents: null, h1bEmployees: 2, l1Employees: 0 }],
  })
})
