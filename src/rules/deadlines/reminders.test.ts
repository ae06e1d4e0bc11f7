import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { allDeadlines } from './all.ts'
import { type LadderName, ladderOf, reminderDue, reminderLadders, remindersOf } from './reminders.ts'

test.each([
  ['stay', '240 210 180 150 120 90 60 30 14'],
  ['work permit', '210 180 150 120 90 60 30 14'],
  ['six years', '730 545 400 365 180'],
  ['request', '45 30 21 14 7 3 1'],
  ['certification', '120 60 30 14 7'],
  ['passport', '365 270 180 90'],
  ['reverification', '90 60 30 14 7 1'],
  ['parole', '180 120'],
  // deadlines.md §9: D-96, D-95, D-91, D-90.
  ['intent to fine', '25 21 14 7 3 1'],
  ['mismatch', '7 3 1'],
  ['placement', '5 4 3 2 1 0'],
  ['start of wages', '30 14 7 1'],
] as const)('the ladder of %s has the rungs %s', (name, rungs) => {
  expect(remindersOf(name, '2027-05-15').map(({ daysBefore }) => daysBefore)).toEqual(rungs.split(' ').map(Number))
})

test('a reminder goes to the parties of its ladder, late ones higher up too', () => {
  const [first, ...others] = remindersOf('request', '2026-11-27')
  expect(first).toEqual({ on: '2026-10-13', daysBefore: 45, to: ['attorney', 'employer'] })
  expect(others.at(-1)?.to).toEqual(['attorney', 'employer', 'law firm administrator'])
})

test('only the nearest rung is sent, once, and none after the date', () => {
  expect(reminderDue('request', '2026-11-27', '2026-11-15', [])?.daysBefore).toBe(14)
  expect(reminderDue('request', '2026-11-27', '2026-11-15', [45, 30, 21, 14])).toBeUndefined()
  expect(reminderDue('request', '2026-11-27', '2026-11-20', [14])?.daysBefore).toBe(7)
  expect(reminderDue('request', '2026-11-27', '2026-10-01', [])).toBeUndefined()
  expect(reminderDue('request', '2026-11-27', '2026-11-28', [])).toBeUndefined()
})

test('day by day every rung is sent exactly once', () => {
  const names = Object.keys(reminderLadders) as LadderName[]
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.integer({ min: 0, max: 3000 }), (name, offset) => {
      const date = addDays('2026-01-01', offset)
      const sent: number[] = []
      for (let today = addDays(date, -800); today <= addDays(date, 2); today = addDays(today, 1)) {
        const due = reminderDue(name, date, today, sent)
        if (due) sent.push(due.daysBefore)
      }
      expect(sent.filter((days) => days >= 0)).toEqual(remindersOf(name, date).map(({ daysBefore }) => daysBefore))
    }),
    { numRuns: 10 },
  )
})

test('every ladder reminds of a date that exists', () => {
  // Agreed days come from case-types.md §16 and §17, not from a rule of deadlines.md.
  const agreed = ['CT-16', 'CT-17'].map((id) => ({ id, part: '' }))
  const named = [...allDeadlines, ...agreed].flatMap(({ id, part }) => ladderOf(id, part) ?? [])
  expect(new Set(named)).toEqual(new Set(Object.keys(reminderLadders)))
})

test.each([
  // D-95: result 11-16-2026, employer by 12-01-2026; Thanksgiving and weekends are no federal working days.
  ['mismatch', '2026-12-01', '2026-11-19', 7],
  ['mismatch', '2026-12-01', '2026-11-25', 3],
  ['mismatch', '2026-12-01', '2026-11-30', 1],
  // D-91 E1: the alarm at workday 25, then each of the last five.
  ['placement', '2026-11-17', '2026-11-09', 5],
  ['placement', '2026-11-17', '2026-11-16', 1],
  ['placement', '2026-11-17', '2026-11-17', 0],
] as const)(
  'the ladder of %s counts federal working days before %s: on %s the rung of %i',
  (name, date, today, rung) => {
    expect(reminderDue(name, date, today, [])).toMatchObject({ on: today, daysBefore: rung })
  },
)

test('wages that are still owed are reminded of each day after the last day of work, once a day, for sixty days', () => {
  const due = (today: string, sent: number[] = []) =>
    reminderDue('open wage duty', '2026-11-13', today, sent)?.daysBefore
  expect([due('2026-11-13'), due('2026-11-14'), due('2026-11-15', [-1]), due('2026-11-15', [-1, -2])]).toEqual([
    undefined,
    -1,
    -2,
    undefined,
  ])
  expect([due('2027-01-12'), due('2027-01-13')]).toEqual([-60, undefined])
})
