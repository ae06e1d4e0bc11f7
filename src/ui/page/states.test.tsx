import { cleanup, render, screen } from '@testing-library/react'
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
