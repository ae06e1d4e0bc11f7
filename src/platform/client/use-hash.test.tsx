import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, test } from 'vitest'
import { useHash } from './use-hash.ts'

afterEach(cleanup)

const Link = () => <p>{useHash()}</p>

test('another link in the same tab is read: nobody sees the file of the first behind the second', () => {
  window.location.hash = 'first'
  render(<Link />)
  screen.getByText('first')
  act(() => {
    window.location.hash = 'second'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  screen.getByText('second')
})
