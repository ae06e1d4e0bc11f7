import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { UiProvider } from '../UiProvider.tsx'
import { DateField } from './DateField.tsx'
import { Form } from './Form.tsx'
import { DATE_HELP } from './field-words.ts'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'
import { useForm } from './use-form.ts'

afterEach(cleanup)

type Values = { city: string; born: string }

function Sample({ submit }: { submit: (values: Values) => Promise<void> }) {
  const form = useForm({
    initial: { city: '', born: '' },
    check: (values: Values) => (values.city ? {} : { city: 'Field is required' }),
    submit,
  })
  return (
    <UiProvider navigate={() => {}}>
      <Form form={form} labels={{ city: 'City' }}>
        <TextField label="City" required {...form.field('city')} />
        <DateField label="Born" {...form.field('born')} />
        <Button type="submit" variant="primary" loading={form.submitting}>
          Save
        </Button>
      </Form>
    </UiProvider>
  )
}

const press = (name: string) => fireEvent.submit(screen.getByRole('button', { name }).closest('form') as HTMLElement)

test('a refused form shows the error at its field and takes the reader there', async () => {
  const submit = vi.fn()
  render(<Sample submit={submit} />)
  press('Save')
  const city = screen.getByLabelText(/^City/)
  await waitFor(() => expect(document.activeElement).toBe(city))
  expect(city.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(city.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Field is required')
  expect(described?.getAttribute('role')).toBe('alert')
  expect(submit).not.toHaveBeenCalled()
})

test('mending a field takes its error away and the form can be sent', async () => {
  const submit = vi.fn().mockResolvedValue(undefined)
  render(<Sample submit={submit} />)
  press('Save')
  fireEvent.change(screen.getByLabelText(/^City/), { target: { value: 'Austin' } })
  expect(screen.queryByText('Field is required')).toBeNull()
  press('Save')
  await waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith({ city: 'Austin', born: '' }))
})

test('what the server says about a field appears at the field', async () => {
  const submit = vi.fn().mockRejectedValue({ message: 'Bad input.', fields: { city: 'No such city.' } })
  render(<Sample submit={submit} />)
  fireEvent.change(screen.getByLabelText(/^City/), { target: { value: 'Atlantis' } })
  press('Save')
  await waitFor(() => expect(screen.getByLabelText(/^City/).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByText('Bad input.')).toBeNull()
})

test('a refusal that begins with the name of a field appears at that field, without the name', async () => {
  render(<Sample submit={() => Promise.reject({ message: 'city: There is no such city.', fields: {} })} />)
  fireEvent.change(screen.getByLabelText(/^City/), { target: { value: 'Atlantis' } })
  press('Save')
  const city = screen.getByLabelText(/^City/)
  await waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(city.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'There is no such city.',
  )
  expect(screen.queryByText(/city: /)).toBeNull()
})

test('what the server says about the whole appears above the fields', async () => {
  const submit = vi.fn().mockRejectedValue(new Error('The server is busy. Try again in a minute.'))
  render(<Sample submit={submit} />)
  fireEvent.change(screen.getByLabelText(/^City/), { target: { value: 'Austin' } })
  press('Save')
  await screen.findByText('The server is busy. Try again in a minute.')
})

test('a typed date arrives as ISO, and one that does not exist keeps the form from being sent', async () => {
  const submit = vi.fn().mockResolvedValue(undefined)
  render(<Sample submit={submit} />)
  fireEvent.change(screen.getByLabelText(/^City/), { target: { value: 'Austin' } })
  const born = screen.getByLabelText('Born')
  fireEvent.change(born, { target: { value: '02-30-1990' } })
  fireEvent.blur(born)
  await waitFor(() => expect(document.body.textContent).toContain(DATE_HELP))
  press('Save')
  expect(submit).not.toHaveBeenCalled()

  fireEvent.change(born, { target: { value: '2/28/1990' } })
  fireEvent.blur(born)
  expect((born as HTMLInputElement).value).toBe('02-28-1990')
  press('Save')
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ city: 'Austin', born: '1990-02-28' }))
})

test('a date can be picked from the calendar', async () => {
  const onChange = vi.fn()
  render(
    <UiProvider navigate={() => {}}>
      <DateField label="Filed" value="2026-11-15" onChange={onChange} />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Choose Filed' }))
  const day = await screen.findByRole('button', { name: '11-20-2026' })
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Su')
  fireEvent.click(day)
  expect(onChange).toHaveBeenCalledWith('2026-11-20')
})

test('a password can be shown and hidden, and its rules say which are met', () => {
  render(
    <PasswordField
      label="Password"
      value="abc"
      onChange={() => {}}
      autoComplete="new-password"
      hints={[{ text: '8 characters or more', met: false }]}
    />,
  )
  const input = screen.getByLabelText('Password') as HTMLInputElement
  expect(input.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
  expect(screen.getByLabelText('not met yet:')).toBeTruthy()
})
