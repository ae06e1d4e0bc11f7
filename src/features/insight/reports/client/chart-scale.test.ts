import { expect, it } from 'vitest'
import { ticksTo, wrapped } from './chart-scale.ts'

it('an axis has whole round figures that reach the largest', () => {
  expect(ticksTo(0)).toEqual([0, 1])
  expect(ticksTo(3)).toEqual([0, 1, 2, 3])
  expect(ticksTo(7)).toEqual([0, 2, 4, 6, 8])
  expect(ticksTo(46)).toEqual([0, 20, 40, 60])
  expect(ticksTo(97)).toEqual([0, 25, 50, 75, 100])
  expect(ticksTo(338_000)).toEqual([0, 100_000, 200_000, 300_000, 400_000])
})

it('a long name stands in two lines, and says when there is more', () => {
  expect(wrapped('Open', 110)).toEqual(['Open'])
  expect(wrapped('Specialty occupation worker', 110)).toEqual(['Specialty', 'occupation worker'])
  expect(wrapped('One two three four five six', 50)).toEqual(['One two', 'three…'])
  expect(wrapped('Incomprehensibilities', 60)).toEqual(['Incompre…'])
})
