import { expect, test } from 'vitest'
import { asking, nextPage, previousPage, rangeText, sortedBy, type TableState, tableInput } from './tableState.ts'

const start: TableState = { search: '', filters: {}, sort: undefined, limit: 20, cursors: [] }

test('only what was asked for is sent', () => {
  expect(tableInput(start)).toEqual({ limit: 20 })
  const asked = {
    ...start,
    search: ' mehta ',
    filters: { status: '7', type: '' },
    sort: '-expires',
    cursors: ['a', 'b'],
  }
  expect(tableInput(asked)).toEqual({ limit: 20, after: 'b', search: 'mehta', status: '7', sort: '-expires' })
})

test('a column sorts upwards, downwards, then not at all', () => {
  const up = sortedBy(start, 'name')
  const down = sortedBy(up, 'name')
  expect([up.sort, down.sort, sortedBy(down, 'name').sort]).toEqual(['name', '-name', undefined])
  expect(sortedBy(down, 'expires').sort).toBe('expires')
})

test('pages go forth and back, and another question starts at the first', () => {
  const second = nextPage(start, 'a')
  expect(previousPage(second)).toEqual(start)
  expect(asking(second, { search: 'x' }).cursors).toEqual([])
})

test('the range counts from the first row of the page and says when counting stopped', () => {
  expect(rangeText(start, 20, 1284, false)).toBe('1–20 of 1,284')
  expect(rangeText(nextPage(start, 'a'), 3, 1000, true)).toBe('21–23 of 1,000+')
  expect(rangeText(start, 0, 0, false)).toBe('0 of 0')
})
