import { expect, test } from 'vitest'
import type { TableState } from '#ui/table/tableState.ts'
import { localPage } from './local-page.ts'

const rows = [
  { name: 'Employer', id: 10 },
  { name: 'attorney', id: 9 },
  { name: 'Employee', id: 100 },
]
const asked: TableState = { search: '', filters: {}, sort: undefined, limit: 20, cursors: [] }
const names = (change: Partial<TableState>) =>
  localPage(rows, { ...asked, ...change }, ({ name }) => name, {
    name: (row) => row.name,
    id: (row) => row.id,
  })?.items.map(({ name }) => name)

test('without a question all rows come in their own order', () => {
  expect(names({})).toEqual(['Employer', 'attorney', 'Employee'])
})

test('every word of the search must be found, whatever its case', () => {
  expect(names({ search: 'EMPL er' })).toEqual(['Employer'])
  expect(localPage(rows, { ...asked, search: 'empl' }, ({ name }) => name)?.total).toBe(2)
})

test('figures are sorted by size, names without regard to case, and backwards on demand', () => {
  expect(names({ sort: '-id' })).toEqual(['Employee', 'Employer', 'attorney'])
  expect(names({ sort: 'name' })).toEqual(['attorney', 'Employee', 'Employer'])
})

test('before the answer there is no page', () => {
  expect(localPage(undefined, asked, () => '')).toBeUndefined()
})
