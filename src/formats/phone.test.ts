import { describe, expect, test } from 'vitest'
import { formatPastedPhone, formatTypedPhone, isUsPhone, parsePhone, parseUsPhone, showPhone } from './phone.ts'

test.each([
  ['', ''],
  ['2', '(2'],
  ['212', '(212'],
  ['2125', '(212) 5'],
  ['212555', '(212) 555'],
  ['2125550', '(212) 555-0'],
  ['2125550100', '(212) 555-0100'],
  ['21255501009', '(212) 555-0100'],
  ['(212) 555-01', '(212) 555-01'],
])('typing %j shows %j', (typed, shown) => expect(formatTypedPhone(typed)).toBe(shown))

test.each([
  ['+1 (212) 555-0100', '(212) 555-0100'],
  ['1-212-555-0100', '(212) 555-0100'],
  ['02125550100', '(212) 555-0100'],
  ['2125550100', '(212) 555-0100'],
])('pasting %j shows %j', (pasted, shown) => expect(formatPastedPhone(pasted)).toBe(shown))

test.each(['2125550100', '(212)5550100', '(212) 555-0100', '212-555-0100', '212 555 0100'])(
  '%s is a US phone',
  (text) => expect(isUsPhone(text)).toBe(true),
)

test.each(['212555010', '21255501001', '(212 555-0100', '212)5550100', '212--5550100', 'abc'])('%s is not', (text) =>
  expect(isUsPhone(text)).toBe(false),
)

describe('parsing', () => {
  test.each(['(212) 555-0100', '+12125550100', '+1 212 555 0100', '1-212-555-0100', '0 (212) 555 0100'])(
    '%s is stored as E.164',
    (text) => expect(parseUsPhone(text)).toEqual({ ok: true, value: '+12125550100' }),
  )

  test.each([
    ['', 'missing'],
    ['212555', '10 digits'],
    ['1125550100', 'area code'],
    ['2121550100', 'exchange'],
  ])('%j is refused because of its %s', (text, reason) =>
    expect(parseUsPhone(text)).toMatchObject({ ok: false, message: expect.stringContaining(reason) }),
  )

  test('other countries keep their digits', () => {
    expect(parsePhone('+91', '098200 12345')).toEqual({ ok: true, value: '+919820012345' })
    expect(parsePhone('+1', '2125550100')).toEqual({ ok: true, value: '+12125550100' })
    expect(parsePhone('+91', '12')).toMatchObject({ ok: false })
    expect(parsePhone('+91', '1234567890123456')).toMatchObject({ ok: false })
    expect(parsePhone('+91', 'call me')).toMatchObject({ ok: false })
    expect(parsePhone('91', '9820012345')).toMatchObject({ ok: false })
  })
})

test('a stored number is shown the American way, a foreign one as it is', () => {
  expect(showPhone('+12125550100')).toBe('(212) 555-0100')
  expect(showPhone('+919820012345')).toBe('+919820012345')
})
