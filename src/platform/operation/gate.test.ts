import { expect, test } from 'vitest'
import { gate } from './gate.ts'

test('some work at once, some wait, and the rest is told to come back soon', async () => {
  const through = gate({ atOnce: 2, waiting: 3, says: 'Come back.' })
  const ends: (() => void)[] = []
  let [now, most] = [0, 0]
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise<void>((resolve) => ends.push(resolve))
    now -= 1
  }
  const all = Promise.allSettled(Array.from({ length: 7 }, () => through(work)))
  for (let n = 0; n < 5; n++) {
    while (ends.length === 0) await Promise.resolve()
    ends.shift()?.()
  }
  const ended = await all
  expect(ended.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected'])
  expect(ended.at(-1)).toMatchObject({ reason: { status: 429, message: 'Come back.', retryAfter: 5 } })
  expect(most).toBe(2)
})

test('work that fails leaves its place', async () => {
  const through = gate({ atOnce: 1, waiting: 0, says: 'Come back.' })
  await expect(through(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await through(async () => 1)).toBe(1)
})
