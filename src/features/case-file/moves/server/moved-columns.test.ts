import { expect, test } from 'vitest'
import type { CaseColumns } from '#case-file/cases/server/visible.ts'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/statuses.ts'
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
