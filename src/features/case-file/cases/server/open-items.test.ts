import { expect, test } from 'vitest'
import { Status } from '#case-types/status/statuses.ts'
import { type NewItem, withStep } from '../open-items.ts'
import { withDays } from './open-items.ts'

const TODAY = '2026-11-16'
const at = { status: Status.initiated, openedOn: TODAY, today: TODAY }
const item = (side: NewItem['side'], kind: NewItem['kind'], more: Partial<NewItem> = {}): NewItem => ({
  ...{ key: `${side} ${kind}`, kind, side, title: kind, verb: 'Open', link: '' },
  ...more,
})
const ends = (dueOn: string, more: Partial<NewItem> = {}) =>
  item('firm', 'date', { title: 'Stay ends on', dueOn, governs: true, ...more })
const days = (items: readonly NewItem[], when: Parameters<typeof withDays>[1] = at) =>
  withDays(items, when).map(({ dueOn }) => dueOn ?? null)

test('what clients owe is wanted two weeks before the date that governs; the firm’s own by that date', () => {
  const owed = [item('employee', 'document'), item('employer', 'questions'), item('attorney', 'step')]
  expect(days([...owed, ends('2027-01-31')])).toEqual(['2027-01-17', '2027-01-17', '2027-01-31', '2027-01-31'])
  const [document] = withDays([...owed, ends('2027-01-31')], at)
  expect(document?.dueWhy).toBe('Before this date: Stay ends on 01-31-2027.')
})

test('a day is never given that has passed, nor one after the date that governs', () => {
  const owed = item('employee', 'document')
  // Twelve days are left: three business days, not two weeks before.
  expect(days([owed, ends('2026-11-28')])[0]).toBe('2026-11-19')
  expect(days([owed, ends('2026-11-28')], { ...at, openedOn: '2026-10-01' })[0]).toBe(TODAY)
  expect(days([owed, ends('2026-11-17')])[0]).toBe('2026-11-17')
})

test('a notice is answered by its day, and a date that has just passed makes the step late', () => {
  const step = item('attorney', 'step')
  expect(days([step, ends('2026-12-07')], { ...at, status: Status.noticeOpen })[0]).toBe('2026-12-07')
  expect(days([step, ends('2026-11-09')])[0]).toBe('2026-11-09')
})

test('closing a decided case is not due when a stay ends', () => {
  const step = item('attorney', 'step')
  expect(days([step, ends('2027-05-06')], { ...at, status: Status.decided })[0]).toBeNull()
})

test('the answer to a notice stands beside the firm’s other work, due by its own day and by no earlier end', () => {
  const task = item('firm', 'task', { dueOn: '2026-11-21' })
  const turn = { who: 'firm', todo: 'answer the RFE', link: '' } as const
  expect(withStep([task], turn)).toEqual([task])
  const [first, answer] = withStep([task], { ...turn, answers: true })
  expect(answer).toMatchObject({ kind: 'step', side: 'firm', title: 'Answer the RFE' })
  expect(first).toBe(task)
  const notice = ends('2026-12-19', { title: 'Answer is due', governs: 'answer' })
  const at8 = { ...at, status: Status.noticeOpen }
  expect(days([answer as NewItem, ends('2026-12-01'), notice], at8)[0]).toBe('2026-12-19')
})

test('an own day stays; a date that governs nothing, is over or far away gives none to clients', () => {
  const owed = item('employee', 'document', { dueOn: '2026-11-26' })
  expect(days([owed, ends('2026-12-07')])[0]).toBe('2026-11-26')
  const open = item('employee', 'document')
  expect(days([open, ends('2026-12-07', { governs: false })])[0]).toBeNull()
  expect(days([open, ends('2026-12-07', { over: true })])[0]).toBeNull()
  expect(days([open, ends('2028-12-07')])[0]).toBeNull()
  expect(days([item('firm', 'review'), ends('2028-12-07')])[0]).toBe('2028-12-07')
})

test('what the firm obtains for a petition under the cap is there when it files, not when it registers', () => {
  const season = [ends('2027-03-15', { governs: 'registration' }), ends('2027-06-30')]
  const notice = item('firm', 'document', { title: 'Registration selection notice' })
  expect(days([notice, item('employee', 'document'), item('attorney', 'step'), ...season]).slice(0, 3)).toEqual([
    ...['2027-06-30', '2027-03-01', '2027-03-15'],
  ])
})
