import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { callOf, daysAsked, fieldsOf, noticeOf, startOf } from './move-fields.ts'

const file = (status: number, mode: 'LEGAL' | 'DIY' = 'LEGAL') => ({
  ...{ id: 7, status, mode, version: 3 },
  options: { channel: 'paper' },
})
const move = (to: number, more = {}) => ({
  to,
  kind: 'on' as const,
  outcomes: [] as string[],
  needsReason: false,
  ...more,
})

test.each([
  [2, 3, ['documentsWaived']],
  [4, 5, ['check', 'errorsWaived']],
  [5, 6, ['filing', 'check', 'errorsWaived']],
  [6, 7, ['receipt']],
  [6, 5, ['rejection']],
  [7, 8, ['notice', 'answer']],
  [8, 7, ['respondedOn']],
])('the move from %i to %i asks for %j', (from, to, fields) => {
  expect(fieldsOf(file(from), move(to))).toEqual(fields)
})

test('without an attorney nobody waives an error', () => {
  expect([fieldsOf(file(3, 'DIY'), move(5)), fieldsOf(file(5, 'DIY'), move(6))]).toEqual([
    ['check'],
    ['filing', 'check'],
  ])
})

test('a withdrawal asks why, and for its day and the signed letter only once something was filed', () => {
  const withdrawal = move(9, { kind: 'withdrawal', outcomes: ['Withdrawn'], needsReason: true })
  expect(fieldsOf(file(3), withdrawal)).toEqual(['reason'])
  expect(fieldsOf(file(7), withdrawal)).toEqual(['reason', 'withdrawnOn', 'withdrawalLetter'])
  const call = callOf(file(7), withdrawal, { ...startOf(file(7), withdrawal), reason: 'No longer needed' })
  expect(call).toMatchObject({ to: 9, outcome: 'Withdrawn', reason: 'No longer needed' })
})

test('a notice of the agency is entered as an event, without empty fields', () => {
  const values = { ...startOf(file(7), move(8)), noticeOn: '2026-12-01', dueOn: '2027-01-02', notice: 'noid' }
  expect(callOf(file(7), move(8), values)).toEqual({
    id: 7,
    version: 3,
    channel: 'paper',
    noticeOn: '2026-12-01',
    dueOn: '2027-01-02',
    event: 'noid',
  })
})

test('that a response went out incomplete is asked by the dialog, and not sent to the server', () => {
  const values = { ...startOf(file(8), move(7)), respondedOn: '2026-12-01', sentAllTheSame: true }
  expect(callOf(file(8), move(7), values)).not.toHaveProperty('sentAllTheSame')
})

test.each([
  [6, 7, {}, 'Receipt notice'],
  [6, 5, {}, 'Rejection notice'],
  [7, 8, { notice: 'rfe' }, 'Request for evidence'],
  [7, 8, { notice: 'noid' }, 'Notice of intent'],
  [7, 9, { outcome: 'Approved' }, 'Approval notice'],
  [8, 9, { outcome: 'Denied' }, 'Decision notice'],
  [8, 7, {}, undefined],
  [5, 6, {}, undefined],
])('the move from %i to %i (%j) takes the paper that comes with it: %s', (from, to, values, paper) => {
  expect(noticeOf(file(from), move(to), { ...startOf(file(from), move(to)), ...values })).toBe(paper)
})

const decidedFile = (status: number, typeId: number = CaseType.h1b) => ({
  ...{ typeId, status },
  ...(status === 10 ? { outcome: 'Approved', decidedOn: '2026-03-02' } : { outcome: null, decidedOn: null }),
})
const moved = (to: number, kind: 'on' | 'back' | 'withdrawal' | 'reopening' = 'on') => ({ to, kind })

test.each([
  [5, moved(6), '', ['filedOn']],
  [6, moved(7), '', ['receiptOn', 'noticeOn']],
  [6, moved(5, 'back'), '', ['rejectedOn']],
  [7, moved(8), '', ['noticeOn']],
  [8, moved(7), '', ['respondedOn']],
  [7, moved(9), '', ['decidedOn']],
  [7, moved(9, 'withdrawal'), '', ['decidedOn']],
  [3, moved(9, 'withdrawal'), '', []],
  [10, moved(9, 'reopening'), 'Revoked', ['decidedOn']],
  [10, moved(9, 'reopening'), 'Approved', []],
])('from %i the move %j (%s) is not made without %j', (status, asked, outcome, days) => {
  expect(daysAsked(decidedFile(status), asked, outcome)).toEqual(days)
})

test('a contract review goes to no agency: no paper has its day', () => {
  expect(daysAsked(decidedFile(4, CaseType.contractReview), moved(9), 'Approved')).toEqual([])
})
