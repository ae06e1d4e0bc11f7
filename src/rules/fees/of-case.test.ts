import { expect, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { defaultFeeSettings } from './fee-facts.ts'
import { feesBeforeCase, filingOf, registrationAhead } from './of-case.ts'

const h1b = caseTypeById(CaseType.h1b)
if (!h1b) throw new Error('no H-1B petition')
const cap = { mode: 'LEGAL', subType: 'cap' } as const

test.each([
  ['2026-11-16', '2027-04-01', false],
  ['2027-03-10', '2027-04-01', false],
  ['2027-04-20', '2027-04-20', true],
  ['2027-08-01', '2028-04-01', false],
])('a cap petition opened on %s is filed from %s on; registered already: %s', (today, filedOn, registered) => {
  expect(filingOf(h1b, cap, today)).toEqual({ filedOn, registered })
})

test('the wizard counts the registration of a cap petition that is still to come, and of no other', () => {
  const codes = (subType: string, filingDate: string) =>
    feesBeforeCase({
      ...{ type: h1b, value: () => undefined, filingDate, settings: defaultFeeSettings },
      options: { ...cap, subType },
    }).lines.map(({ code }) => code)
  expect(codes('cap', '2026-11-16')).toContain('REG')
  expect(codes('cap', '2027-04-20')).not.toContain('REG')
  expect(codes('transfer', '2026-11-16')).not.toContain('REG')
})

test('a forecast counts it as well, as long as the season is ahead', () => {
  expect(registrationAhead(h1b, cap, '2026-11-16')).toBe(215_00)
  expect(registrationAhead(h1b, cap, '2027-04-20')).toBe(0)
  expect(registrationAhead(h1b, { ...cap, subType: 'transfer' }, '2026-11-16')).toBe(0)
})

test('where it is not sure that premium processing is offered, somebody confirms it before its fee is approved', () => {
  const asked = (typeId: number) => {
    const type = caseTypeById(typeId)
    if (!type) throw new Error('no such type')
    const options = { mode: 'LEGAL', subType: 'initial', premium: true } as const
    const filingDate = '2026-11-16'
    const due = feesBeforeCase({ type, value: () => undefined, filingDate, settings: defaultFeeSettings, options })
    const fast = due.lines.find(({ code }) => code === 'I907-A')
    return [fast?.confirmed, due.toConfirm.some(({ code }) => code === 'I907-A')]
  }
  expect([asked(CaseType.h1b1), asked(CaseType.tn)]).toEqual([
    [false, true],
    [true, false],
  ])
})
