import { expect, test } from 'vitest'
import { isH1bDependent } from '#facts/derived/employer-size.ts'
import { placementOpenOn } from '#rules/deadlines/placements.ts'
import { missingForTheEnd, wageDutyEnd } from '#rules/deadlines/wage-duty.ts'
import {
  benchingEstimate,
  corporateChange,
  deductionAllowed,
  destroyEligibleFrom,
  freeSlots,
  homeMove,
  isKeptIn,
  needsFullComputation,
  noticeGaps,
  registrationProblems,
  visitAnswerBy,
} from './h1b-ledgers.ts'

const filed = (worker: string, leftOn?: string) => ({ worker, state: 'filed', ...(leftOn && { leftOn }) }) as const

test('§1.6 the screen counts full-time workers', () => {
  expect([needsFullComputation(80, 13), needsFullComputation(90, 13)]).toEqual([true, false])
})

test('HC-11 positions of an LCA', () => {
  const used = [filed('A', '2026-09-30'), filed('B'), filed('C')]
  expect(freeSlots(3, used)).toBe(0)
  expect(freeSlots(3, used, { reuse: true, on: '2026-11-16' })).toBe(1)
  expect(freeSlots(3, [filed('A'), filed('B'), { worker: 'C', state: 'rejected' }])).toBe(1)
})

test('HC-12 an LCA for the area closes the short-term option on the day it is certified', () => {
  expect([placementOpenOn('2026-11-09', '2026-11-10'), placementOpenOn('2026-11-10', '2026-11-10')]).toEqual([
    true,
    false,
  ])
})

test.each([
  ['B1', '2026-11-16', '2026-11-27', false, false, 380_000],
  ['B2', '2026-12-21', '2026-12-31', true, true, 0],
  ['B3', '2026-12-21', '2026-12-31', true, false, 342_000],
] as const)('HC-13 %s', (_ex, from, until, workersOwnReason, evidence, cents) => {
  expect(benchingEstimate(9_880_000, { from, until, workersOwnReason, evidence })).toBe(cents)
})

test('HC-14 the termination pack: all three done, or the duty stays open', () => {
  const pack = {
    ...{ lastEmploymentDay: '2026-11-13', petitionEndsOn: '2028-09-30', dismissed: true },
    ...{ noticeToWorkerOn: '2026-11-13', transportOfferedOn: '2026-11-17' },
  }
  expect(wageDutyEnd({ ...pack, agencyNotifiedOn: '2026-11-20' })).toBe('2026-11-20')
  expect(wageDutyEnd(pack)).toBeUndefined()
  expect(missingForTheEnd(pack)).toEqual(['the letter to USCIS'])
  expect(missingForTheEnd({ ...pack, dismissed: false, transportOfferedOn: undefined })).toEqual([
    'the letter to USCIS',
  ])
})

test('HC-15 duplicates void each other; one passport per person', () => {
  const a = { employer: 'A', person: 'P', passport: 'X' }
  expect(registrationProblems([a, a]).void).toHaveLength(2)
  expect(registrationProblems([a, { ...a, deletedBeforeClose: true }]).void).toEqual([])
  expect(registrationProblems([a, { ...a, employer: 'C' }])).toEqual({ void: [], passports: [] })
  expect(registrationProblems([a, { ...a, employer: 'C', passport: 'Y' }]).passports).toEqual(['P'])
})

test.each([
  ['Q1', 93, 14, true],
  ['Q2', 25, 10, true],
  ['Q3', 50, 8, false],
])('HC-16 %s after the event: %i with %i', (_ex, fte, h1b, dependent) => {
  expect(isH1bDependent({ employees: fte, fteHundredths: fte * 100, h1b, l1: 0 })).toBe(dependent)
})

const posted = { places: ['lobby', 'kitchen'], firstDay: '2026-11-02', lastDay: '2026-11-16', lcaFiledOn: '2026-11-16' }
test.each([
  ['N1', posted, 0],
  ['N2', { ...posted, places: ['lobby'] }, 1],
  ['N3', { ...posted, firstDay: '2026-10-16', lastDay: '2026-10-30' }, 1],
  ['N4', { ...posted, places: [], electronic: { sentOn: '2026-11-12', proved: true }, firstDay: '2026-11-12' }, 0],
])('HC-17 %s', (_ex, proof, gaps) => expect(noticeGaps(proof)).toHaveLength(gaps))

test('HC-18 custody and the day it may be destroyed', () => {
  expect(isKeptIn(['Dallas'], 'Plano')).toBe(false)
  expect(destroyEligibleFrom('2026-06-30', false)).toBe('2027-07-01')
  expect(destroyEligibleFrom('2026-06-30', true)).toBeUndefined()
})

test('HC-19 a home in another area', () => {
  expect(homeMove(false, true, '2026-12-01')).toEqual({
    needs: 'amendment before the first day',
    addressBy: '2026-12-11',
  })
  expect(homeMove(true, true, '2026-12-01').needs).toBe('notice at home')
})

test('HC-20 deductions', () => {
  const legal = (cents: number) => deductionAllowed('attorney or filing cost', cents, 10_000_000, 9_850_000)
  expect([legal(200_000), legal(150_000)]).toEqual([false, true])
  expect(deductionAllowed('ACWIA fee', 1, 10_000_000, 1)).toBe(false)
})

test('HC-21 a visit is answered in two business days', () => expect(visitAnswerBy('2026-11-16')).toBe('2026-11-18'))

test('HC-22 the statement is sworn before the transfer', () => {
  expect(corporateChange('successor takes over', '2026-12-31', '2026-12-30')).toContain('sworn statement')
  expect(corporateChange('successor takes over', '2026-12-31', '2027-01-04')).toContain('late')
})
