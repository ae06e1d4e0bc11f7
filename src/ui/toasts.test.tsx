import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ShowToast, ToastProvider, useToast } from './toasts.tsx'

let toast: ShowToast

function Grab() {
  toast = useToast()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Grab />
    </ToastProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a toast is said politely once and leaves by itself', () => {
  act(() => toast('Saved'))
  act(() => toast('Saved'))
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain('Saved')
  act(() => vi.advanceTimersByTime(4_000))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('an error is said at once and stays longer', () => {
  act(() => toast('Could not save.', { kind: 'error' }))
  expect(document.querySelector('[aria-live="assertive"]')?.textContent).toContain('Could not save.')
  act(() => vi.advanceTimersByTime(4_000))
  expect(screen.getByText('Could not save.')).toBeTruthy()
})

test('a toast can offer to undo', () => {
  const undo = vi.fn()
  act(() => toast('Case withdrawn', { action: { label: 'Undo', run: undo } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Case withdrawn')).toBeNull()
})
