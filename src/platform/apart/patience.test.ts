import { expect, test } from 'vitest'
import { patienceOf } from './patience.ts'

const waited = (ms: number, used: () => number) =>
  new Promise<number>((over) => {
    const since = performance.now()
    patienceOf(ms, () => over(performance.now() - since), used)
  })

test('who is kept waiting for a processor is given more time, and ended in the end', async () => {
  expect(await waited(40, () => 40)).toBeLessThan(380)
  expect(await waited(40, () => 1)).toBeGreaterThanOrEqual(380)
})
