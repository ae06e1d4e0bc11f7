import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../UiProvider.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
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
  // That no key and no press beside it closes it either is for a browser to show (e2e/design-system.test.ts).
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
