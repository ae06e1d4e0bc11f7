import { describe, expect, test } from 'vitest'
import {
  employerSize,
  fullTimeEquivalents,
  isBetweenBands,
  isH1bDependent,
  isMostlyH1bOrL1,
  isSmallEmployer,
  type Staff,
} from './employer-size.ts'

const size = (employees: number, h1bEmployees: number, l1Employees = 0, fullTimeEquivalents: number | null = null) =>
  employerSize({ employees, h1bEmployees, l1Employees, fullTimeEquivalents })

describe('H-1B dependency by 20 CFR 655.736', () => {
  test.each([
    [20, 8, true],
    [25, 7, false],
    [25, 8, true],
    [26, 12, false],
    [26, 13, true],
    [50, 12, false],
    [50, 13, true],
    [51, 7, false],
    [51, 8, true],
    [60, 9, true],
    [100, 14, false],
    [100, 15, true],
    [200, 30, true],
    [0, 0, false],
  ])('of %i employees %i in H-1B status: %s', (employees, h1b, dependent) => {
    expect(isH1bDependent(size(employees, h1b))).toBe(dependent)
  })

  test.each([
    [51, 8],
    [52, 8],
    [53, 8],
    [54, 9],
    [60, 9],
    [67, 11],
    [100, 15],
    [120, 18],
    [1000, 150],
  ])('with %i full-time equivalents it begins at %i', (employees, least) => {
    expect([isH1bDependent(size(employees, least - 1)), isH1bDependent(size(employees, least))]).toEqual([false, true])
  })

  test('50.5 full-time equivalents stay in the lower band, and are known to lie between two', () => {
    expect([isBetweenBands(size(51, 12, 0, 50.5)), isBetweenBands(size(50, 12))]).toEqual([true, false])
    expect([isH1bDependent(size(51, 12, 0, 50.5)), isH1bDependent(size(51, 13, 0, 50.5))]).toEqual([false, true])
  })

  test('affiliates count as one employer', () => {
    const counts = { fullTimeEquivalents: null, l1Employees: 0 }
    const affiliate = { ...counts, employees: 60, h1bEmployees: 1 }
    const together = employerSize({ ...counts, employees: 40, h1bEmployees: 14 }, [affiliate])
    expect([together.employees, isH1bDependent(together)]).toEqual([100, true])
  })
})

test.each([
  [50, 26, true],
  [50, 25, false],
  [100, 51, true],
])('of %i employees %i in H-1B or L-1 status are more than half: %s', (employees, h1bAndL1, more) => {
  expect(isMostlyH1bOrL1(size(employees, h1bAndL1 - 1, 1))).toBe(more)
})

test.each([
  [25, undefined, true],
  [26, undefined, false],
  [30, 25, true],
  [25, 25.5, false],
])('%i employees with %s full-time equivalents pay the smaller ACWIA fee: %s', (employees, fte, small) => {
  expect(isSmallEmployer(size(employees, 0, 0, fte))).toBe(small)
})

test.each<[Staff, number]>([
  [{ fullTime: 40, partTime: 10 }, 45],
  [{ fullTime: 40, partTime: 10, partTimeHours: 200, fullTimeHours: 40 }, 45],
  [{ fullTime: 50, partTime: 1 }, 50.5],
])('%j make %d full-time equivalents', (staff, equivalents) => {
  expect(fullTimeEquivalents(staff)).toBe(equivalents)
})
