import { expect, test } from 'vitest'
import { completenessOf } from '#engine/completeness.ts'
import { lookOf } from '#forms/scenario.ts'
import i140 from './form.ts'

test('where nothing is filed along, Item 6.a is No and nothing of Item 6.b is asked', () => {
  const missing = (facts: Record<string, unknown>) => {
    const look = lookOf({ answers: { 'case/1': facts }, roles: { case: 'case/1' }, today: '2026-11-17' })
    return completenessOf(i140, look).missing.filter((item) => item.startsWith('4.6'))
  }
  const alone = { 'case.withAdjustment': false, 'case.withTravelDocument': false, 'case.withWorkPermit': false }
  expect(missing(alone)).toEqual([])
  expect(missing({ ...alone, 'case.filedWithOther': 'Form I-601' })).toEqual([])
  expect(missing({})).toContain('4.6.a')
})
