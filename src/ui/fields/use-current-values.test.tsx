import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { UiProvider } from '../UiProvider.tsx'
import { TextField } from './TextField.tsx'
import { useCurrentValues } from './use-current-values.ts'
import { useForm } from './use-form.ts'

afterEach(cleanup)

function Sample({ stored }: { stored: { city: string; street: string } }) {
  const form = useForm({ initial: stored, submit: () => {} })
  useCurrentValues(form, stored)
  return (
    <UiProvider navigate={() => {}}>
      <TextField label="City" {...form.field('city')} />
      <TextField label="Street" {...form.field('street')} />
    </UiProvider>
  )
}

test('what somebody else saved shows in the fields nobody touched; what was typed stays', () => {
  const { rerender } = render(<Sample stored={{ city: 'Salem', street: 'Main St' }} />)
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Boston' } })
  rerender(<Sample stored={{ city: 'Lowell', street: 'Elm St' }} />)
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Boston')
  expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('Elm St')
})
