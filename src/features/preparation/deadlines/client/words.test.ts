import { expect, test } from 'vitest'
import { dayRows, distance, governs, isBehind, missedWords, sourceOf } from './words.ts'

test('a date says how far it is', () => {
  expect(distance('2026-11-15', '2026-11-15')).toBe('today')
  expect(distance('2026-11-16', '2026-11-15')).toBe('in 1 day')
  expect(distance('2026-11-10', '2026-11-15')).toBe('5 days ago')
})

test('what is done or only informed of a past day is behind; an overdue date is not', () => {
  const on = (dueOn: string, kind: 'due' | 'earliest', doneAt: string | null = null) =>
    isBehind({ dueOn, kind, doneAt }, '2026-11-15')
  expect([on('2026-11-14', 'due'), on('2026-11-14', 'earliest'), on('2026-11-16', 'earliest')]).toEqual([
    false,
    true,
    false,
  ])
  expect(on('2026-12-01', 'due', '2026-11-13')).toBe(true)
})

test('a day that somebody set says by whom and why; beside a legal one it is the internal date', () => {
  const set = {
    ...{ overrideOn: '2026-12-01', overrideByName: 'Miriam Lane' },
    ...{ printedOn: null, computedOn: '2026-12-09' },
  }
  for (const overrideReason of ['The client waits for the answer.', 'The client waits for the answer']) {
    expect(governs({ ...set, severity: 'internal', overrideReason })).toBe(
      'Day set by Miriam Lane: The client waits for the answer. The rule gives 12-09-2026.',
    )
    expect(governs({ ...set, severity: 'regulatory', overrideReason })).toBe(
      'Internal date 12-01-2026, set by Miriam Lane: The client waits for the answer.',
    )
  }
})

test('what would be missed is said with the day and how late it is', () => {
  const missed = { title: 'USCIS must have the extension by', dueOn: '2026-12-29', daysLate: 1 }
  expect(missedWords(missed)).toBe('USCIS must have the extension by 12-29-2026: 1 day late.')
})

const date = {
  title: 'USCIS must have the extension by',
  kind: 'due' as const,
  severity: 'statutory' as const,
  dueOn: '2027-01-31',
  ...{
    actBy: '2027-01-29',
    overrideOn: '2026-12-11',
    overrideReason: 'Time for the client',
    overrideByName: 'Ann FIRM',
  },
} satisfies Parameters<typeof dayRows>[0]

test('our date and the legal one are rows of their own, and the day to act by where the last one is a Sunday', () => {
  expect(dayRows(date)).toEqual([
    { label: 'File by', on: '2026-12-11', says: 'Our date. Set by Ann FIRM: Time for the client' },
    { label: 'Act by', on: '2027-01-29', says: '01-31-2027 is a Sunday' },
    { label: 'Last legal day', on: '2027-01-31', says: '' },
  ])
  const answer = { ...date, title: 'The answer is due by', actBy: null }
  expect(dayRows(answer).map(({ label }) => label)).toEqual(['Do it by', 'Last legal day'])
  expect(dayRows({ ...date, severity: 'internal', overrideOn: null })).toEqual([
    { label: 'Our date', on: '2027-01-31', says: '' },
  ])
})

test('a date says what it follows from, and its rule only to those who prepare the case', () => {
  const from = { steps: [{ words: 'I-94 ends', date: '2027-01-31' }], printedOn: null, rule: 'D-10' }
  expect(sourceOf({ ...from, severity: 'statutory' as const }, false)).toBe('From: I-94 ends 01-31-2027')
  expect(sourceOf({ ...from, severity: 'statutory', printedOn: '2027-01-31' }, true)).toBe(
    'Printed on the notice · Rule D-10, statutory',
  )
})
