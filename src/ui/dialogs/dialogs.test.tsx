import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../UiProvider.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { LogoutDialog } from './LogoutDialog.tsx'
import { NoticeDialog } from './NoticeDialog.tsx'
import { OfflineDialog } from './OfflineDialog.tsx'
import { OfflineBanner } from './offline.tsx'
import { SessionTimeoutDialog } from './SessionTimeoutDialog.tsx'
import { UserDetailsDialog } from './UserDetailsDialog.tsx'

afterEach(cleanup)

const show = (dialog: ReactElement) => render(<UiProvider navigate={() => {}}>{dialog}</UiProvider>)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const nothing = () => {}

test('the session dialog says the specified texts and only its buttons close it', () => {
  const onContinue = vi.fn()
  const onLogout = vi.fn()
  show(<SessionTimeoutDialog opened onContinue={onContinue} onLogout={onLogout} />)
  expect(screen.getByRole('dialog', { name: 'Session Timeout!' }).textContent).toContain(
    'Your session is about to expire in few seconds due to inactivity. You will be redirected to the login page.',
  )
  fireEvent.keyDown(window, { key: 'Escape' })
  fireEvent.mouseDown(document.querySelector('[data-shade]') as Element)
  fireEvent.click(document.querySelector('[data-shade]') as Element)
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  press('Continue')
  press('Log Out')
  expect(onContinue).toHaveBeenCalledOnce()
  expect(onLogout).toHaveBeenCalledOnce()
})

test.each([
  ['topBar', 'Are you sure you want to logout?'],
  ['phoneDrawer', 'Are you sure to Logout?'],
] as const)('the %s asks "%s"', (from, question) => {
  const onYes = vi.fn()
  const onNo = vi.fn()
  show(<LogoutDialog opened from={from} onYes={onYes} onNo={onNo} />)
  expect(screen.getByRole('dialog', { name: question })).toBeTruthy()
  press('Yes')
  press('No')
  expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([1, 1])
})

test('offline texts are those of the specification', () => {
  show(
    <>
      <OfflineBanner shown />
      <OfflineDialog opened onYes={nothing} onNo={nothing} />
    </>,
  )
  expect(screen.getByText('Please Check your internet connection...')).toBeTruthy()
  expect(screen.getByText('Your Internet connection is Lost !!!. Do you want to Reload?')).toBeTruthy()
})

test('a notice shows its text until OK', () => {
  const onClose = vi.fn()
  show(<NoticeDialog text="Login Error." onClose={onClose} />)
  expect(screen.getByText('Login Error.')).toBeTruthy()
  press('OK')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a confirmation closes once its work is done', async () => {
  const onConfirm = vi.fn().mockResolvedValue(undefined)
  const onClose = vi.fn()
  const title = 'Withdraw case H1B-2026-00412?'
  show(<ConfirmDialog opened title={title} confirmLabel="Withdraw" onConfirm={onConfirm} onClose={onClose} />)
  press('Withdraw')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('user details are saved trimmed, and never without a name', async () => {
  const onSave = vi.fn().mockResolvedValue(undefined)
  show(<UserDetailsDialog opened details={{ firstName: 'Ana', lastName: '' }} onSave={onSave} onClose={nothing} />)
  press('Save')
  expect(await screen.findByText('Field is required')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Last name/), { target: { value: ' Okafor ' } })
  press('Save')
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ firstName: 'Ana', lastName: 'Okafor' }))
})

test('of two dialogs Escape closes the upper one, and a list that takes Escape for itself keeps both', () => {
  const [lower, upper] = [vi.fn(), vi.fn()]
  const two = (
    <>
      <Dialog opened title="Lower" onClose={lower} />
      <Dialog opened title="Upper" onClose={upper}>
        <input aria-label="List" onKeyDown={(event) => event.preventDefault()} />
      </Dialog>
    </>
  )
  show(two)
  fireEvent.keyDown(screen.getByLabelText('List'), { key: 'Escape' })
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 0])
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Upper' }), { key: 'Escape' })
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1])
})

test('Tab goes round inside a dialog, and closing it gives the focus back', async () => {
  function Page() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Open
        </button>
        <Dialog opened={opened} title="Details" onClose={() => setOpened(false)}>
          <input aria-label="Name" data-autofocus />
        </Dialog>
      </>
    )
  }
  show(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  press('Open')
  const name = screen.getByLabelText('Name')
  expect(document.activeElement).toBe(name)
  fireEvent.keyDown(name, { key: 'Tab' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Tab', shiftKey: true })
  expect(document.activeElement).toBe(name)
  press('Close')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
