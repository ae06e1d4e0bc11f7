import { describe, expect, test } from 'vitest'
import {
  formDate,
  hasExpired,
  isIsoDate,
  parseBirthDate,
  parseDate,
  showCreationDate,
  showDate,
  withWrittenDates,
} from './dates.ts'
import { dayIn } from './day.ts'

const inNewYork = (instant: string) => dayIn('America/New_York', new Date(instant))

describe('typed dates', () => {
  test.each(['11-15-2026', '11/15/2026', '2026-11-15', ' 11-15-2026 '])('%s is stored as ISO', (text) =>
    expect(parseDate(text)).toEqual({ ok: true, value: '2026-11-15' }),
  )

  test.each([
    ['', 'missing'],
    ['15.11.2026', 'MM-DD-YYYY'],
    ['11-15/2026', 'MM-DD-YYYY'],
    ['11-15-26', 'MM-DD-YYYY'],
    ['13-01-2026', 'no month 13'],
    ['02-29-2026', 'no day 29'],
    ['04-31-2026', 'no day 31'],
    ['00-10-2026', 'no month 0'],
    ['01-01-1899', 'between 1900 and 2100'],
    ['01-01-2101', 'between 1900 and 2100'],
  ])('%j is refused: %s', (text, reason) =>
    expect(parseDate(text)).toMatchObject({ ok: false, message: expect.stringContaining(reason) }),
  )

  test('leap days exist in leap years only', () => {
    expect(parseDate('02-29-2028').ok).toBe(true)
    expect(parseDate('02-29-2000').ok).toBe(true)
    expect(parseDate('02-29-1900').ok).toBe(false)
  })

  test('a birth date lies before today', () => {
    expect(parseBirthDate('11-14-2026', '2026-11-15').ok).toBe(true)
    expect(parseBirthDate('11-15-2026', '2026-11-15')).toMatchObject({ ok: false })
  })

  test('only ISO dates of the calendar are ISO dates', () => {
    expect(isIsoDate('2026-11-15')).toBe(true)
    expect(isIsoDate('11-15-2026')).toBe(false)
    expect(isIsoDate('2026-02-30')).toBe(false)
  })
})

describe('shown dates', () => {
  test('each place has its own form', () => {
    expect(showDate('2026-11-15')).toBe('11-15-2026')
    expect(formDate('2026-11-15')).toBe('11/15/2026')
  })

  test('no date shows as nothing', () => {
    expect([showDate(null), formDate(undefined)]).toEqual(['', ''])
  })

  test.each([
    ['2026-11-15 08:30:00', '11/15/2026'],
    // Half past eight in the evening in New York.
    ['2026-11-16 01:30:00', '11/15/2026'],
    ['', '--'],
    [null, '--'],
    [undefined, '--'],
  ])('creationDate %j shows as %s', (stored, shown) => expect(showCreationDate(stored, inNewYork)).toBe(shown))
})

test.each([
  ['Due 12-20-2026, case 26-00016.', 'en', 'Due December 20, 2026, case 26-00016.'],
  ['Vence el 12-20-2026.', 'es', 'Vence el 20 de diciembre de 2026.'],
  ['No day: 13-40-2026, P-100-26032-417733.', 'en', 'No day: 13-40-2026, P-100-26032-417733.'],
] as const)('%s in a mail (%s): %s', (text, language, written) =>
  expect(withWrittenDates(text, language)).toBe(written),
)

test('a time expires after its number times 300, not at it', () => {
  expect([1_000, 1_600, 1_601].map((now) => hasExpired(now, 1_000, 2))).toEqual([false, false, true])
})
