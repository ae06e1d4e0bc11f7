import { describe, expect, test } from 'vitest'
import { TookTooLong } from '../apart/patience.ts'
import { workApart } from './thread.ts'

const program = (text: string) => ({
  built: 'tried',
  source: new URL(`data:text/javascript,${encodeURIComponent(text)}`),
  workerData: 7,
})
const port = `import { parentPort, workerData } from "node:worker_threads";`

describe('work in a thread of its own', () => {
  test('tells its steps in order, then what it found', async () => {
    const steps: number[] = []
    const tell = 'parentPort.postMessage({ step: 1 }); parentPort.postMessage({ step: 2 });'
    const found = await workApart<number, number>(
      program(`${port} ${tell} parentPort.postMessage({ done: workerData })`),
      {
        onStep: async (step) => steps.push(step),
      },
    )
    expect([steps, found]).toEqual([[1, 2], 7])
  })

  test('that never ends is ended, at the latest step or over all of it', async () => {
    const endless = program('for (;;);')
    const late = new TookTooLong('The thread tried took too long.')
    await expect(workApart(endless, { patience: { stepMs: 100, allMs: 60_000 } })).rejects.toThrow(late)
    const work = 'const from = Date.now(); while (Date.now() - from < 20);'
    const busy = program(`${port} setInterval(() => { ${work} parentPort.postMessage({ step: 1 }) }, 1)`)
    await expect(workApart(busy, { patience: { stepMs: 60_000, allMs: 1_000 } })).rejects.toThrow(late)
  })

  test('that is kept waiting for a processor is given more time, and ended in the end', async () => {
    const starved = (ms: number) => ({ patience: { stepMs: ms, allMs: ms }, used: () => 1 })
    const slow = program(`${port} setTimeout(() => parentPort.postMessage({ done: workerData }), 500)`)
    expect(await workApart(slow, starved(400))).toBe(7)
    const never = program('setInterval(() => {}, 1000)')
    await expect(workApart(never, starved(100))).rejects.toThrow(TookTooLong)
  })

  test('that fills the memory is ended, whatever it fills it with', async () => {
    const grows = program('const held = []; setInterval(() => held.push(Buffer.alloc(10_000_000, 1)), 5)')
    const full = 'The thread tried took too much memory.'
    await expect(workApart(grows, { mostMemory: 100_000_000 })).rejects.toThrow(full)
  })

  test('that breaks says why', async () => {
    await expect(workApart(program(`throw new Error("This is no picture.")`))).rejects.toThrow('This is no picture.')
    await expect(workApart(program('process.exit(3)'))).rejects.toThrow('ended with 3')
  })

  test('ends with an error of whoever is told', async () => {
    const one = program(`${port} parentPort.postMessage({ step: 1 }); setInterval(() => {}, 1000)`)
    const away = () => Promise.reject(new Error('The database is away.'))
    await expect(workApart(one, { onStep: away })).rejects.toThrow('The database is away.')
  })
})
