import { expect, test } from 'vitest'
import { branchOf, currentItem, type MenuRow, menuTree } from './menu.ts'

const row = (id: number, name: string | null, position: number, parent: number | null = null): MenuRow => ({
  permission_id: id,
  permission_name: name,
  description: `Item ${id}`,
  icon: 'cases',
  parent_permission_id: parent,
  position,
})

const rows = [
  row(3, 'visaCareManageCase', 20),
  row(1, 'clientDashboard', 10),
  row(2, null, 30),
  row(5, 'user/aaroles', 2, 2),
  row(4, 'user/aapermissions', 1, 2),
  row(6, 'orphan', 40, 99),
]

test('items stand by position, children below their parent', () => {
  const tree = menuTree(rows)
  expect(tree.map(({ id }) => id)).toEqual([1, 3, 2, 6])
  expect(tree[2]?.children.map(({ path }) => path)).toEqual(['/user/aapermissions', '/user/aaroles'])
})

test('an item leads to a slash plus its permission name, a heading nowhere', () => {
  const tree = menuTree(rows)
  expect(tree[0]?.path).toBe('/clientDashboard')
  expect(tree[2]?.path).toBeUndefined()
})

test.each([
  ['/clientDashboard', 1],
  ['/clientdashboard/17', 1],
  ['/user/aaroles', 5],
  ['/visaCareManageCases', undefined],
])('at %s the current item is %s', (path, id) => {
  expect(currentItem(menuTree(rows), path)?.id).toBe(id)
})

test('a child belongs to the branch of its parent', () => {
  const tree = menuTree(rows)
  expect(branchOf(tree, currentItem(tree, '/user/aaroles'))?.id).toBe(2)
})

test('a row that is its own parent does not loop', () => {
  expect(menuTree([row(1, 'a', 1, 1)]).map(({ id }) => id)).toEqual([1])
})
