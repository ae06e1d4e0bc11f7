import { expect, test } from 'vitest'
import { explainReceiptNumber, fiscalYearOf } from './handlers.ts'

test('a service center number tells its office, fiscal year, workday and sequence', () => {
  expect(explainReceiptNumber('lin-26-123-45678')).toEqual({
    ok: true,
    value: {
      receiptNumber: 'LIN2612345678',
      prefix: 'LIN',
      office: 'Nebraska Service Center',
      filed: { fiscalYear: 2026, workday: 123 },
      sequence: '45678',
      parts: [
        { text: 'LIN', name: 'Office', meaning: 'Nebraska Service Center' },
        { text: '26', name: 'Fiscal year', meaning: 'Fiscal year 2026: 10-01-2025 to 09-30-2026.' },
        { text: '123', name: 'Computer workday', meaning: 'Computer workday 123 of that fiscal year.' },
        { text: '45678', name: 'Sequence', meaning: 'Number 45678 in the order of that day.' },
      ],
    },
  })
})

test('a workday above 366 is not called a day', () => {
  const explained = explainReceiptNumber('WAC2190012345')
  expect(explained.ok && explained.value.parts[2]?.meaning).toBe('900 is a code of the office, not a day of the year.')
})

test('an IOE number carries no date', () => {
  const explained = explainReceiptNumber('IOE0912345678')
  expect(explained).toMatchObject({ ok: true, value: { filed: undefined, sequence: '0912345678' } })
  expect(explained.ok && explained.value.office).toContain('electronic system')
})

test('an unknown prefix is explained with a warning and without a date', () => {
  expect(explainReceiptNumber('ABC1234567890')).toMatchObject({
    ok: true,
    value: { office: undefined, filed: undefined },
    warning: expect.stringContaining('ABC'),
  })
})

test('a wrong number is refused with the reason', () => {
  expect(explainReceiptNumber('IOE912345678')).toEqual({
    ok: false,
    message: 'A receipt number has 10 digits after its letters; this one has 9.',
  })
})

test.each([
  ['EAC', 'Vermont'],
  ['VSC', 'Vermont'],
  ['WAC', 'California'],
  ['CSC', 'California'],
  ['LIN', 'Nebraska'],
  ['NSC', 'Nebraska'],
  ['SRC', 'Texas'],
  ['TSC', 'Texas'],
  ['MSC', 'National Benefits Center'],
  ['NBC', 'National Benefits Center'],
  ['YSC', 'Potomac'],
])('%s is the prefix of %s', (prefix, office) => {
  const explained = explainReceiptNumber(`${prefix}2612345678`)
  expect(explained.ok && explained.value.office).toContain(office)
})

test('two digits of the nineties belong to the last century', () => {
  expect([fiscalYearOf('99'), fiscalYearOf('00'), fiscalYearOf('26')]).toEqual([1999, 2000, 2026])
})
