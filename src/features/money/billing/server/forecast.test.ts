import { expect, it } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { expectedDay } from './forecast.ts'

const today = '2026-11-17'
const of = (asked: Partial<Parameters<typeof expectedDay>[0]>) =>
  expectedDay({
    ...{ typeId: CaseType.ead, subType: '(C)(26)', openedOn: '2026-11-16', fileOn: null, fileBy: undefined, today },
    ...asked,
  })

it('a planned day is the day; else the usual time from the opening or the law’s last day, whichever comes first', () => {
  expect(of({ fileOn: '2026-12-20', fileBy: '2026-12-01' })).toEqual({ day: '2026-12-20', dayFrom: 'plan' })
  // Six business days for the questions, one for the papers, three to sign, two in the mail; Thanksgiving is none.
  expect(of({})).toEqual({ day: '2026-12-03', dayFrom: 'usual time' })
  expect(of({ fileBy: '2026-12-01' })).toEqual({ day: '2026-12-01', dayFrom: 'deadline' })
  expect(of({ fileBy: '2027-03-01' })).toEqual({ day: '2026-12-03', dayFrom: 'usual time' })
})

it('a day that went by is no expectation, and what nobody can date is not known', () => {
  const unknown = { day: null, dayFrom: null }
  expect(of({ openedOn: '2026-03-02', fileOn: '2026-11-16' })).toEqual(unknown)
  expect(of({ openedOn: '2026-03-02', fileBy: '2027-01-31' })).toEqual({ day: '2027-01-31', dayFrom: 'deadline' })
  expect(of({ typeId: CaseType.perm, subType: '' })).toEqual(unknown)
  expect(of({ typeId: CaseType.i485, subType: '' })).toEqual(unknown)
})
