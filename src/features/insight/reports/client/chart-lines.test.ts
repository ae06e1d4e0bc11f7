import { expect, test } from 'vitest'
import { linesToDraw } from './chart-lines.ts'

const row = (key: string, n: number) => ({ key, name: key, figures: [n] })

test('months stand in a row with their gaps, and a year below its first month', () => {
  const drawn = linesToDraw([row('2026-11', 1), row('2027-02', 2), row('', 3)])
  expect(drawn.map(({ name, year, figures }) => [name, year, figures[0] ?? null])).toEqual([
    ['Nov', '2026', 1],
    ['Dec', '', null],
    ['Jan', '2027', null],
    ['Feb', '', 2],
    ['', '', 3],
  ])
})

test('months far apart are not filled, and each year is named', () => {
  const drawn = linesToDraw([row('2026-11', 1), row('2036-11', 2)])
  expect(drawn.map(({ year }) => year)).toEqual(['2026', '2036'])
})

test('names stay as they are', () => {
  expect(linesToDraw([row('1', 4)])).toEqual([{ key: '1', name: '1', label: '1', year: '', figures: [4] }])
})

test('of many months every third is named, with its year, and none runs into what has no month', () => {
  const months = Array.from(
    { length: 31 },
    (_, n) => `${2026 + Math.floor((n + 10) / 12)}-${String(((n + 10) % 12) + 1).padStart(2, '0')}`,
  )
  const drawn = linesToDraw([...months.map((key) => row(key, 1)), row('', 3)])
  expect(drawn).toHaveLength(32)
  expect(drawn.map(({ label, year }) => `${label}${year}`).filter(Boolean)).toEqual([
    ...['Nov2026', 'Feb2027', 'May', 'Aug', 'Nov', 'Feb2028', 'May', 'Aug', 'Nov', 'Feb2029', 'None'],
  ])
  expect(drawn.map(({ name }) => name).slice(0, 3)).toEqual(['Nov', 'Dec', 'Jan'])
})

test('where there is room for fewer names, fewer are named', () => {
  const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'].map((key) => row(key, 1))
  expect(linesToDraw(months, 3).map(({ label }) => label)).toEqual(['Jan', '', 'Mar', '', 'May', ''])
})
