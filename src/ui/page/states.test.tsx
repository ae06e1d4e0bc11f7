import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ErrorState } from './states.tsx'

afterEach(cleanup)

test('what could not be loaded is the page’s first heading where there is no other, and below one where there is', () => {
  const { unmount } = render(<ErrorState message="The server did not answer." />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This could not be loaded')
  unmount()
  render(
    <main>
      <h1>Cases</h1>
      <ErrorState message="The server did not answer." />
    </main>,
  )
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2'])
})

test('it stays the first heading when the screen was hidden while another address of it was loaded', async () => {
  const Failed = () => <ErrorState message="The server did not answer." />
  let loaded = (_: { default: typeof Failed }) => {}
  const Later = lazy(() => new Promise<{ default: typeof Failed }>((resolve) => (loaded = resolve)))
  const page = (Screen: ComponentType) => (
    <Suspense fallback="Loading">
      <Screen />
    </Suspense>
  )
  const { rerender } = render(page(Failed))
  rerender(page(Later))
  await act(async () => loaded({ default: Failed }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This could not be loaded')
})
