import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { UiProvider } from '../UiProvider.tsx'
import { Form } from './Form.tsx'
import SearchSelect from './SearchSelect.tsx'
import { useForm } from './use-form.ts'

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

const STATES = ['NA (not answered)', 'MA Massachusetts', 'MD Maryland'].map((label) => ({
  ...{ value: label.slice(0, 2), label },
}))

const sent: string[] = []

function Listed() {
  const [value, setValue] = useState('NA')
  const form = useForm({ initial: {}, submit: async () => void sent.push(value) })
  return (
    <UiProvider navigate={() => {}}>
      <Form form={form}>
        <SearchSelect label="State" placeholder={null} options={STATES} value={value} onChange={setValue} />
      </Form>
    </UiProvider>
  )
}

test('what is typed and left is the option of that code or name; what is in no list stays to be seen and is not sent', async () => {
  render(<Listed />)
  const box = screen.getByRole<HTMLInputElement>('combobox')
  const type = (text: string) => {
    fireEvent.click(box)
    fireEvent.change(box, { target: { value: text } })
    fireEvent.blur(box)
  }
  type('ma')
  expect(box.value).toBe('MA Massachusetts')
  type('maryl')
  expect(box.value).toBe('MD Maryland')
  type('Masx')
  expect([box.value, box.validity.customError]).toEqual(['Masx', true])
  screen.getByText('Choose one from the list.')
  fireEvent.submit(box)
  fireEvent.keyDown(box, { key: 'Escape' })
  expect([box.value, box.validity.customError]).toEqual(['MD Maryland', false])
  fireEvent.submit(box)
  await waitFor(() => expect(sent).toEqual(['MD']))
})
