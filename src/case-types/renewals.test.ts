import { expect, test } from 'vitest'
import { caseTypeById } from './all.ts'
import { CaseType } from './case-type.ts'
import { endsSoon, renewedSubTypes, renewingSubType } from './renewals.ts'

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

test('an approval is told to end half a year before and two months after, where something can renew it', () => {
  const card = { typeId: CaseType.ead, subType: '(C)(9)', outcome: 'Approved', validUntil: '2026-11-29' }
  const on = (today: string, more = {}) => endsSoon({ ...card, ...more }, today)
  expect([on('2026-11-17'), on('2026-06-02'), on('2026-06-01'), on('2027-02-01')]).toEqual([true, true, false, false])
  expect([on('2026-11-17', { outcome: 'Denied' }), on('2026-11-17', { validUntil: null })]).toEqual([false, false])
  // After STEM OPT no card follows.
  expect(on('2026-11-17', { subType: '(C)(3)(C)' })).toBe(false)
})
