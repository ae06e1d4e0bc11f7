import { expect, test } from 'vitest'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { columnsAfter } from './moved-columns.ts'

const h1b = caseTypeById(CaseType.h1b)
if (!h1b) throw new Error('no H-1B petition')
const answered = {
  ...{ status: Status.receipted, filedOn: '2026-09-01', receiptOn: '2026-09-03', decidedOn: null },
  ...{ rfeNoticeOn: '2026-10-05', rfeRespondedOn: '2026-11-16' },
} as CaseColumns

const deniedOn = (decidedOn: string) => () =>
  columnsAfter(
    answered,
    h1b,
    { status: Status.decided, stage: 'DECIDED', outcome: 'Denied' },
    { decidedOn },
    { today: '2026-11-20' },
  )

test.each([
  ['2026-08-30', 'The case was filed 09-03-2026; it was decided then or later.'],
  ['2026-10-01', 'The notice is of 10-05-2026; it was decided then or later.'],
  ['2026-11-12', 'The answer was sent 11-16-2026; it was decided then or later.'],
])('a decision of %s is older than what it decides on', (on, sentence) => {
  expect(deniedOn(on)).toThrow(`decidedOn: ${sentence}`)
})

test('a decision on the day of the answer or later is taken', () => {
  expect(deniedOn('2026-11-16')()).toMatchObject({ decided_on: '2026-11-16' })
})

test('a decision without its day is refused; the day it is entered is not taken for it', () => {
  const decided = (outcome: string, file = answered) =>
    columnsAfter(file, h1b, { status: Status.decided, stage: 'DECIDED', outcome }, {}, { today: '2026-11-20' })
  expect(() => decided('Denied')).toThrow('decidedOn: Enter the day of the decision, as the notice says.')
  expect(() => decided('Withdrawn')).toThrow('decidedOn: Enter the day it was withdrawn: the day the letter was sent.')
  const denied = { ...answered, status: Status.completed, outcome: 'Denied', decidedOn: '2026-11-18' }
  expect(decided('Denied', denied)).toMatchObject({ decided_on: '2026-11-18' })
  expect(() => decided('Revoked', denied), 'another decision has another day').toThrow('decidedOn: Enter the day')
})

// Through the server: legal-dates.test.ts.
test('a request or notice that is older than the filing is refused, and so is an answer due before it', () => {
  const received = { ...answered, rfeNoticeOn: null, rfeRespondedOn: null } as CaseColumns
  const noticed = (data: object) => () =>
    columnsAfter(received, h1b, { status: Status.noticeOpen, stage: 'RFE', outcome: null }, data, {
      today: '2026-11-20',
    })
  expect(noticed({ noticeOn: '2026-09-02', dueOn: '2026-12-01' })).toThrow(
    'noticeOn: The case was filed 09-03-2026; a notice about it cannot be older.',
  )
  expect(noticed({ noticeOn: '2026-10-05', dueOn: '2026-10-05' })).toThrow('dueOn: The answer is due after the day')
  expect(noticed({ noticeOn: '2026-10-05', dueOn: '2026-12-28' })()).toMatchObject({ rfe_due_on: '2026-12-28' })
})

const perm = caseTypeById(CaseType.perm)
if (!perm) throw new Error('no PERM application')
const filed = { status: Status.filed, filedOn: '2026-09-01', receiptOn: null, priorityDate: null } as CaseColumns
const accepted = { status: Status.receipted, stage: '9089_ACCEPTED', outcome: null }
const certified = { status: Status.decided, stage: 'CERTIFIED', outcome: 'Approved' }

test('the place in line is from the day the Department of Labor accepted the application, unless somebody said another', () => {
  const after = (file: Partial<CaseColumns>, to: typeof accepted | typeof certified, data: object, type = perm) =>
    columnsAfter({ ...filed, ...file }, type, to, data, { today: '2026-11-20' }).priority_date
  expect(after({}, accepted, { receiptOn: '2026-09-03' })).toBe('2026-09-03')
  expect(after({}, accepted, { receiptOn: '2026-09-03', priorityDate: '2019-04-01' })).toBe('2019-04-01')
  expect(after({ priorityDate: '2019-04-01' }, accepted, { receiptOn: '2026-09-03' })).toBeUndefined()
  // Certified without word of its acceptance.
  expect(after({}, certified, { decidedOn: '2026-11-02' })).toBe('2026-09-01')
  expect(after({}, { ...accepted, stage: 'RECEIPTED' }, { receiptOn: '2026-09-03' }, h1b)).toBeUndefined()
})

test('what is said of the receipt on the way to a stage beyond it is kept', () => {
  const data = { receiptNumber: 'G-100-26321-555001', receiptOn: '2026-09-03', decidedOn: '2026-11-02' }
  expect(columnsAfter(filed, perm, certified, data, { today: '2026-11-20' })).toMatchObject({
    ...{ receipt_number: 'G-100-26321-555001', receipt_on: '2026-09-03', priority_date: '2026-09-03' },
    decided_on: '2026-11-02',
  })
  const early = () =>
    columnsAfter(filed, perm, certified, { ...data, receiptOn: '2026-08-30' }, { today: '2026-11-20' })
  expect(early).toThrow('receiptOn: It was sent 09-01-2026; it was received then or later.')
})
