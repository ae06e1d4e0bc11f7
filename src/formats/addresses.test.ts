import { expect, test } from 'vitest'
import { isState, parseState, parseZip, states } from './addresses.ts'
import { titles } from './options.ts'

test.each(['10001', '10001-1234'])('%s is a ZIP code', (zip) => expect(parseZip(zip)).toEqual({ ok: true, value: zip }))

test.each(['', '1000', '100011234', '10001-12', 'ABCDE'])('%j is not', (zip) => expect(parseZip(zip).ok).toBe(false))

test('a ZIP code of another state gets a warning', () => {
  expect(parseZip('10001', 'CA')).toMatchObject({ ok: true, warning: expect.stringContaining('California') })
  expect(parseZip('94105', 'CA')).toEqual({ ok: true, value: '94105' })
  expect(parseZip('94105', 'NA')).toEqual({ ok: true, value: '94105' })
})

test.each([
  ['73301', 'TX', 'OK'],
  ['20101', 'VA', 'DC'],
  ['00501', 'NY', 'PR'],
])('%s lies in %s, not in %s', (zip, own, other) => {
  expect(parseZip(zip, own)).toEqual({ ok: true, value: zip })
  expect(parseZip(zip, other)).toMatchObject({ warning: expect.any(String) })
})

test('there are 50 states, DC and five territories', () => {
  expect(states).toHaveLength(56)
  expect(new Set(states.map((state) => state.code)).size).toBe(56)
  for (const code of ['DC', 'PR', 'GU', 'VI', 'MP', 'AS']) expect(isState(code)).toBe(true)
})

test('NA is an unanswered state', () => {
  expect(parseState('NA')).toEqual({ ok: false, message: 'The state is missing.' })
  expect(parseState('ny')).toEqual({ ok: true, value: 'NY' })
  expect(parseState('ZZ')).toMatchObject({ ok: false })
})

test('the titles are those of the specification', () => {
  expect(titles.map((title) => title.label)).toEqual(['-Select-', 'Mr.', 'Mrs.', 'Miss'])
})
