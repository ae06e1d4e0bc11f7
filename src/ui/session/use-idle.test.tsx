import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IDLE_EVENTS, IDLE_GRACE, IDLE_THROTTLE, IDLE_TIMEOUT, markActivity, useIdle } from './use-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (time: number) => act(() => vi.advanceTimersByTime(time))

function idle(enabled = true) {
  const onLogout = vi.fn()
  const onActive = vi.fn()
  const hook = renderHook(() => useIdle({ enabled, onLogout, onActive }))
  return { onLogout, onActive, state: hook.result }
}

test('the limits are those of the specification', () => {
  expect([IDLE_TIMEOUT, IDLE_GRACE, IDLE_THROTTLE]).toEqual([1_200_000, 5_000, 200])
  expect(IDLE_EVENTS).toContain('visibilitychange')
})

test('after 20 minutes without activity the session is about to expire, and 5 seconds later it ends', () => {
  const { state, onLogout } = idle()
  wait(IDLE_TIMEOUT - 1)
  expect(state.current.expiring).toBe(false)
  wait(1)
  expect(state.current.expiring).toBe(true)
  wait(IDLE_GRACE - 1)
  expect(onLogout).not.toHaveBeenCalled()
  wait(1)
  expect(onLogout).toHaveBeenCalledOnce()
})

test('activity starts the count again, but not once the dialog is open', () => {
  const { state, onLogout } = idle()
  wait(IDLE_TIMEOUT - 1_000)
  fireEvent.mouseMove(document.body)
  wait(IDLE_TIMEOUT - 1)
  expect(state.current.expiring).toBe(false)
  wait(1)
  expect(state.current.expiring).toBe(true)
  fireEvent.keyDown(document.body)
  wait(IDLE_GRACE)
  expect(onLogout).toHaveBeenCalledOnce()
})

test('Continue cancels the logout, tells the server and counts 20 minutes again', () => {
  const { state, onLogout, onActive } = idle()
  wait(IDLE_TIMEOUT)
  act(() => state.current.stay())
  expect(state.current.expiring).toBe(false)
  expect(onActive).toHaveBeenCalledOnce()
  wait(IDLE_TIMEOUT - 1)
  expect(state.current.expiring).toBe(false)
  wait(1)
  expect(state.current.expiring).toBe(true)
  expect(onLogout).not.toHaveBeenCalled()
})

test('work in another tab keeps this one signed in', () => {
  const { state } = idle()
  wait(IDLE_TIMEOUT - 1_000)
  markActivity(Date.now())
  wait(1_000)
  expect(state.current.expiring).toBe(false)
})

test('Continue in another tab closes the dialog in this one', () => {
  const { state, onLogout } = idle()
  wait(IDLE_TIMEOUT)
  markActivity(Date.now())
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'visacare.lastActivity' })))
  expect(state.current.expiring).toBe(false)
  wait(IDLE_GRACE)
  expect(onLogout).not.toHaveBeenCalled()
})

test('a laptop that slept past the limit finds the dialog at the first movement', () => {
  const { state } = idle()
  vi.setSystemTime(Date.now() + 3 * IDLE_TIMEOUT)
  fireEvent.mouseMove(document.body)
  expect(state.current.expiring).toBe(true)
})

test('the server hears of activity at most once a minute', () => {
  const { onActive } = idle()
  for (let second = 0; second < 150; second += 1) {
    wait(1_000)
    fireEvent.wheel(document.body)
  }
  expect(onActive).toHaveBeenCalledTimes(2)
})

test('nothing is counted while nobody is signed in', () => {
  const { state, onLogout } = idle(false)
  wait(2 * IDLE_TIMEOUT)
  expect(state.current.expiring).toBe(false)
  expect(onLogout).not.toHaveBeenCalled()
})
