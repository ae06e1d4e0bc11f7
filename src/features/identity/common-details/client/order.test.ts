import { expect, test } from 'vitest'
import { inOrder, listInWords, moved } from './order.ts'

const values = [
  { id: 3, position: 3 },
  { id: 1, position: 1 },
  { id: 2, position: 2 },
]

test('moving a value changes places with its neighbour and nothing else', () => {
  expect(moved(values, 3, -1)).toEqual([
    { id: 3, position: 2 },
    { id: 2, position: 3 },
  ])
})

test('the first cannot go up, the last cannot go down', () => {
  expect([moved(values, 1, -1), moved(values, 3, 1)]).toEqual([[], []])
})

test('positions that were the same come apart', () => {
  const same = [
    { id: 1, position: 0 },
    { id: 2, position: 0 },
  ]
  expect(inOrder(moved(same, 1, 1)).map(({ id }) => id)).toEqual([2, 1])
})

test('a list’s name becomes words', () => {
  expect(listInWords('meter_category')).toBe('Meter category')
})
