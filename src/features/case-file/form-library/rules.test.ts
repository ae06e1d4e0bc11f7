import { describe, expect, test } from 'vitest'
import {
  editionFromPrint,
  editionStatus,
  editionsOn,
  inWords,
  type Known,
  newestEdition,
  printedEdition,
  shownEdition,
} from './rules.ts'

const row = (edition: string, more: Partial<Known> = {}): Known => ({
  ...{ formId: 'i-765', edition, ombExpiresOn: null, takenFrom: edition, takenUntil: null, confirmed: true, note: '' },
  status: 'Known',
  ...more,
})

describe('the status of an edition', () => {
  const cases: [string, Known[], string, string, RegExp][] = [
    ['confirmed and open', [row('2025-08-21')], '2026-01-01', 'current', /I-765 edition 08-21-2025 is the current/],
    ['not in the library', [], '2026-01-01', 'unknown', /not known to the form library/],
    ['no announcement', [row('2025-08-21', { confirmed: false })], '2026-01-01', 'unconfirmed', /no announcement/],
    ['its last day', [row('2025-08-21', { takenUntil: '2026-01-01' })], '2026-01-01', 'current', /current/],
    ['after its last day', [row('2025-08-21', { takenUntil: '2025-12-31' })], '2026-01-01', 'superseded', /12-31-2025/],
    ['before its first day', [row('2025-08-21', { takenFrom: '2026-02-01' })], '2026-01-01', 'upcoming', /02-01-2026/],
    ['OMB date has passed', [row('2025-08-21', { ombExpiresOn: '2025-12-31' })], '2026-01-01', 'expired', /expired on/],
    [
      'superseded, and the next one is taken',
      [row('2025-08-21', { takenUntil: '2025-12-31' }), row('2025-12-01')],
      '2026-01-01',
      'superseded',
      /Use 12-01-2025\.$/,
    ],
    [
      'a later one is named but not confirmed',
      [row('2025-08-21'), row('2025-12-01', { confirmed: false, takenFrom: null })],
      '2026-01-01',
      'unconfirmed',
      /a later edition, 12-01-2025, is named but not confirmed/,
    ],
    [
      'a later one is named for a day to come',
      [row('2025-08-21'), row('2026-09-15', { confirmed: false, takenFrom: null })],
      '2026-01-01',
      'current',
      /current/,
    ],
    ['two are taken side by side', [row('2025-08-21'), row('2025-12-01')], '2026-01-01', 'current', /current/],
    [
      'it is declared as not for filing, whatever its row says',
      [row('2025-08-21', { notForFiling: 'Known for its layout only.' })],
      '2026-01-01',
      'notForFiling',
      /not for filing\. Known for its layout only\.$/,
    ],
    ['another form', [row('2025-08-21', { formId: 'i-9' })], '2026-01-01', 'unknown', /not known/],
  ]
  test.each(cases)('%s', (_name, rows, on, flag, sentence) => {
    const found = editionStatus(rows, 'i-765', '2025-08-21', on)
    expect(found.flag).toBe(flag)
    expect(found.sentence).toMatch(sentence)
  })
})

describe('the editions of a day', () => {
  const rows = [
    row('2024-08-21', { takenUntil: '2025-12-31' }),
    row('2025-08-21', { confirmed: false }),
    row('2025-12-01', { confirmed: false, takenFrom: null }),
    row('2026-02-27', { takenFrom: '2026-03-01' }),
  ]
  const { status, newest } = editionsOn(rows, '2026-01-01')

  test('an edition is taken, not any more, not yet, or nobody knows', () => {
    const taken = rows.map(({ edition }) => status('i-765', edition).acceptance)
    expect(taken).toEqual(['expired', 'accepted', 'unknown', 'not-yet'])
    expect([status('i-765', '2020-01-01').acceptance, status('i-9', '2025-08-21').acceptance]).toEqual([
      'unknown',
      'unknown',
    ])
  })

  test('an edition without an announcement is taken but not confirmed', () => {
    expect(status('i-765', '2025-08-21')).toMatchObject({ acceptance: 'accepted', confirmed: false })
    expect(editionsOn(rows, '2026-03-01').status('i-765', '2026-02-27').confirmed).toBe(true)
  })

  test('the newest one taken is of that day, not merely the latest that is named', () => {
    expect(newest('i-765')).toBe('2025-08-21')
    expect(editionsOn(rows, '2026-03-01').newest('i-765')).toBe('2026-02-27')
    expect(editionsOn(rows, '2026-03-01').newest('i-765', ['2024-08-21', '2025-08-21'])).toBe('2025-08-21')
    expect(newest('i-9')).toBeUndefined()
  })
})

test('a new form is written in the newest edition that is taken, else in the newest that the product fills', () => {
  const library = editionsOn([row('2024-08-21'), row('2025-08-21', { takenFrom: '2026-03-01' })], '2026-01-01')
  const filled = ['2025-08-21', '2024-08-21']
  expect(newestEdition('i-765', filled, library)).toBe('2024-08-21')
  expect([newestEdition('i-9', filled, library), newestEdition('i-765', filled)]).toEqual(['2025-08-21', '2025-08-21'])
  expect(newestEdition('eta-9035', [], library)).toBe('')
})

test('editions are stored as days, shown as days, and read as the agencies print them', () => {
  expect([shownEdition('2025-08-21'), printedEdition('2025-08-21')]).toEqual(['08-21-2025', '08/21/25'])
  expect(editionFromPrint('08/21/25')).toBe('2025-08-21')
  expect([shownEdition(''), editionFromPrint(null)]).toEqual(['', ''])
})

test('differences read as sentences', () => {
  expect(inWords({ field: 'form1[0].Page1[0].Line1[0]', what: 'missing' })).toBe('Line1[0] is missing')
  expect(inWords({ field: 'a.Line1[0]', what: 'changed', detail: 'maximum length 9 → 10' })).toBe(
    'Line1[0]: maximum length 9 → 10',
  )
  expect(inWords({ field: '', what: 'changed', detail: 'pages 7 → 8' })).toBe('The pages 7 → 8')
})

describe('an edition that is carried over from the one before it', () => {
  const old = row('2025-08-21', { status: 'Imported' })
  const carried = (confirmed: boolean) =>
    row('2026-09-15', {
      ...{ takenFrom: null, confirmed: false, status: 'Imported' },
      carried: { from: '2025-08-21', confirmed },
    })
  const filled = ['2025-08-21', '2026-09-15']

  test('can be prepared and filed with a warning until an administrator confirms it', () => {
    const { status } = editionsOn([old, carried(false)], '2026-11-01')
    expect(status('i-765', '2026-09-15')).toEqual({
      ...{ acceptance: 'accepted', confirmed: false },
      sentence:
        'I-765 edition 09-15-2026 is carried over from 08-21-2025, and an administrator has not confirmed that yet.',
    })
    expect(editionsOn([old, carried(true)], '2026-11-01').status('i-765', '2026-09-15').sentence).toMatch(
      /no announcement/,
    )
  })

  test('takes new forms once it is confirmed, and before that only where the old one cannot be printed', () => {
    const newest = (...rows: Known[]) => newestEdition('i-765', filled, editionsOn(rows, '2026-11-01'))
    expect(newest(old, carried(false))).toBe('2025-08-21')
    expect(newest(old, carried(true))).toBe('2026-09-15')
    expect(newest({ ...old, status: 'Known' }, carried(false))).toBe('2026-09-15')
    expect(newestEdition('i-765', filled, editionsOn([old, carried(true)], '2026-09-01'))).toBe('2025-08-21')
  })
})
