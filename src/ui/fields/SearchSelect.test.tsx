import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { UiProvider } from '../UiProvider.tsx'
import SearchSelect from './SearchSelect.tsx'

afterEach(cleanup)

const EVERYBODY = ['ADAMS, Ann', 'BAKER, Bo', 'CLARK, Cy'].map((label) => ({ value: label.slice(0, 1), label }))

/** The server of this test finds by the first letter, and nothing before one was typed. */
function Sample() {
  const [value, setValue] = useState('')
  const [search, setSearch] = useState('')
  const options = EVERYBODY.filter((each) => search !== '' && each.value === search.slice(0, 1).toUpperCase())
  return (
    <UiProvider navigate={() => {}}>
      <SearchSelect label="Person" options={options} value={value} onChange={setValue} onSearch={setSearch} />
    </UiProvider>
  )
}

test('what is typed is searched for once typing pauses, and what was chosen keeps its name', async () => {
  render(<Sample />)
  const box = screen.getByRole<HTMLInputElement>('combobox')
  fireEvent.click(box)
  fireEvent.change(box, { target: { value: 'ba' } })
  fireEvent.click(await screen.findByRole('option', { name: 'BAKER, Bo', hidden: true }))
  expect(box.value).toBe('BAKER, Bo')
  fireEvent.click(box)
  fireEvent.change(box, { target: { value: 'cl' } })
  await screen.findByRole('option', { name: 'CLARK, Cy', hidden: true })
  fireEvent.blur(box)
  await waitFor(() => expect(box.value).toBe('BAKER, Bo'))
})
