import { describe, expect, test } from 'vitest'
import { GivenUp, TookTooLong } from './patience.ts'
import { workApart } from './work-apart.ts'

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
