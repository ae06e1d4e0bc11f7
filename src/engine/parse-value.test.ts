import { describe, expect, test } from 'vitest'
import { choice, country, date, type FactType, money, number, records, text, yesNo } from './fact.ts'
import { parseValue } from './parse-value.ts'

const today = '2026-11-15'
const read = (type: FactType, raw: unknown) => {
  const parsed = parseValue(type, raw, today)
  return parsed.ok ? parsed.value : { no: parsed.message }
}
const no = (message: unknown) => ({ no: message })

describe('a scalar', () => {
  const name = text('Name', { max: 10 })
  const counted = number('Employees', { min: 1, max: 500 })
  const hours = number('Hours', { max: 168, decimals: 1 })
  const colour = choice('Colour', ['Red', 'Green'])
  const born = date('Born', { past: true })

  test.each<[FactType, unknown, unknown]>([
    [name, '  Ann ', 'Ann'],
    [name, 12, '12'],
    [name, '   ', no('Field is required')],
    [name, 'abcdefghijk', no('Enter at most 10 characters.')],
    [name, ['Ann'], no('Enter a text.')],
    // A line break in a name would be a header of a mail; a text of several lines keeps its own.
    [name, 'Ann\r\nBo', 'Ann Bo'],
    [name, 'Ann\u2028\u0000Bo', 'Ann Bo'],
    [text('Duties', { max: 20, lines: 3 }), 'One\nTwo', 'One\nTwo'],
    [text('Family name', { letterCase: 'upper' }), 'o’neil', 'O’NEIL'],
    [text('Given name', { letterCase: 'title' }), 'mary-jane  ANN', 'Mary-Jane Ann'],
    [text('Status', { listed: ['H-1B', 'TN'] }), 'h1b', 'H-1B'],
    [text('Status', { listed: ['H-1B', 'TN'] }), 'Deferred action', 'Deferred action'],
    [text('SSN', { format: 'ssn', max: 11 }), '900-12-3456', no(expect.any(String))],
    [text('A-Number', { format: 'aNumber', max: 12 }), 'A 12 345 678', '012345678'],
    [text('I-94', { format: 'i94', max: 11 }), '41234567A8', no(expect.any(String))],
    [text('State', { format: 'state', max: 2 }), 'ma', 'MA'],
    [text('Phone', { format: 'worldPhone', max: 30 }), '(617) 555-0100', '+16175550100'],
    [text('Phone', { format: 'worldPhone', max: 30 }), '+91 98765-43210', '+919876543210'],
    [text('Phone', { format: 'worldPhone', max: 30 }), '+0 123', no(expect.stringContaining('country code'))],
    [counted, '1,0', 10],
    [counted, 500, 500],
    [counted, 501, no('Enter a number between 1 and 500.')],
    [counted, '', no('Enter a number, like 165000.')],
    [counted, '2.5', no('Enter a whole number, like 12.')],
    [counted, Number.NaN, no('Enter a number, like 165000.')],
    [hours, '37.55', 37.5],
    [hours, 169, no('Enter a number between 0 and 168.')],
    [money('Wage'), 9_800_050, 9_800_050],
    [money('Wage'), '12.5', no('Enter an amount with at most two decimals, like 45.50.')],
    [money('Wage'), -1, no('Enter an amount with at most two decimals, like 45.50.')],
    [born, '03-15-1990', '1990-03-15'],
    [born, '2026-11-15', '2026-11-15'],
    [born, '2026-11-16', no('Enter a day that is not in the future.')],
    [born, '02/30/1990', no(expect.any(String))],
    [born, 19900315, no('Enter a date, like 03-15-1990.')],
    [date('Until'), '12/31/2030', '2030-12-31'],
    [colour, ' green ', 'Green'],
    [colour, 'Blue', no('Choose one of Red, Green.')],
    [yesNo('Full time'), 'Y', true],
    [yesNo('Full time'), false, false],
    [yesNo('Full time'), 'perhaps', no('Choose Yes or No.')],
    [country('Country'), 'India', 'IN'],
    [country('Country'), 'in', 'IN'],
    [country('Country'), 'Atlantis', no('Choose a country from the list.')],
    [country('Country'), 7, no('Choose a country from the list.')],
  ])('%o read from %o', (type, raw, expected) => {
    expect(read(type, raw)).toEqual(expected)
  })
})

describe('a list of records', () => {
  const trips = records(
    'Trips',
    'trip',
    { leftOn: date('Left on', { required: true }), returnedOn: date('Returned on'), purpose: text('Purpose') },
    { dated: ['leftOn', 'returnedOn'] },
  )
  const trip = (more: object = {}) => ({ leftOn: '2026-01-01', ...more })

  test('reads each column and leaves empty ones out', () => {
    expect(read(trips, [{ leftOn: '01-01-2026', returnedOn: '', purpose: null }])).toEqual([
      { id: 'r1', leftOn: '2026-01-01' },
    ])
  })

  test('keeps the ids there are, gives new records and copies a free one', () => {
    const ids = (given: object[]) => (read(trips, given) as { id: string }[]).map(({ id }) => id)
    expect(ids([trip({ id: 'r2' }), trip(), trip()])).toEqual(['r2', 'r1', 'r3'])
    expect(ids([trip({ id: 'r1' }), trip({ id: 'r1' })])).toEqual(['r1', 'r2'])
    expect(ids([trip({ id: '../x' })])).toEqual(['r1'])
  })

  test.each<[string, unknown, unknown]>([
    ['a missing column', [trip(), { returnedOn: '2026-02-01' }], 'trip 2, Left on: Field is required'],
    ['a wrong column', [trip({ returnedOn: 'soon' })], expect.stringMatching(/^trip 1, Returned on: /)],
    ['dates the wrong way round', [trip({ returnedOn: '2025-12-31' })], 'trip 1: Returned on is before Left on'],
    ['something else than a list', 'Goa', 'Enter a list.'],
    ['too many', Array.from({ length: 201 }, () => trip()), 'has more than 200 entries'],
    ['no record at all', [null], 'trip 1: must be an entry with its fields'],
  ])('names %s', (_what, raw, message) => {
    expect(read(trips, raw)).toEqual(no(message))
  })
})
