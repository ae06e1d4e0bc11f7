import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { date, facts, records, text } from '#engine/fact.ts'
import { changesIn, type DraftRecord, draftOf } from './draft.ts'
import { RecordsField } from './RecordsField.tsx'
import { answerInWords } from './words.ts'

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

const { uncles } = facts('person', {
  uncles: records('Uncles', 'uncle', { name: text('Name'), bornOn: text('Date of birth', { mayBe: ['unknown'] }) }),
})

test('an entry may say that a column is not known, and be answered after all', () => {
  let now: DraftRecord[] = []
  function Uncles() {
    const [list, setList] = useState<DraftRecord[]>([])
    const change = (next: DraftRecord[]) => {
      now = next
      setList(next)
    }
    return <RecordsField fact={uncles} records={list} errors={{}} readOnly={false} onChange={change} />
  }
  render(<Uncles />)
  fireEvent.click(screen.getByRole('button', { name: 'Add uncle' }))
  expect(screen.queryByRole('button', { name: 'Not known : Name' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Omar' } })
  fireEvent.click(screen.getByRole('button', { name: 'Not known : Date of birth' }))
  expect(screen.queryByLabelText('Date of birth')).toBeNull()
  const before = { [uncles.id]: draftOf(uncles, undefined) }
  const sent = () => changesIn([uncles], before, { [uncles.id]: { records: now } })[uncles.id]
  expect(sent()).toEqual({ value: [{ id: 'r1', name: 'Omar', 'bornOn?': 'unknown' }] })
  fireEvent.click(screen.getByRole('button', { name: 'Answer Date of birth' }))
  const field = screen.getByLabelText('Date of birth')
  fireEvent.change(field, { target: { value: '1' } })
  expect(screen.getByLabelText('Date of birth')).toBe(field)
  expect(sent()).toEqual({ value: [{ id: 'r1', name: 'Omar', bornOn: '1' }] })
})

test('what is not known comes back as it was stored, and is told in words', () => {
  const stored = [{ id: 'r1', name: 'Omar', 'bornOn?': 'unknown' }]
  const answer = { value: stored, source: 'form', by: null, at: '2026-11-16T00:00:00Z' } as const
  expect(draftOf(uncles, answer)).toEqual({ records: [{ id: 'r1', name: 'Omar', bornOn: '', 'bornOn?': 'unknown' }] })
  expect(answerInWords(uncles, answer)).toBe('Omar, date of birth: not known')
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
