import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '#ui/UiProvider.tsx'
import { AttemptButton } from './AttemptButton.tsx'

afterEach(cleanup)

const show = (button: ReactElement) => render(<UiProvider navigate={() => {}}>{button}</UiProvider>)

test('a button whose work takes a while is busy until it is done, and a second press does nothing', async () => {
  let finish = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  show(<AttemptButton work={work}>Print</AttemptButton>)
  const button = screen.getByRole('button', { name: 'Print' })
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(button)
  expect(work).toHaveBeenCalledTimes(1)
  finish()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

test('a refusal is told, and the button can be pressed again', async () => {
  const work = () => Promise.reject(new Error('Build it again, then print.'))
  show(<AttemptButton work={work}>Print</AttemptButton>)
  const button = screen.getByRole('button', { name: 'Print' })
  fireEvent.click(button)
  await screen.findByText('Build it again, then print.')
  expect(button.getAttribute('aria-busy')).toBeNull()
})
