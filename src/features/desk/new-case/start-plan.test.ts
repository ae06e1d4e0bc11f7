import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { premiumOf, startPlan } from './start-plan.ts'

const today = '2026-11-16'
const h1b = (subType: string) => startPlan({ typeId: CaseType.h1b, subType, today, name: 'Ananya' })

test('a transfer starts the day USCIS gets the petition, after the LCA is certified', () => {
  const plan = h1b('transfer')
  expect(plan.startsOn).toBe(plan.filedOn)
  const days = plan.steps.map(({ on }) => on)
  expect(days).toEqual([...days].sort())
  expect(plan.steps.some(({ who }) => who === 'DOL')).toBe(true)
  expect(h1b('amendment').steps.some(({ who }) => who === 'DOL')).toBe(false)
})

test('an extension works on, a cap petition waits for October, and a card has to arrive: no day is promised', () => {
  expect(h1b('extension').startsOn).toBe(today)
  expect(h1b('cap').startsOn).toBe('2027-10-01')
  expect(startPlan({ typeId: CaseType.ead, subType: '(C)(9)', today, name: 'Ingrid' }).startsOn).toBeNull()
})

test('premium comes with its days and dollars, and only where there is one', () => {
  const filedOn = '2026-12-14'
  expect(premiumOf({ typeId: CaseType.h1b, subType: 'transfer', filedOn })).toEqual({
    ...{ days: 15, cents: 296_500, by: '2027-01-06' },
  })
  expect(premiumOf({ typeId: CaseType.h4, subType: 'extension', filedOn })).toBeUndefined()
  expect(premiumOf({ typeId: CaseType.ead, subType: '(C)(9)', filedOn })).toBeUndefined()
})
