import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assetsFactor, guidelineOn, incomeTest, percentRequired, regionOf, requiredIncome } from './income-test.ts'

const migration = readFileSync(join(import.meta.dirname, '../../../db/migrations/0082_poverty_guidelines.sql'), 'utf8')
const rows = [...migration.matchAll(/(\d{4}-\d\d-\d\d[CAH][1-8+])\t(\d+)\t/g)].map(([, code = '', words = '']) => ({
  code,
  words,
}))

test('the first edition has three years, three regions and nine sizes each', () => {
  expect(rows.length).toBe(81)
})

test.each([
  ['2026-11-16', 'MA', 4, 33_000],
  ['2026-11-16', 'PR', 4, 33_000],
  ['2026-11-16', 'AK', 2, 27_050],
  ['2026-11-16', 'HI', 3, 31_420],
  ['2026-11-16', 'TX', 8, 55_720],
  ['2026-11-16', 'TX', 10, 55_720 + 2 * 5_680],
  ['2026-02-28', 'MA', 4, 32_150],
  ['2026-03-01', 'MA', 4, 33_000],
  ['2025-01-31', 'MA', 1, 15_060],
])('on %s in %s the guideline for %i is $%i', (day, state, size, dollars) => {
  expect(guidelineOn(rows, day, regionOf(state), size)?.cents).toBe(dollars * 100)
})

test('a day before every table, an empty list and a household of nobody have no line', () => {
  expect(guidelineOn(rows, '2024-02-29', 'C', 4)).toBeUndefined()
  expect(guidelineOn([], '2026-11-16', 'C', 4)).toBeUndefined()
  expect(guidelineOn(rows, '2026-11-16', 'C', 0)).toBeUndefined()
  expect(guidelineOn([{ code: '2026-03-01C4', words: 'many' }], '2026-11-16', 'C', 4)).toBeUndefined()
})

/** The worked examples of case-types.md §10, with 33,000 required. */
test.each([
  ['S1', 33_000, 0, 0, 5, true],
  ['S2', 30_000, 0, 15_000, 5, true],
  ['S3', 30_000, 0, 14_999, 5, false],
  ['S4', 30_000, 0, 9_000, 3, true],
  ['S5', 25_000, 5_000, 15_000, 5, true],
  ['S6', 24_000, 5_000, 19_999, 5, false],
])('%s the income test', (_example, income, household, assets, factor, suffices) => {
  expect(incomeTest((income + household) * 100, 3_300_000, assets * 100, factor).suffices).toBe(suffices)
})

test('what is missing, and what assets would make up for it', () => {
  expect(incomeTest(2_900_000, 3_300_000, 0, 5)).toEqual({
    suffices: false,
    shortCents: 400_000,
    assetsNeededCents: 2_000_000,
  })
})

test.each([
  [true, 'Petitioner', 'Spouse', 100],
  [true, 'Petitioner', 'Child under 18', 100],
  [true, 'Petitioner', 'Parent', 125],
  [true, 'Only joint sponsor', 'Spouse', 125],
  [false, 'Petitioner', 'Spouse', 125],
  [undefined, 'Petitioner', 'Spouse', 125],
] as const)('active duty %s, %s, %s: %i percent', (activeDuty, basis, relation, percent) => {
  expect(percentRequired({ activeDuty, basis, relation })).toBe(percent)
})

test.each([
  ['U.S. citizen', 'Spouse', 3],
  ['U.S. citizen', 'Child of 18 to 20', 3],
  ['U.S. citizen', 'Child under 18', 5],
  ['U.S. citizen', 'Son or daughter of 21 or older', 5],
  ['Lawful permanent resident', 'Spouse', 5],
  ['Lawful permanent resident', 'Orphan to be adopted in the United States', 1],
  [undefined, undefined, 5],
] as const)('assets of the %s for the %s count once in %i', (standing, relation, factor) => {
  expect(assetsFactor({ standing, relation })).toBe(factor)
})

test('a quarter more than the guideline, and no cent less', () => {
  expect(requiredIncome(3_300_000, 125)).toBe(4_125_000)
  expect(requiredIncome(3_300_000, 100)).toBe(3_300_000)
  expect(requiredIncome(1_596_001, 125)).toBe(1_995_002)
})
