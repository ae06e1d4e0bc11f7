import { expect, test, vi } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { askAgainWhenStale } from './stale.ts'

test('whoever saves too late gets the current values and still reads why it was refused', async () => {
  const askAgain = vi.fn()
  const late = new CallFailed(409, 'STALE', 'Someone changed this in the meantime.')
  await expect(askAgainWhenStale(() => Promise.reject(late), askAgain)).rejects.toBe(late)
  expect(askAgain).toHaveBeenCalledOnce()
})

test('another refusal, or an answer, asks for nothing again', async () => {
  const askAgain = vi.fn()
  const refused = new CallFailed(403, 'FORBIDDEN', 'You may not.')
  await expect(askAgainWhenStale(() => Promise.reject(refused), askAgain)).rejects.toBe(refused)
  expect(await askAgainWhenStale(() => Promise.resolve(7), askAgain)).toBe(7)
  expect(askAgain).not.toHaveBeenCalled()
})
