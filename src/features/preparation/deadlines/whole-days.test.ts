import { expect, test } from 'vitest'
import { wholeDays } from './whole-days.ts'

const on = (...days: number[]) => days.map((day) => ({ on: `2026-11-${String(day).padStart(2, '0')}` }))

test('what fits is all there is', () => {
  expect(wholeDays(on(3, 4, 4), '2026-11-30', 4)).toEqual({ rows: on(3, 4, 4), until: '2026-11-30' })
})

test('where there is more, the days that are told end with the last whole one', () => {
  expect(wholeDays(on(3, 4, 7, 7), '2026-11-30', 4)).toEqual({ rows: on(3, 4), until: '2026-11-06' })
})

test('a single day with too much is told as far as it goes', () => {
  expect(wholeDays(on(7, 7), '2026-11-30', 2)).toEqual({ rows: on(7, 7), until: '2026-11-07' })
})
