import { expect, test } from 'vitest'
import { type BulletinCell, currentSince, monthsOf, nextMonth, readRows } from './history.ts'

const cell = (month: string, of: string, chart: 'FAD' | 'DFF' = 'FAD'): BulletinCell => ({
  ...{ month, chart, category: 'EB2', country: 'India', cell: of },
})
const months = (...cells: BulletinCell[]) => monthsOf(cells, 'EB2', 'India')

test('current since the month the unbroken run began; equal is not current (D-50)', () => {
  const of = months(cell('2026-06', '2013-07-14'), cell('2026-07', '2013-07-15'), cell('2026-08', '2013-08-01'))
  expect(currentSince('2013-07-14', of, 'final')).toBe('2026-07')
  expect(currentSince('2013-07-15', of, 'final')).toBe('2026-08')
  expect(currentSince('2013-08-01', of, 'final')).toBeNull()
})

test('going back, U and a month that nobody entered break the run', () => {
  const back = months(cell('2026-06', 'C'), cell('2026-07', 'U'), cell('2026-08', 'C'))
  expect(currentSince('2020-01-01', back, 'final')).toBe('2026-08')
  expect(currentSince('2020-01-01', months(cell('2026-06', 'C'), cell('2026-08', 'C')), 'final')).toBe('2026-08')
  expect(currentSince('2020-01-01', months(cell('2026-06', 'C'), cell('2026-07', 'U')), 'final')).toBeNull()
  expect(currentSince('2020-01-01', [], 'final')).toBeNull()
})

test('a newer month that was entered for others only is no word that a date is still current', () => {
  const others = { ...cell('2026-07', 'C'), category: 'EB1' }
  expect(currentSince('2020-01-01', months(cell('2026-06', 'C'), others), 'final')).toBeNull()
})

test('the charts are kept apart', () => {
  const of = months(cell('2026-06', '2013-01-01'), cell('2026-06', '2014-01-01', 'DFF'))
  expect([currentSince('2013-06-01', of, 'final'), currentSince('2013-06-01', of, 'filing')]).toEqual([null, '2026-06'])
})

test('rows are read in our names and in those of the Department of State; a slip is named by its line', () => {
  expect(
    readRows('month,chart,category,chargeability,date\n2026-10,final action,EB-3 Other Workers,India,2013-01-01'),
  ).toEqual({ cells: [{ month: '2026-10', chart: 'FAD', category: 'EW', country: 'India', cell: '2013-01-01' }] })
  expect(readRows('2026-10,DFF,EB2,Other,C\n2026-10,final action,F1,India,2015-01-01')).toMatchObject({
    cells: [{ chart: 'DFF', category: 'EB2', country: 'Other', cell: 'C' }],
  })
  expect(readRows('2026-10,FAD,Other workers,All others,C')).toMatchObject({
    cells: [{ category: 'EW', country: 'Other' }],
  })
  expect(readRows('2026-10,DFF,EB2,Canada,C')).toEqual({
    problem: 'Line 1 is not understood: “2026-10,DFF,EB2,Canada,C”.',
  })
  expect(readRows('')).toMatchObject({ problem: expect.stringContaining('no row') })
})

test('December is followed by January', () => {
  expect(['2026-12', '2026-01'].map(nextMonth)).toEqual(['2027-01', '2026-02'])
})
