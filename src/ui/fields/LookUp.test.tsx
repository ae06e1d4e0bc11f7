import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { UiProvider } from '../UiProvider.tsx'
import { LookUp } from './LookUp.tsx'

afterEach(cleanup)

function Sample() {
  const [value, setValue] = useState('')
  return (
    <LookUp
      label="Occupation"
      value={value}
      onChange={setValue}
      keeps={({ code }) => code}
      find={() => Promise.resolve([{ code: '15-1243', words: 'Data engineer', title: 'Database Architects' }])}
    />
  )
}

test('finds by words, keeps the code and says what it stands for; what is typed stays as well', async () => {
  render(
    <UiProvider navigate={() => {}}>
      <Sample />
    </UiProvider>,
  )
  const field = screen.getByRole('combobox', { name: 'Occupation' })
  fireEvent.change(field, { target: { value: 'data engin' } })
  expect(field).toHaveProperty('value', 'data engin')
  const option = await screen.findByRole('option', { name: /^Data engineer.*15-1243$/ })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field).toHaveProperty('value', '15-1243')
  expect(screen.getByText('Database Architects')).toBeTruthy()
  expect(option.isConnected).toBe(false)
})
