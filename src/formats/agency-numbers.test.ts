import { describe, expect, test } from 'vitest'
import {
  parseANumber,
  parseI94Number,
  parseOnlineAccountNumber,
  parsePassportNumber,
  parseReceiptNumber,
  parseSevisId,
  parseVisaFoilNumber,
  showANumber,
} from './immigration-numbers.ts'
import {
  naicsOnForm,
  parseCipCode,
  parseLcaNumber,
  parseNaicsCode,
  parsePermNumber,
  parsePwdNumber,
  parseSocCode,
} from './labor-numbers.ts'

describe('A-Number', () => {
  test.each([
    ['A 012 345 678', '012345678'],
    ['A12345678', '012345678'],
    ['a012345678', '012345678'],
    ['1234567', '001234567'],
    ['A-012-345-678', '012345678'],
  ])('%s is stored as %s', (text, value) => expect(parseANumber(text)).toEqual({ ok: true, value }))

  test.each(['', '1234567890', 'A123456', 'B12345678', 'IOE0912345678'])('%j is refused', (text) =>
    expect(parseANumber(text).ok).toBe(false),
  )

  test('is shown with its letter', () => expect(showANumber('012345678')).toBe('A012345678'))
})

describe('receipt number', () => {
  test.each([
    ['IOE0912345678', 'IOE0912345678'],
    ['wac-21-900-12345', 'WAC2190012345'],
    ['LIN 26 123 45678', 'LIN2612345678'],
  ])('%s is stored as %s', (text, value) => expect(parseReceiptNumber(text)).toEqual({ ok: true, value }))

  test('an unknown prefix is accepted with a warning', () => {
    expect(parseReceiptNumber('ABC1234567890')).toMatchObject({
      ok: true,
      value: 'ABC1234567890',
      warning: expect.stringContaining('ABC'),
    })
  })

  test.each([
    ['', 'missing'],
    ['IOE912345678', 'this one has 9'],
    ['IOE09123456789', 'this one has 11'],
    ['1234567890123', 'three letters'],
    ['IOE09123A5678', 'digits only'],
    ['A012345678', 'A-Number'],
  ])('%j is refused: %s', (text, reason) =>
    expect(parseReceiptNumber(text)).toMatchObject({ ok: false, message: expect.stringContaining(reason) }),
  )
})

test.each([
  [parseOnlineAccountNumber, '012345678901', true],
  [parseOnlineAccountNumber, '12345678901', false],
  [parseI94Number, '123456789A1', true],
  [parseI94Number, '12345678901', true],
  [parseI94Number, '12345678A01', false],
  [parseI94Number, '123456789AA', false],
  [parseSevisId, 'n0012345678', true],
  [parseSevisId, 'N001234567', false],
  [parseVisaFoilNumber, 'A1234567', true],
  [parseVisaFoilNumber, '12345678901234', true],
  [parseVisaFoilNumber, '123456789', false],
  [parsePassportNumber, 'Z1234567', true],
  [parsePassportNumber, 'Z123', false],
  [parsePassportNumber, 'Z1234_67', false],
  [parseSocCode, '15-1252', true],
  [parseSocCode, '15-1252.00', true],
  [parseSocCode, '151252', false],
  [parseNaicsCode, '541511', true],
  [parseNaicsCode, '54', true],
  [parseNaicsCode, '991511', false],
  [parseNaicsCode, '5415111', false],
  [parseCipCode, '11.0701', true],
  [parseCipCode, '11.07', false],
  [parseLcaNumber, 'I-200-26320-123456', true],
  [parseLcaNumber, 'i-203-28366-123456', true],
  [parseLcaNumber, 'I-200-27366-123456', false],
  [parseLcaNumber, 'I-200-26000-123456', false],
  [parseLcaNumber, 'I-205-26320-123456', false],
  [parsePermNumber, 'G-100-26320-123456', true],
  [parsePermNumber, 'A-22320-12345', true],
  [parsePermNumber, 'C-22366-12345', false],
  [parsePermNumber, 'G-102-26320-123456', false],
  [parsePwdNumber, 'P-100-26320-123456', true],
  [parsePwdNumber, 'P-300-26320-123456', false],
])('%o answers for %s: %s', (parse, text, ok) => expect(parse(text).ok).toBe(ok))

test('a passport number with the letter O is accepted with a warning', () => {
  expect(parsePassportNumber('ZO12345')).toMatchObject({ ok: true, warning: expect.stringContaining('letter O') })
})

test('a day that the year lacks is named', () => {
  expect(parseLcaNumber('I-200-27366-123456')).toMatchObject({
    message: 'The LCA number names day 366 of 2027, which has 365 days.',
  })
})

test('the forms fill a short NAICS code with zeros', () => expect(naicsOnForm('5415')).toBe('541500'))
