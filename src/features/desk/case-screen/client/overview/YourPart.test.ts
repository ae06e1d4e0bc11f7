import { expect, test } from 'vitest'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { Status } from '#case-types/status/statuses.ts'
import { filled } from '#ui/say.ts'
import { nothingOpen } from './YourPart.tsx'

const pending = { status: Status.receipted, standing: 'USCIS decides.', waitsFor: [], authorizedUntil: null }
const around = { dates: [], others: [], today: '2026-11-16' }

test.each([
  ['nothing is known to end', null, 'You’re all set. We’ll e-mail you when we need something.'],
  ['it ends after half a year', '2027-11-28', 'You’re all set. We’ll e-mail you when we need something.'],
  ['it ends in twelve days', '2026-11-28', 'Work or stay ends 11-28-2026.'],
  ['it ends in five months', '2027-04-16', 'Nothing to do right now. Authorized until 04-16-2027.'],
  ['it has ended', '2026-11-01', 'Work or stay ended 11-01-2026.'],
])('a case that waits for the agency, where %s', (_what, authorizedUntil, says) => {
  expect(nothingOpen({ ...pending, authorizedUntil }, around, filled)).toBe(says)
})

test('a decided case says how it ended', () => {
  const decided = { ...pending, status: Status.decided, standing: 'Approved.', authorizedUntil: '2026-11-28' }
  expect(nothingOpen(decided, around, filled)).toBe('Approved.')
})

test('a closed case with a date still to keep gives no all-clear', () => {
  const closed = { ...pending, status: Status.completed, standing: 'The case is completed. Nothing is left to do.' }
  const wage = { title: 'The required wage must be paid by', dueOn: '2027-01-01' } as OpenItem
  const gone = { ...wage, dueOn: '2026-11-01' }
  expect(nothingOpen(closed, { ...around, dates: [gone, wage] }, filled)).toBe(
    'The case is completed. The required wage must be paid by 01-01-2027.',
  )
  expect(nothingOpen(closed, { ...around, dates: [gone] }, filled)).toBe(closed.standing)
})
