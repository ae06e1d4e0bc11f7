import { expect, test } from 'vitest'
import { caseTypeById } from './all.ts'
import { CaseType } from './case-type.ts'
import { renewedSubTypes } from './renewals.ts'

const renewed = (typeId: number, subType?: string) => {
  const type = caseTypeById(typeId)
  if (!type) throw new Error(`no case type ${typeId}`)
  return renewedSubTypes(type, subType)
}

test('an extension renews whatever was approved before, a transfer and an amendment renew nothing', () => {
  expect(renewed(CaseType.h1b, 'extension')).toContain('transfer')
  expect(renewed(CaseType.h1b, 'amendmentAndExtension')).toContain('cap')
  expect([renewed(CaseType.h1b, 'transfer'), renewed(CaseType.h1b, 'amendment'), renewed(CaseType.h1b)]).toEqual([
    ...[[], [], []],
  ])
  expect(renewed(CaseType.h4, 'change')).toEqual([])
})

test('a work permit renews one of its own category; STEM OPT goes on from OPT', () => {
  expect(renewed(CaseType.ead, '(C)(9)')).toEqual(['(C)(9)'])
  expect(renewed(CaseType.ead, '(C)(3)(C)')).toEqual(['(C)(3)(C)', '(C)(3)(B)'])
})
