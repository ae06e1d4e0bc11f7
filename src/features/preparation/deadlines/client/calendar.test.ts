import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import type { AgendaItem } from '../records.ts'
import { entriesFor, hueOfEntry, kindOf } from './calendar-entries.ts'
import { lastDayOf, monthAfter, monthWords, spanOf, weekOf, weeksOf } from './months.ts'

const entry = (kind: 'deadline' | 'event' | 'item', change: object = {}) => ({
  kind,
  actionable: true,
  done: false,
  on: '2026-11-20',
  ...change,
})

test('an entry has the color of its kind, red once it is overdue, gray once it is done', () => {
  expect(kindOf(entry('deadline', { actionable: false }))).toBe('know')
  const hues = [entry('deadline'), entry('item'), entry('event'), entry('deadline', { actionable: false })]
  expect(hues.map((each) => hueOfEntry(each, '2026-11-16'))).toEqual(['orange', 'teal', 'violet', 'blue'])
  expect(hueOfEntry(entry('item'), '2026-11-21')).toBe('red')
  expect(hueOfEntry(entry('deadline', { actionable: false }), '2026-11-21')).toBe('blue')
  expect(hueOfEntry(entry('item', { done: true }), '2026-11-21')).toBe('gray')
})

test('a week begins on Sunday, over the end of a year too', () => {
  expect(weekOf('2026-11-16')[0]).toBe('2026-11-15')
  expect(weekOf('2026-11-15')[0]).toBe('2026-11-15')
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})

test('a view knows its days and where the next one begins', () => {
  expect(spanOf('month', '2026-11-16')).toMatchObject({
    from: '2026-11-01',
    until: '2026-11-30',
    words: 'November 2026',
  })
  expect(spanOf('month', '2026-12-31').step(1)).toBe('2027-01-01')
  expect(spanOf('week', '2026-11-16')).toMatchObject({ from: '2026-11-15', until: '2026-11-21' })
  expect(spanOf('week', '2026-11-16').step(-1)).toBe('2026-11-09')
})

test('an entry is said in words, once, and spares HR rules and case numbers', () => {
  const dated = (title: string) =>
    ({ ...entry('deadline'), title, caseId: 14, caseNumber: '26-00014', details: '8 CFR 106.4' }) as AgendaItem
  const premium = [
    dated('USCIS acts on the premium request by'),
    dated('USCIS missed the premium clock (the fee can be asked back) on'),
  ]
  const renewal = dated('Renewal (I-765) should be received by (legal day 11-29-2026)')
  expect(entriesFor([...premium, renewal], Role.employer)).toMatchObject([
    {
      title: 'USCIS is late: premium processing promised an answer by this day',
      caseNumber: '',
      details: '',
    },
    { title: 'Renewal should reach USCIS; the last legal day is 11-29-2026' },
  ])
  expect(entriesFor(premium, Role.attorney)).toMatchObject([
    { title: 'USCIS is late with premium processing: ask for the fee back', caseNumber: '26-00014' },
  ])
  const event = { ...dated('Call Priya'), kind: 'event', details: 'About her trip' } as const
  expect(entriesFor([event], Role.employer)[0]).toMatchObject({ title: 'Call Priya', details: 'About her trip' })
})

test('a month is laid out in weeks that begin on Sunday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28)
})

test('months follow each other over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
  expect(lastDayOf('2028-02')).toBe('2028-02-29')
  expect(monthWords('2026-11')).toBe('November 2026')
})
