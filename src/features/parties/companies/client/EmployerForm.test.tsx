import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '#platform/client/call-failed.ts'
import { UiProvider } from '#ui/UiProvider.tsx'
import { EmployerForm, FRESH_FORM_MS } from './EmployerForm.tsx'
import type { EmployerValues } from './employer-values.ts'

const TAKEN = 'hr@taken.example'
const NOT_VALID_OR_TAKEN = 'Email Id is not valid or already emailid exist'

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url.includes('email-taken') ? { taken: url.includes(encodeURIComponent(TAKEN)) } : { items: [] }
    return new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Save = (values: EmployerValues) => Promise<string | undefined>

function show(onSave: Save = async () => 'New Employer Added Successfully.') {
  render(
    <UiProvider navigate={() => {}}>
      <QueryClientProvider client={new QueryClient()}>
        <EmployerForm setsPlan asksAboutEmail signature={null} onSave={onSave} />
      </QueryClientProvider>
    </UiProvider>,
  )
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => {
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(button)
  fireEvent.submit(button.closest('form') as HTMLElement)
}
const dialogText = async () => (await screen.findByRole('dialog')).querySelector('p')?.textContent
const errorAt = (label: RegExp) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)).find((element) => element?.role === 'alert')?.textContent
}

function fill(changes: Record<string, string> = {}) {
  type(/^Employer name/, 'Acme Widgets')
  type(/^E-mail/, changes.email ?? 'hr@acme.example')
  type(/^Password\*/, changes.password ?? 'Quiet@River77')
  type(/^Confirm password/, changes.confirm ?? 'Quiet@River77')
  type(/^Daytime phone/, '2125550100')
  type(/^Subscription name/, 'GOLD')
}

test('an empty form says what is required, in the dialog and at each field', async () => {
  const onSave = vi.fn()
  show(onSave)
  save()
  expect(await dialogText()).toBe('Field is required')
  const required = [
    /^Employer name/,
    /^E-mail/,
    /^Password\*/,
    /^Confirm password/,
    /^Daytime phone/,
    /^Subscription name/,
  ]
  expect(required.map(errorAt)).toEqual(required.map(() => 'Field is required'))
  expect(onSave).not.toHaveBeenCalled()
})

test("several errors are joined with ' and '; the screen's own texts stand at the fields", async () => {
  show()
  fill({ email: 'hr@acme', password: 'short', confirm: 'other' })
  save()
  expect(await dialogText()).toBe('Email Id Not a Valid Format and Password Policy error and Password not matched')
  expect(errorAt(/^E-mail/)).toBe(NOT_VALID_OR_TAKEN)
  expect(errorAt(/^Password\*/)).toBe(
    'password should be 8 characters and password should have one upper case one lower caser one number and one special character',
  )
  expect(errorAt(/^Confirm password/)).toBe('Password not matched')
})

test('a password like the e-mail address is refused', async () => {
  show()
  fill({ email: 'Hr7@acme.info', password: 'Hr7@acme.info', confirm: 'Hr7@acme.info' })
  save()
  expect(await dialogText()).toBe('Email Id and Password is Same')
  expect(errorAt(/^Password\*/)).toBe('password and user name should be diffrent')
})

test('leaving the e-mail field asks whether the address is free, and saving says so', async () => {
  show()
  fill({ email: TAKEN })
  fireEvent.blur(field(/^E-mail/))
  await waitFor(() => expect(errorAt(/^E-mail/)).toBe(NOT_VALID_OR_TAKEN))
  save()
  expect(await dialogText()).toBe('Email Id already exist')
})

test('what only the server knows is said in the same dialog', async () => {
  show(async () => {
    throw new CallFailed(409, 'EMAIL_TAKEN', 'Email Id already exist', { email: 'Email Id already exist' })
  })
  fill()
  save()
  expect(await dialogText()).toBe('Email Id already exist')
  await waitFor(() => expect(errorAt(/^E-mail/)).toBe('Email Id already exist'))
})

test('names and numbers take their form while they are typed', () => {
  show()
  type(/^Employer name/, 'acme widgets')
  expect(field(/^Employer name/).value).toBe('ACME WIDGETS')
  expect(field(/^Employer code/).value).toBe('ACME')
  type(/^Daytime phone/, '12125550100')
  expect(field(/^Daytime phone/).value).toBe('(212) 555-0100')
  type(/^FEIN/, '123456789')
  expect(field(/^FEIN/).value).toBe('12-3456789')
  expect(screen.getByText('0 / 3,500')).toBeTruthy()
})

test('Next moves on, and an error on another tab brings its tab to the front', async () => {
  show()
  fill()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  const selected = () => screen.getByRole('tab', { selected: true }).textContent
  expect(selected()).toBe('Additional Details')
  type(/^FEIN/, '12')
  fireEvent.click(screen.getByRole('tab', { name: 'H1B-Question Details' }))
  save()
  expect(await dialogText()).toBe('FEIN: A FEIN has 9 digits, written 12-3456789')
  expect(selected()).toBe('Additional Details')
})

test('at exactly 15 % the law’s answer stands beside the product’s, with the numbers used', () => {
  show()
  type(/^Employees/, '60')
  type(/^H-1B employees/, '9')
  fireEvent.click(screen.getByRole('tab', { name: 'H1B-Question Details' }))
  expect(screen.getByText('By the law: Yes')).toBeTruthy()
  expect(screen.getByText('Exactly 15 %: 20 CFR 655.736 treats this employer as H-1B-dependent.')).toBeTruthy()
  expect(document.body.textContent).toMatch(/Numbers used: 60 employees, 9 in H-1B.*H-1B share 15\.00 %/)
})

test('a saved employer is told so, and after a second the form is fresh', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const saved: EmployerValues[] = []
  show(async (values) => {
    saved.push(values)
    return 'New Employer Added Successfully.'
  })
  fill()
  save()
  expect(await dialogText()).toBe('New Employer Added Successfully.')
  expect(saved[0]).toMatchObject({ name: 'ACME WIDGETS', email: 'hr@acme.example', state: 'NA', diyAccess: 'N' })
  expect(field(/^Employer name/).value).toBe('ACME WIDGETS')
  await act(() => vi.advanceTimersByTimeAsync(FRESH_FORM_MS))
  expect(field(/^Employer name/).value).toBe('')
})
