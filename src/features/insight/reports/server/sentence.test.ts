import { expect, test } from 'vitest'
import { readyReport } from '../ready-reports.ts'
import type { ReportTable } from '../records.ts'
import { sentenceOf } from './ran-report.ts'

const column = (key: string) => ({ key, title: key, kind: 'days' as const })
const table: ReportTable = {
  by: { key: 'type', title: 'Type' },
  columns: [column('filedCases'), column('daysToFile')],
  rows: [{ key: '1', name: 'H-1B', figures: [140, 43] }],
  total: [140, 43],
}
const month = (key: string, days: number, cases: number) => ({ key, name: key, figures: [days, cases] })
const drawn: ReportTable = {
  by: { key: 'filedMonth', title: 'Month filed' },
  columns: [column('daysToFile'), column('filedCases')],
  rows: [month('2026-09', 40, 15), month('2026-10', 38, 14), month('2026-11', 37, 6)],
  total: [43, 140],
}
const ready = readyReport('time')
const said = (changed: Partial<Parameters<typeof sentenceOf>[0]> = {}) =>
  sentenceOf({ table, drawn, months: 12, today: '2026-11-15', ready, ...changed })

test('the time to file is said beside that of the last month that is over', () => {
  expect(said()).toBe('140 cases filed in the last 12 months. Half of them within 43 days; in October it was 38.')
})

test('a month with few cases is said with how many there were', () => {
  const few = { ...drawn, rows: [month('2026-10', 38, 1)] }
  expect(said({ drawn: few })).toMatch(/43 days; in October it was 38 \(1 case\)\.$/)
})

test('no month is said that is not whole, that nobody filed in, or that is not drawn', () => {
  const without = '140 cases filed in the last 12 months. Half of them within 43 days.'
  expect(said({ today: '2027-01-02' })).toBe(without)
  expect(said({ drawn: null })).toBe(without)
  expect(said({ months: 1 })).toBe(without.replace('12 months', 'month'))
})
