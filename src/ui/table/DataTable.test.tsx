import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../UiProvider.tsx'
import type { Column, Page } from './column.ts'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { type TableState, useTableState } from './tableState.ts'

afterEach(cleanup)
beforeEach(() => localStorage.clear())

type Case = { id: number; person: string; days: number }

const columns: Column<Case>[] = [
  { key: 'id', title: 'Case', cell: (row) => `#${row.id}`, sortable: true },
  { key: 'person', title: 'Beneficiary', cell: (row) => row.person, filter: { kind: 'text' } },
  { key: 'days', title: 'Days', cell: (row) => row.days, numeric: true, hidden: true },
]
const page: Page<Case> = {
  items: [
    { id: 1, person: 'Aarav Mehta', days: 3 },
    { id: 2, person: 'Chen Wei', days: 9 },
  ],
  next: 'after-2',
  total: 1000,
  totalCapped: true,
}
const navigate = vi.fn()
const onState = vi.fn<(state: TableState) => void>()

function Sample(props: Partial<DataTableProps<Case>>) {
  const [state, setState] = useTableState({ limit: 2 })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <UiProvider navigate={navigate}>
      <DataTable
        label="Cases"
        columns={columns}
        rowKey={(row) => String(row.id)}
        rowLabel={(row) => `case ${row.id}`}
        rowHref={(row) => `/cases/${row.id}`}
        page={page}
        state={state}
        onState={(next) => {
          onState(next)
          setState(next)
        }}
        selection={{ selected, onChange: setSelected }}
        bulkActions={<button type="button">Assign</button>}
        empty={{ title: 'No cases yet' }}
        {...props}
      />
    </UiProvider>
  )
}

test('arrows go from row to row and the row is a link', () => {
  render(<Sample />)
  const [first, second] = screen.getAllByRole('link')
  first?.focus()
  fireEvent.keyDown(first as Element, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second as Element, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second as Element, { key: 'Home' })
  expect(document.activeElement).toBe(first)
  fireEvent.click(first as Element)
  expect(navigate).toHaveBeenCalledWith('/cases/1')
})

test('a press anywhere on the row opens it, but not one on its checkbox', () => {
  navigate.mockClear()
  render(<Sample />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select case 2' }))
  expect(navigate).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Chen Wei'))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/cases/2')
})

test('sorting, filtering and paging ask the server', () => {
  render(<Sample />)
  fireEvent.click(screen.getByRole('button', { name: 'Case' }))
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'id', cursors: [] }))
  expect(screen.getByRole('columnheader', { name: 'Case' }).getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ cursors: ['after-2'] }))
  expect(screen.getByText('3–4 of 1,000+')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Filter by Beneficiary' }), { target: { value: 'wei' } })
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { person: 'wei' }, cursors: [] }))
})

test('selected rows can be acted on together', () => {
  render(<Sample />)
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByText('2 selected')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Assign' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Select none' }))
  expect(screen.queryByText('2 selected')).toBeNull()
})

test('a hidden column can be chosen, and the choice is remembered', () => {
  const { unmount } = render(<Sample />)
  expect(screen.queryByRole('columnheader', { name: 'Days' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  fireEvent.click(within(screen.getByRole('dialog', { name: 'Columns' })).getByRole('checkbox', { name: 'Days' }))
  expect(screen.getByRole('columnheader', { name: 'Days' })).toBeTruthy()
  unmount()
  render(<Sample />)
  expect(screen.getByRole('columnheader', { name: 'Days' })).toBeTruthy()
})

test('a column that narrows the list is shown, chosen or not, under the name the server knows', () => {
  const narrowed: typeof columns = columns.map((column) =>
    column.key === 'days' ? { ...column, filter: { kind: 'text', name: 'within' } } : column,
  )
  const state = { search: '', filters: { within: '30' }, sort: undefined, limit: 2, cursors: [] }
  render(<Sample columns={narrowed} state={state} />)
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Filter by Days' })
  expect(box.value).toBe('30')
  fireEvent.change(box, { target: { value: '' } })
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { within: '' } }))
})

test('an empty list says what belongs there; an empty search offers to show all', () => {
  const none = { items: [], next: null, total: 0, totalCapped: false }
  render(<Sample page={none} />)
  expect(screen.getByText('No cases yet')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Filter by Beneficiary' }), { target: { value: 'zzz' } })
  expect(screen.getByText('Nothing matches')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all cases' }))
  expect(screen.getByText('No cases yet')).toBeTruthy()
})

test('an error says what happened and offers another try', () => {
  const onRetry = vi.fn()
  render(<Sample error={{ message: 'The server is busy.' }} onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('The server is busy.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
