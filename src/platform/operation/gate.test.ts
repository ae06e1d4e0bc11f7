import { describe, expect, test } from 'vitest'
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
  const all = Promise.allSettled(Array.from({ length: 7 }, (_, n) => through(`place ${n}`, work)))
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
  await expect(through('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await through('a', async () => 1)).toBe(1)
})

describe('where the queue is shared', () => {
  /** Everybody asks in this order; work ends one by one. Who got through, in order, and who was sent away. */
  async function served(asks: readonly string[], limits: { atOnce: number; waiting: number }) {
    const through = gate({ ...limits, says: 'Come back.' })
    const [done, away, ends]: [string[], string[], (() => void)[]] = [[], [], []]
    const all = asks.map((who) =>
      through(who, () => new Promise<void>((resolve) => ends.push(resolve)).then(() => void done.push(who))).catch(() =>
        away.push(who),
      ),
    )
    const over = Promise.all(all).then(() => true)
    for (let turns = 0; turns < 1_000 && done.length + away.length < asks.length; turns++) {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await over
    return { done, away }
  }

  test('one place fills it while nobody else wants to wait, and gives up its last for whoever comes', async () => {
    const flood = Array<string>(8).fill('flood')
    const { done, away } = await served([...flood, 'ana', 'ben'], { atOnce: 1, waiting: 4 })
    expect(done).toEqual(expect.arrayContaining(['ana', 'ben']))
    expect(away).toEqual(Array(5).fill('flood'))
    expect((await served(flood, { atOnce: 1, waiting: 4 })).done).toHaveLength(5)
  })

  test('those who wait take turns by where they come from', async () => {
    const { done } = await served(['flood', 'flood', 'flood', 'flood', 'ana'], { atOnce: 1, waiting: 10 })
    expect(done).toEqual(['flood', 'flood', 'ana', 'flood', 'flood'])
  })

  test('nobody is sent away for somebody who would have as many waiting', async () => {
    const { done, away } = await served(['a', 'a', 'b', 'c', 'd'], { atOnce: 1, waiting: 3 })
    expect([done, away]).toEqual([['a', 'a', 'b', 'c'], ['d']])
  })
})
