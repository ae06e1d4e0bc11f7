import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Column } from './column.ts'
import { TableFilters } from './TableFilters.tsx'
import { type TableState, tableStart } from './tableState.ts'

type Row = { id: number }
const status: Column<Row> = {
  key: 'status',
  title: 'Status',
  cell: () => '',
  filter: { kind: 'choice', options: [{ value: '8', label: 'RFE Open' }] },
}
const mode: Column<Row> = {
  key: 'mode',
  title: 'Mode',
  hidden: true,
  cell: () => '',
  filter: { kind: 'choice', options: [{ value: 'DIY', label: 'DIY' }] },
}
const company: Column<Row> = {
  ...mode,
  key: 'company',
  title: 'Company',
  filter: { kind: 'choice', always: true, options: [{ value: '1', label: 'Northwind' }] },
}

const onState = vi.fn<(state: TableState) => void>()
afterEach(() => {
  cleanup()
  onState.mockClear()
})

const shown = (filters: Record<string, string> = {}) =>
  render(
    <TableFilters
      label="Cases"
      columns={[status, mode, company]}
      shown={[status]}
      state={tableStart({ filters })}
      onState={onState}
    />,
  )

test('a choice stands on its chip, and a press takes it off', () => {
  shown({ status: '8' })
  fireEvent.click(screen.getByRole('button', { name: /^Status: RFE Open/ }))
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { status: '' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ filters: {} }))
})

test('a hidden column is offered behind “Filter”, unless its filter always is', () => {
  shown()
  expect(screen.getByRole('button', { name: 'Company' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mode' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  fireEvent.click(within(screen.getByRole('dialog', { name: 'More filters' })).getByRole('button', { name: 'Mode' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mode' }))
  fireEvent.click(within(screen.getByRole('dialog', { name: 'Mode' })).getByRole('button', { name: 'DIY' }))
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { mode: 'DIY' } }))
})
