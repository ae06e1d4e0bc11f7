import { expect, test } from 'vitest'
import { country } from '#engine/fact.ts'
import { parseValue } from '#engine/parse-value.ts'
import { printed } from '#engine/print.ts'
import { countries, countryCode, countryOptions } from './countries.ts'

const asked = country('Country of birth')

test.each([
  ['Myanmar (Burma)', 'MM', 'Burma'],
  ['South Korea', 'KR', 'Korea, South'],
  ['Korea, Republic of', 'KR', 'Korea, South'],
  ['Hong Kong SAR China', 'HK', 'Hong Kong'],
  ['Macao SAR China', 'MO', 'Macau'],
  ['Congo - Kinshasa', 'CD', 'Congo, Democratic Republic of the'],
  ['Côte d’Ivoire', 'CI', "Cote d'Ivoire"],
  ['São Tomé & Príncipe', 'ST', 'Sao Tome and Principe'],
  ['Trinidad & Tobago', 'TT', 'Trinidad and Tobago'],
  ['St. Vincent & Grenadines', 'VC', 'Saint Vincent and the Grenadines'],
  ['Türkiye', 'TR', 'Turkey'],
  ['Cape Verde', 'CV', 'Cabo Verde'],
  ['Swaziland', 'SZ', 'Eswatini'],
])('what was called %s is read as %s and stands on paper as %s', (typed, code, onPaper) => {
  expect(parseValue(asked, typed, '2026-11-16')).toEqual({ ok: true, value: code })
  expect(printed(asked, code)).toBe(onPaper)
})

test('every name and every option leads back to its country, once', () => {
  for (const [code, name] of countries) expect([name, countryCode(name)]).toEqual([name, code])
  expect(new Set(countries.map(([code]) => code)).size).toBe(countries.length)
  expect(countryOptions.find(({ value }) => value === 'MM')?.label).toBe('Burma (Myanmar)')
})

test('a name on paper has no accents or signs that a box does not take', () => {
  for (const [, name] of countries) expect(name).toMatch(/^[A-Za-z ,.'()-]+$/)
})
