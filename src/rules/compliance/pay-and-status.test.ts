import { expect, test } from 'vitest'
import { canPay, shortfallOf } from '../prefiling/ability-to-pay-rule.ts'
import { entriesFor, type Levels, worksheetLevel } from '../prefiling/wages.ts'
import { type Fault, FORGIVEN_DAYS, faultyDays } from './status-days.ts'

const one = (paid: number) => [{ offered: 9_850_000, paid }]

test.each([
  ['Y1', one(6_000_000), 2_000_000, 4_500_000, 3_850_000, true],
  ['Y2', one(9_000_000), 500_000, 800_000, 850_000, false],
  ['Y3', one(9_850_000), -4_000_000, -1_000_000, 0, true],
  ['Y4', [...one(6_000_000), { offered: 9_850_000, paid: 7_850_000 }], 5_000_000, 0, 5_850_000, false],
  ['V87 net current assets just enough', one(9_000_000), 500_000, 850_000, 850_000, true],
] as const)('CT-8.1 %s', (_ex, workers, netIncome, netCurrentAssets, shortfall, ok) => {
  expect(shortfallOf({ workers })).toBe(shortfall)
  expect(canPay({ workers, netIncome, netCurrentAssets })).toBe(ok)
})

test('CT-9.2 a day with two faults counts once; a lapse ends with the filing, work does not', () => {
  const faults: Fault[] = [
    { kind: 'status', from: '2026-01-01', until: '2026-03-31' },
    { kind: 'work', from: '2026-03-01', until: '2026-04-15' },
  ]
  const admitted = { admittedOn: '2025-06-01' }
  expect(faultyDays(faults, admitted)).toBe(105)
  expect(faultyDays(faults, admitted)).toBeLessThanOrEqual(FORGIVEN_DAYS)
  expect(faultyDays(faults, { ...admitted, filedOn: '2026-02-01' })).toBe(31 + 46)
  expect(faultyDays(faults, { admittedOn: '2026-04-01' })).toBe(15)
})

const area: Levels = [80_000, 98_000, 115_000, 133_000]
test.each<[string, number, Levels[], number]>([
  ['W1', 100_000, [area], 2],
  ['W2', 133_000, [area], 4],
  ['W3', 97_999, [area], 1],
  ['W4', 120_000, [area, [90_000, 118_000, 130_000, 150_000]], 2],
  ['below the first level', 70_000, [area], 1],
])('§4 %s: an offer of %i', (_ex, offered, places, entries) => expect(entriesFor(offered, places)).toBe(entries))

test.each([
  ['L1', 0, 0, 0, 0, 1],
  ['L2', 1, 0, 0, 0, 2],
  ['L3', 1, 1, 0, 0, 3],
  ['L4', 2, 1, 1, 1, 4],
])('§6.2 %s', (_ex, experience, education, skills, supervision, level) => {
  expect(worksheetLevel({ experience, education, skills, supervision })).toBe(level)
})
