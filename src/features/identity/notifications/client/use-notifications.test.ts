import { expect, test } from 'vitest'
import { byUrgency, dueGroup, notDue } from './use-notifications.ts'

const news = (id: number, createdAt: string, dueOn: string | null = null, readAt: string | null = null) => ({
  ...{ id, createdAt: `${createdAt}T15:00:00Z`, dueOn, readAt },
})

test('the bell shows the most urgent first, then by the day it came, and no date further than 180 days', () => {
  const shown = byUrgency(
    [
      news(1, '2026-11-15'),
      news(2, '2026-11-14'),
      news(3, '2026-11-01', '2026-11-20'),
      news(4, '2026-11-02', '2026-11-13'),
      news(5, '2026-11-15', '2027-09-01'),
      news(6, '2026-11-15', '2026-11-16', '2026-11-15T16:00:00Z'),
      news(7, '2026-11-03', '2026-11-12'),
      news(8, '2026-11-01'),
    ],
    '2026-11-15',
  )
  expect(shown.map(({ id, group }) => [id, group])).toEqual([
    [7, 'Overdue'],
    [4, 'Overdue'],
    [3, 'Due within a week'],
    [6, 'Today'],
    [1, 'Today'],
    [2, 'Yesterday'],
    [8, 'Earlier'],
  ])
  expect(shown[0]?.tone).toBe('red')
})

test('what is due stands once, by how near it is, and news of something else stay', () => {
  const due = [{ link: '/visaCareEADCaseDetails/4#deadlines', dueOn: '2026-11-29' }]
  const told = (id: number, link: string, dueOn: string | null) => ({ ...news(id, '2026-11-14', dueOn), link })
  const shown = notDue(
    [
      told(1, '/visaCareEADCaseDetails/4', '2026-11-29'),
      told(2, '/visaCareEADCaseDetails/4', null),
      told(3, '/visaCareEADCaseDetails/5', '2026-11-29'),
    ],
    due,
  )
  expect(shown.map(({ id }) => id)).toEqual([2, 3])
  const groups = ['2026-11-14', '2026-11-20', '2026-12-27'].map((day) => dueGroup(day, '2026-11-15').group)
  expect(groups).toEqual(['Overdue', 'Due within a week', 'Ends soon'])
})
