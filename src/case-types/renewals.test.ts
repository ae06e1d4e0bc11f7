import { expect, test } from 'vitest'
import { caseTypeById } from './all.ts'
import { CaseType } from './case-type.ts'
import { renewedSubTypes, renewingSubType } from './renewals.ts'

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
  expect(renewed(CaseType.ead, '(C)(3)(C)')).toEqual(['(C)(3)(B)'])
  expect(renewed(CaseType.ead, '(C)(3)(B)')).toEqual([])
})

test('what renews an approval: an extension, the same card, STEM OPT after OPT, and nothing after STEM OPT', () => {
  const by = (typeId: number, subType: string) => {
    const type = caseTypeById(typeId)
    return type && renewingSubType(type, subType)
  }
  expect(by(CaseType.h1b, 'transfer')).toBe('extension')
  expect(by(CaseType.ead, '(C)(26)')).toBe('(C)(26)')
  expect(by(CaseType.ead, '(C)(3)(B)')).toBe('(C)(3)(C)')
  expect(by(CaseType.ead, '(C)(3)(C)')).toBeNull()
})
