import { expect, test } from 'vitest'
import { darkDots, dotsOf, sizeForMark } from './MarkPad.tsx'

const pixels = (rows: readonly string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: rows.flatMap((row) =>
    [...row].flatMap((dot) => (dot === '#' ? [20, 20, 60, 255] : dot === '.' ? [250, 250, 245, 255] : [0, 0, 0, 0])),
  ),
})

test('the dark dots of a photographed signature are kept, paper and what shines through are not', () => {
  const mark = dotsOf(pixels(['#.........', ' #.......#']))
  const bytes = [...atob(mark?.dots ?? '')].map((each) => each.charCodeAt(0).toString(2).padStart(8, '0'))
  expect(bytes).toEqual(['10000000', '00000000', '01000000', '01000000'])
  // As it is shown to who signs.
  expect(mark && darkDots(mark)).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 9, y: 1 },
  ])
})

test('a white picture is no signature', () => expect(dotsOf(pixels(['..........', '..........']))).toBeUndefined())

test('a large picture is made smaller, not stretched', () => {
  expect(sizeForMark(4800, 800)).toEqual({ width: 480, height: 80 })
  expect(sizeForMark(100, 1600)).toEqual({ width: 10, height: 160 })
})
