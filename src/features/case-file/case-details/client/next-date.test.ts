import { expect, test } from 'vitest'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { Role } from '#formats/roles.ts'
import { nextOf } from './next-date.tsx'

const TODAY = '2026-11-16'
const item = (side: OpenItem['side'], kind: OpenItem['kind'], dueOn: string | null, title = 'Something') =>
  ({ side, kind, dueOn, title }) as OpenItem
const of = (openItems: OpenItem[], authorizedUntil: string | null = null) =>
  nextOf({ openItems, authorizedUntil, status: 4 }, Role.attorney, TODAY)

test('the end of work or stay stands before a later date of the case', () => {
  expect(of([item('firm', 'date', '2027-04-30')], '2027-01-02')).toEqual({
    on: '2027-01-02',
    label: 'Work or stay ends',
  })
  expect(of([item('firm', 'date', '2026-12-04')], '2027-01-02')).toMatchObject({
    on: '2026-12-04',
    label: 'Next deadline',
  })
})

test('what the reader does first is theirs; a date or somebody else’s day before it is not hidden by it', () => {
  expect(of([item('attorney', 'step', '2026-12-07')])).toEqual({ on: '2026-12-07', label: 'Your next date' })
  expect(of([item('attorney', 'task', '2027-02-07'), item('firm', 'date', '2026-12-04')])?.on).toBe('2026-12-04')
  expect(of([item('attorney', 'task', '2027-02-07'), item('employee', 'document', '2026-11-20')])).toEqual({
    on: '2026-11-20',
    label: 'Employee’s next date',
  })
})

test('a day on which nothing is received says by when to act', () => {
  const appeal = item('firm', 'date', '2026-12-05', 'Appeal must be received by (act by 12-04-2026)')
  expect(of([appeal])).toEqual({ on: '2026-12-05', label: 'Next deadline', actBy: '12-04-2026' })
})

test('what has passed is overdue; what lies years away is no next date', () => {
  expect(of([item('firm', 'task', '2026-11-09')])).toEqual({ on: '2026-11-09', label: 'Overdue' })
  expect(of([], '2029-05-31')).toBeUndefined()
})
