import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { date, facts, records, text } from '#engine/fact.ts'
import type { DraftRecord } from './draft.ts'
import { RecordsField } from './RecordsField.tsx'

afterEach(cleanup)

const { trips } = facts('person', {
  trips: records('Trips', 'trip', { place: text('Place'), leftOn: date('Left on') }),
})
const rows = (many: number): DraftRecord[] =>
  Array.from({ length: many }, (_, n) => ({ id: `r${n + 1}`, place: `Town ${n + 1}`, leftOn: '' }))

function Trips({ many, onRecords }: { many: number; onRecords?: (records: DraftRecord[]) => void }) {
  const [list, setList] = useState(rows(many))
  const change = (next: DraftRecord[]) => {
    setList(next)
    onRecords?.(next)
  }
  return <RecordsField fact={trips} records={list} errors={{}} readOnly={false} onChange={change} />
}

const places = () => screen.queryAllByLabelText<HTMLInputElement>('Place').map(({ value }) => value)

test('one change after the other reaches the list as it is by then', () => {
  let now: DraftRecord[] = []
  render(<Trips many={2} onRecords={(next) => (now = next)} />)
  const [first, second] = screen.getAllByLabelText('Place')
  if (!first || !second) throw new Error('Two places were expected.')
  fireEvent.change(first, { target: { value: 'Lima' } })
  fireEvent.change(second, { target: { value: 'Quito' } })
  expect(now.map(({ place }) => place)).toEqual(['Lima', 'Quito'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove trip 1' }))
  expect(now.map(({ place }) => place)).toEqual(['Quito'])
})

test('a long list shows one line for each entry, and the fields of the one at hand', () => {
  render(<Trips many={5} />)
  expect(places()).toEqual([])
  expect(screen.getByText('Town 4', { exact: false })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Open trip 4' }))
  expect(places()).toEqual(['Town 4'])
  fireEvent.click(screen.getByRole('button', { name: 'Add trip' }))
  expect(places()).toEqual(['Town 4', ''])
})
