import { describe, expect, test } from 'vitest'
import { formatTypedFein, formatTypedSsn, maskSsn, parseFein, parseSsn } from './tax-numbers.ts'

describe('FEIN', () => {
  test.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12-3'],
    ['12-3456789', '12-3456789'],
    ['123456789012', '12-3456789'],
    ['ab', ''],
  ])('typing %j shows %j', (typed, shown) => expect(formatTypedFein(typed)).toBe(shown))

  test('is stored with its dash', () => {
    expect(parseFein('123456789')).toEqual({ ok: true, value: '12-3456789' })
    expect(parseFein(' 98-7654321 ')).toEqual({ ok: true, value: '98-7654321' })
  })

  test.each(['', '12345678', '1-23456789', '12-34567890', '07-1234567', '00-1234567', '49-1234567'])(
    '%j is refused',
    (text) => expect(parseFein(text)).toMatchObject({ ok: false }),
  )
})

describe('SSN', () => {
  test.each([
    ['123', '123'],
    ['1234', '123-4'],
    ['123456', '123-45-6'],
    ['1234567890', '123-45-6789'],
  ])('typing %j shows %j', (typed, shown) => expect(formatTypedSsn(typed)).toBe(shown))

  test.each(['123-45-6789', '123456789', '123 45 6789'])('%s is accepted', (text) =>
    expect(parseSsn(text)).toEqual({ ok: true, value: '123456789' }),
  )

  test.each([
    ['000-12-3456', 'starts with 000'],
    ['666-12-3456', 'starts with 666'],
    ['900-12-3456', 'ITIN'],
    ['123-00-6789', 'never 00'],
    ['123-45-0000', 'never 0000'],
    ['12-345-6789', '9 digits'],
    ['', 'missing'],
  ])('%j is refused: %s', (text, reason) =>
    expect(parseSsn(text)).toMatchObject({ ok: false, message: expect.stringContaining(reason) }),
  )

  test('no message repeats the number', () => {
    const refused = parseSsn('123-45-678x')
    expect(refused.ok).toBe(false)
    expect(JSON.stringify(refused)).not.toContain('678x')
  })

  test('masking leaves the last four digits, or nothing of a broken value', () => {
    expect(maskSsn('123456789')).toBe('***-**-6789')
    expect(maskSsn('123-45-6789')).toBe('***-**-6789')
    expect(maskSsn('6789')).toBe('***-**-****')
  })
})
