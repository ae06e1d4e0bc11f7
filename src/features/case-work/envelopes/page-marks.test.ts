import { expect, test } from 'vitest'
import { pageMarks } from './page-marks.ts'

const place = { label: '', page: 2, x: 1000, y: 9000, width: 4000, height: 500 }

test('a drawing loses the empty paper around it; the day comes from the moment of signing', () => {
  const marks = pageMarks({
    fields: [
      { ...place, id: 1, signerId: 7, kind: 'signature' },
      { ...place, id: 2, signerId: 7, kind: 'date' },
      { ...place, id: 3, signerId: 7, kind: 'text' },
    ],
    marks: { 1: { kind: 'drawn', width: 300, height: 150, strokes: [[100, 50, 160, 90]] } },
    signedOn: new Map([[7, '2026-12-01']]),
  })
  expect(marks.map(({ page, ink }) => [page, ink])).toEqual([
    [1, { kind: 'strokes', width: 60, height: 40, strokes: [[0, 0, 60, 40]] }],
    [1, { kind: 'text', text: '12-01-2026' }],
  ])
  expect(marks[0]?.place).toEqual({ x: 0.1, y: 0.9, width: 0.4, height: 0.05 })
})
