import { describe, expect, test } from 'vitest'
import { placesFor } from './places.ts'
import { TooBusy } from './pool.ts'
import { inTurnOf } from './turns.ts'

/** Work that ends when it is told to; its name stands in `began` once it has a place. */
function tries(inPlace: ReturnType<typeof placesFor>) {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const work = (tenant: string, name: string) =>
    inTurnOf(tenant, () =>
      inPlace(() => {
        began.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }),
    )
  const settled = () => new Promise((done) => setImmediate(done))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { began, work, end, settled }
}

describe('places for work that has a process of its own', () => {
  test('one tenant has one of them, and another is served between its files', async () => {
    const { began, work, end, settled } = tries(placesFor({ most: 2 }))
    const all = [work('a', 'a1'), work('a', 'a2'), work('b', 'b1')]
    await settled()
    expect(began).toEqual(['a1', 'b1'])
    await end('a1')
    expect(began).toEqual(['a1', 'b1', 'a2'])
    await end('b1')
    await end('a2')
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1'])
  })

  test('no more wait than may, and work that fails leaves its place', async () => {
    const inPlace = placesFor({ most: 1, mostWaitingOfOne: 1 })
    const { began, work, end, settled } = tries(inPlace)
    const failing = inTurnOf('a', () => inPlace(() => Promise.reject(new Error('It broke.'))))
    await expect(failing).rejects.toThrow('It broke.')
    const [first, second] = [work('a', 'a1'), work('a', 'a2')]
    await expect(work('a', 'a3')).rejects.toThrow(TooBusy)
    await settled()
    await end('a1')
    await end('a2')
    expect([await first, await second, began]).toEqual(['a1', 'a2', ['a1', 'a2']])
  })

  test('who waits too long is told; a job needs no place', async () => {
    const inPlace = placesFor({ most: 1, longestWaitMs: 20 })
    const { work, end } = tries(inPlace)
    const first = work('a', 'a1')
    await expect(work('b', 'b1')).rejects.toThrow(TooBusy)
    expect(await inPlace(async () => 'done')).toBe('done')
    await end('a1')
    expect(await first).toBe('a1')
  })
})
