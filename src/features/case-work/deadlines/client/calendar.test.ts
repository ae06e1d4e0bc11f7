import { expect, test } from 'vitest'
import { hueOfEntry, kindOf } from './calendar-kinds.ts'
import { weekOf } from './months.ts'
import { spanOf } from './span.ts'

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
