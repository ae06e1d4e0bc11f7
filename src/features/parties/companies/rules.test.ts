import { describe, expect, test } from 'vitest'
import { combined, derivedFlags, type HeadCounts, isDependentByProduct } from './rules.ts'

const heads = (employees: number, h1bEmployees: number, more: Partial<HeadCounts> = {}): HeadCounts => ({
  employees,
  fullTimeEquivalents: null,
  h1bEmployees,
  l1Employees: 0,
  ...more,
})

const isDependentByRegulation = (counts: HeadCounts) => derivedFlags(counts).byLaw.h1bDependent

describe('H-1B dependency', () => {
  test.each([
    [20, 8, true, true],
    [25, 7, false, false],
    [25, 8, true, true],
    [26, 12, false, false],
    [26, 13, true, true],
    [50, 12, false, false],
    [50, 13, true, true],
    [51, 7, false, false],
    [51, 8, true, true],
    [60, 9, true, false],
    [100, 14, false, false],
    [100, 15, true, false],
    [200, 30, true, false],
    [0, 0, false, false],
  ])('of %i employees %i in H-1B: regulation %s, product %s', (employees, h1b, regulation, product) => {
    expect(isDependentByRegulation(heads(employees, h1b))).toBe(regulation)
    expect(isDependentByProduct(heads(employees, h1b))).toBe(product)
  })
})

describe('full-time equivalents', () => {
  test('50.5 stays in the band up to 50, with a word that somebody should look', () => {
    const counts = (h1b: number) => heads(51, h1b, { fullTimeEquivalents: 50.5 })
    expect([isDependentByRegulation(counts(12)), isDependentByRegulation(counts(13))]).toEqual([false, true])
    expect(derivedFlags(counts(12)).warnings.join()).toContain('between two bands')
    expect(derivedFlags(heads(50, 12)).warnings).toEqual([])
  })

  test('part-timers lower the size the regulation compares with', () => {
    const counts = heads(110, 15, { fullTimeEquivalents: 99.5 })
    expect([isDependentByProduct(counts), isDependentByRegulation(counts)]).toEqual([false, true])
  })
})

describe('the derived flags of the form', () => {
  test.each([
    [25, 0, { moreThan50InUs: false, moreThan50PercentH1bL1: false, moreThan25InUs: false }],
    [26, 14, { moreThan50InUs: false, moreThan50PercentH1bL1: true, moreThan25InUs: true }],
    [49, 24, { moreThan50InUs: false, moreThan50PercentH1bL1: false, moreThan25InUs: true }],
    [50, 25, { moreThan50InUs: true, moreThan50PercentH1bL1: false, moreThan25InUs: true }],
    [50, 26, { moreThan50InUs: true, moreThan50PercentH1bL1: true, moreThan25InUs: true }],
    [0, 0, { moreThan50InUs: false, moreThan50PercentH1bL1: false, moreThan25InUs: false, warnings: [] }],
  ])('of %i employees and %i in H-1B status', (employees, h1b, flags) => {
    expect(derivedFlags(heads(employees, h1b))).toMatchObject(flags)
  })

  test('at exactly 15 % the product says no, the law says yes, and a warning says so', () => {
    const { h1bDependent, byLaw, warnings } = derivedFlags(heads(60, 9))
    expect([h1bDependent, byLaw.h1bDependent]).toEqual([false, true])
    expect(warnings).toEqual(['Exactly 15 %: 20 CFR 655.736 treats this employer as H-1B-dependent.'])
  })

  test('L-1 workers count for the law’s 50/50 answer only', () => {
    const { moreThan50PercentH1bL1, byLaw, warnings } = derivedFlags(heads(50, 20, { l1Employees: 10 }))
    expect([moreThan50PercentH1bL1, byLaw.moreThan50PercentH1bL1]).toEqual([false, true])
    expect(warnings.join()).toContain('Pub. L. 114-113')
  })

  test('affiliates are one employer with the company', () => {
    const affiliate = heads(60, 1, { fullTimeEquivalents: 55.5, l1Employees: 3 })
    expect(combined(heads(40, 14), [affiliate])).toEqual(heads(100, 15, { fullTimeEquivalents: 95.5, l1Employees: 3 }))
    const { h1bDependent, byLaw, numbers } = derivedFlags(heads(40, 14), [affiliate])
    expect([h1bDependent, byLaw.h1bDependent, numbers.affiliates]).toEqual([false, true, 1])
    expect(derivedFlags(heads(40, 14)).h1bDependent).toBe(true)
  })
})
