import { expect, test } from 'vitest'
import { casePath, justOpenedPath } from './case-path.ts'
import { CaseType } from './case-type.ts'

test('a case is at the address of its type, and one whose type is not known at the address of any case', () => {
  expect(casePath({ typeId: CaseType.h1b, id: 7 })).toBe('/visaCareH1BCaseDetails/7')
  expect(casePath({ typeId: CaseType.i9, id: 7 }, '?tab=messages')).toBe('/visaCarei9SearchDetails/7?tab=messages')
  expect(casePath({ id: 7 }, '#tasks')).toBe('/visaCareAttorneyCaseDetails/7#tasks')
})

test('a case just opened has the address of the specification where there is one', () => {
  expect(justOpenedPath({ typeId: CaseType.h4, id: 7 })).toBe('/visaCareH4EmployeeNewCaseDetails/7')
  expect(justOpenedPath({ typeId: CaseType.perm, id: 7 })).toBe('/visaCarePermCaseDetails/7')
})
