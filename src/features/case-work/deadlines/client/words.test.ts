import { expect, test } from 'vitest'
import { distance, governs, hueOf, isBehind, missedWords, titleAlone } from './words.ts'

test('a date says how far it is, and its colour how urgent', () => {
  expect(distance('2026-11-15', '2026-11-15')).toBe('today')
  expect(distance('2026-11-16', '2026-11-15')).toBe('in 1 day')
  expect(distance('2026-11-10', '2026-11-15')).toBe('5 days ago')
  const due = { kind: 'due' as const, doneAt: null }
  expect(hueOf({ ...due, dueOn: '2026-11-14' }, '2026-11-15')).toBe('red')
  expect(hueOf({ ...due, dueOn: '2026-11-20' }, '2026-11-15')).toBe('orange')
  expect(hueOf({ ...due, dueOn: '2027-11-20' }, '2026-11-15')).toBe('green')
  expect(hueOf({ ...due, dueOn: '2026-11-14', doneAt: '2026-11-13' }, '2026-11-15')).toBe('gray')
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

test('a title without its date is not left hanging', () => {
  expect(titleAlone('USCIS acts on the premium request by')).toBe('USCIS acts on the premium request')
  expect(titleAlone('May keep working while this is pending, until')).toBe('May keep working while this is pending')
  expect(titleAlone('Upload “Pay stubs”')).toBe('Upload “Pay stubs”')
})
