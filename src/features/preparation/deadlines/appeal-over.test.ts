import { expect, test } from 'vitest'
import { withAppealOver } from './appeal-over.ts'
import { caseDates, isActionable } from './dates.ts'

// Decided on 11-20-2026: 33 days by mail are Wednesday, 12-23-2026; on 12-08-2026 Sunday, 01-10-2027.
test.each([
  ['on its last day', '2026-11-20', '2026-12-23', false, true],
  ['the day after', '2026-11-20', '2026-12-24', false, false],
  ['the day after, and it went out', '2026-11-20', '2026-12-24', true, true],
  ['a Monday on which paper may still be taken', '2026-12-08', '2027-01-11', false, true],
  ['after that Monday', '2026-12-08', '2027-01-12', false, false],
])('an appeal %s', (_, decisionDatedOn, today, appealed, isDuty) => {
  const [appeal] = withAppealOver(caseDates({ decisionDatedOn, today }), today, appealed).filter(
    ({ rule }) => rule === 'D-42',
  )
  expect(appeal && isActionable(appeal)).toBe(isDuty)
  expect(appeal?.title === 'Appeal day passed, none recorded').toBe(!isDuty)
})
