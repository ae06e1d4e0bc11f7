import { describe, expect, test } from 'vitest'
import { inTurnOf } from './fair-queue.ts'
import { GivenUp, TookTooLong } from './patience.ts'
import { TooBusy } from './pool.ts'
import { placesFor, workApart } from './work-apart.ts'

const program = (text: string) => ({
  built: 'tried',
  source: new URL(`data:text/javascript,${encodeURIComponent(text)}`),
  given: 7,
})
const patience = { stepMs: 60_000, allMs: 60_000 }

describe('work in a process of its own', () => {
  test('tells its steps in order, then what it found', async () => {
    const steps: number[] = []
    const work = program('export const work = (given, tell) => { tell(1); tell(2); return given }')
    const found = await workApart<number, number>(work, { patience, onStep: async (step) => steps.push(step) })
    expect([steps, found]).toEqual([[1, 2], 7])
  })

  test('that never ends is ended, at the latest step or over all of it', async () => {
    const endless = program('export const work = () => { for (;;); }')
    await expect(workApart(endless, { patience: { stepMs: 100, allMs: 60_000 } })).rejects.toThrow(TookTooLong)
    const pause = 'const from = Date.now(); while (Date.now() - from < 20);'
    const busy = program(`export const work = (_given, tell) => { for (;;) { ${pause} tell(1) } }`)
    await expect(workApart(busy, { patience: { stepMs: 60_000, allMs: 1_000 } })).rejects.toThrow(TookTooLong)
  })

  test('that fills the memory is ended, whatever it fills it with', async () => {
    const grows = 'const held = []; setInterval(() => held.push(Buffer.alloc(10_000_000, 1)), 5)'
    const filling = program(`export const work = () => new Promise(() => { ${grows} })`)
    await expect(workApart(filling, { patience, mostMemory: 100_000_000 })).rejects.toThrow(GivenUp)
  })

  test('that breaks says why', async () => {
    const breaks = program('export const work = () => { throw new TypeError("This is no picture.") }')
    const why = await workApart(breaks, { patience }).catch((error: unknown) => error)
    expect(why).toMatchObject({ name: 'TypeError', message: 'This is no picture.' })
    const leaves = program('export const work = () => process.exit(3)')
    await expect(workApart(leaves, { patience })).rejects.toThrow('ended with 3')
  })

  test('ends with an error of whoever is told', async () => {
    const waits = program(
      'export const work = (_given, tell) => { tell(1); return new Promise(() => setInterval(() => {}, 1000)) }',
    )
    const away = () => Promise.reject(new Error('The database is away.'))
    await expect(workApart(waits, { patience, onStep: away })).rejects.toThrow('The database is away.')
  })
})

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
