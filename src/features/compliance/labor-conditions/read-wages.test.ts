import { expect, test } from 'vitest'
import { readWages } from './read-wages.ts'

const head = ['SOC', 'Area', 'Year', 'Level 1', 'Level 2', 'Level 3', 'Level 4']
const good = ['15-1243.00', 'Boston', '2026', '54.00', '64.86', '72.21', '168,600']

test('wages by the hour and by the year are cents a year; a SOC code keeps its first seven signs', () => {
  const { rows, problems } = readWages([head, good], 'OEWS')
  expect(problems).toEqual([])
  expect(rows).toEqual([
    {
      soc: '15-1243',
      area: 'Boston',
      wageYear: 2026,
      levels: [11_232_000, 13_490_880, 15_019_680, 16_860_000],
      source: 'OEWS',
    },
  ])
})

test.each([
  ['a missing column', [head.slice(1)], '1 soc'],
  ['a wage that is none', [head, good.with(3, 'n/a')], '2 level1'],
  ['an empty wage', [head, good.with(6, '')], '2 level4'],
  ['falling wages', [head, good.with(3, '80')], '2 level1'],
  ['the same row twice', [head, good, good], '3 soc'],
  ['a year that is none', [head, good.with(2, '26')], '2 year'],
])('%s is named by row and column', (_what, table, place) => {
  expect(readWages(table as string[][], 'OEWS').problems.map(({ row, column }) => `${row} ${column}`)).toEqual([place])
})
