import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Crash } from './Crash.tsx'
import { ChunkLoadError, lazyScreen, SCRIPT_LOAD_TIMEOUT, withTimeout } from './lazyScreen.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Broken(): never {
  throw new Error('a defect')
}

test('a page that fails says so, tells the log, and recovers on another path', () => {
  const onError = vi.fn()
  const { rerender } = render(
    <Crash resetKey="/a" onError={onError}>
      <Broken />
    </Crash>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong on this page')
  expect(onError).toHaveBeenCalledOnce()
  rerender(
    <Crash resetKey="/b" onError={onError}>
      <p>Fine again</p>
    </Crash>,
  )
  expect(screen.getByText('Fine again')).toBeTruthy()
})

test('a screen whose script does not arrive offers to reload', async () => {
  const Screen = lazyScreen<object>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(
    <Crash>
      <Suspense fallback="…">
        <Screen />
      </Suspense>
    </Crash>,
  )
  expect(await screen.findByText('This page could not be loaded')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
})

test('a script that takes 120 seconds counts as not arrived', async () => {
  vi.useFakeTimers()
  const waiting = withTimeout(() => new Promise<never>(() => {}))
  const outcome = expect(waiting).rejects.toBeInstanceOf(ChunkLoadError)
  expect(SCRIPT_LOAD_TIMEOUT).toBe(120_000)
  await vi.advanceTimersByTimeAsync(SCRIPT_LOAD_TIMEOUT)
  await outcome
})
