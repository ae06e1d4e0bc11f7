import { expect, test } from 'vitest'
import { below, inMenuOrder, type Placed } from './menu-rows.ts'
import { changesOf, menuToggled, standing, toggled } from './RoleRights.tsx'

const row = (id: number, name: string, position: number, parentId: number | null = null): Placed => ({
  id,
  name,
  position,
  parentId,
})
const rows = [
  row(10, '', 200),
  row(1, 'home', 1),
  row(12, 'user/aapermissions', 202, 10),
  row(11, 'user/aaroles', 201, 10),
  row(20, 'orphan', 300, 999),
]
const menu = (ids: number[], id: number, on: boolean) =>
  [...menuToggled(rows, new Set(ids), id, on)].sort((a, b) => a - b)

test('menu rows stand by position, children below their parent, orphans at the top', () => {
  expect(inMenuOrder(rows).map(({ row, depth }) => [row.id, depth])).toEqual([
    [1, 0],
    [10, 0],
    [11, 1],
    [12, 1],
    [20, 0],
  ])
  expect(below(rows, 10)).toEqual([12, 11])
})

test('the first item brings its heading, the last one takes it away', () => {
  expect(menu([], 11, true)).toEqual([10, 11])
  expect(menu([10, 11, 12], 11, false)).toEqual([10, 12])
  expect(menu([10, 12], 12, false)).toEqual([])
})

test('a heading takes all its items along', () => {
  expect(menu([1], 10, true)).toEqual([1, 10, 11, 12])
  expect(menu([1, 10, 11], 10, false)).toEqual([1])
})

test('a heading knows whether all, some or none of its items are ticked', () => {
  expect([[11, 12], [12], []].map((ids) => standing(rows, new Set(ids), 10))).toEqual(['all', 'some', 'none'])
})

test('what changed is what differs from what is held; turning it back is no change', () => {
  const held = new Set([1, 2])
  expect(changesOf(held, new Set([2, 3]))).toEqual({ given: [3], taken: [1] })
  expect(changesOf(held, toggled(toggled(held, 1, false), 1, true))).toEqual({ given: [], taken: [] })
})
