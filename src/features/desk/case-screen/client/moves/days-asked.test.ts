import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { daysAsked } from './days-asked.ts'

const file = (status: number, typeId: number = CaseType.h1b) => ({
  ...{ typeId, status },
  ...(status === 10 ? { outcome: 'Approved', decidedOn: '2026-03-02' } : { outcome: null, decidedOn: null }),
})
const move = (to: number, kind: 'on' | 'back' | 'withdrawal' | 'reopening' = 'on') => ({ to, kind })

test.each([
  [5, move(6), '', ['filedOn']],
  [6, move(7), '', ['receiptOn', 'noticeOn']],
  [6, move(5, 'back'), '', ['rejectedOn']],
  [7, move(8), '', ['noticeOn']],
  [8, move(7), '', ['respondedOn']],
  [7, move(9), '', ['decidedOn']],
  [7, move(9, 'withdrawal'), '', ['decidedOn']],
  [3, move(9, 'withdrawal'), '', []],
  [10, move(9, 'reopening'), 'Revoked', ['decidedOn']],
  [10, move(9, 'reopening'), 'Approved', []],
])('from %i the move %j (%s) is not made without %j', (status, asked, outcome, days) => {
  expect(daysAsked(file(status), asked, outcome)).toEqual(days)
})

test('a contract review goes to no agency: no paper has its day', () => {
  expect(daysAsked(file(4, CaseType.contractReview), move(9), 'Approved')).toEqual([])
})
