import { expect, test } from 'vitest'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { nextSteps } from './WhatHappensNext.tsx'

const owed = (side: OpenItem['side'], dueOn: string) => ({ kind: 'document', side, dueOn }) as OpenItem
const of = (more: Partial<Parameters<typeof nextSteps>[0]> = {}) =>
  nextSteps({
    ...{ typeId: CaseType.h1b, subType: 'extension', mode: 'LEGAL', status: Status.initiated, options: {} },
    ...{ personName: 'Priya NAIR', attorneyName: 'Miriam LANE', lawFirmName: 'Harbor & Lane' },
    openItems: [owed('employer', '2027-01-15'), owed('employee', '2026-11-27'), owed('firm', '2027-01-29')],
    ...more,
  } as Parameters<typeof nextSteps>[0])

test('who does what, until when: the clients by the last of their own days', () => {
  const [gather, prepare] = of()
  expect(gather).toEqual({
    ...{ name: 'Gather', what: 'You and Priya send what is needed', when: 'by 01-15-2027', stands: 'here' },
  })
  expect(prepare).toMatchObject({ what: 'Harbor & Lane fills in the forms', stands: 'ahead' })
})

test('a number of days is promised only for premium processing', () => {
  expect(of().at(-1)?.when).toBe('usually a few months')
  expect(of({ options: { premium: true } }).at(-1)?.when).toBe('15 business days')
})

test('once the clock of premium processing runs its day is said, and that it has passed', () => {
  const clock = (part: string, dueOn: string) => ({ key: `date:D-43 ${part}`, dueOn }) as OpenItem
  const premium = (...openItems: OpenItem[]) =>
    of({ options: { premium: true }, status: Status.receipted, openItems }).at(-1)?.when
  expect(premium(clock('agency acts', '2026-12-04'))).toBe('by 12-04-2026')
  expect(premium(clock('clock missed', '2026-11-12'))).toBe('was due 11-12-2026')
})

test('a petition under the cap that was drawn and filed is foretold; what DOL decides, without a usual time', () => {
  expect(of({ subType: 'cap', status: Status.receipted }).at(-1)).toMatchObject({ what: 'USCIS decides' })
  const ofLabor = of({ typeId: CaseType.perm, subType: 'professional', status: Status.submitted })
  expect(ofLabor.slice(1).map(({ what, when }) => [what, when])).toEqual([
    ...[
      ['Harbor & Lane fills in the forms', ''],
      ['Everyone signs what is theirs', ''],
    ],
    ...[
      ['DOL has the application', ''],
      ['DOL decides', ''],
    ],
  ])
})

test('what is filed says so, and a request of USCIS stands in its place', () => {
  expect(of({ status: Status.receipted })[3]).toMatchObject({ what: 'USCIS has the package', when: '', stands: 'here' })
  expect(of({ status: Status.noticeOpen })[3]?.what).toBe('USCIS asked for more. Harbor & Lane answers')
})

test('nothing is foretold of what is decided, drawn by lot, or done by its owner', () => {
  expect(of({ status: Status.decided })).toEqual([])
  expect(of({ subType: 'cap' })).toEqual([])
  expect(of({ mode: 'DIY' })).toEqual([])
})
