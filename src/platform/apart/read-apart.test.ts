import { describe, expect, test } from 'vitest'
import { inTurnOf } from './fair-queue.ts'
import { GivenUp, TookTooLong } from './patience.ts'
import { readerPool, TooBusy } from './pool.ts'
import { readApart } from './read-apart.ts'

class Refused extends Error {
  override name = 'Refused'
  readonly code: string = ''
}

const source = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)
const module = `
  export const doubled = (bytes) => bytes.map((each) => each * 2)
  export const reader = () => process.pid
  export const told = () => ({ ...process.env })
  export const dies = () => process.kill(process.pid, 'SIGSEGV')
  export const much = () => new Uint8Array(300_000_000)
  export const part = (bytes) => bytes.buffer.byteLength
  export const refused = () => { throw Object.assign(new Error('No letter.'), { name: 'Refused', code: 'NO_LETTER' }) }
  export const broken = () => { throw Object.assign(new Error('A slip.'), { name: 'Other' }) }
  export const deep = () => deep() + 1
  export const later = (name) => new Promise((done) => setTimeout(() => done(name), 100))
  export const endless = () => { for (;;); }
  export const grows = () => { const held = []; for (;;) held.push(Buffer.alloc(10_000_000, 1)) }
  export const fills = () => { const held = []; for (;;) held.push({ held: [held.length] }) }
  export const leaves = () => process.exit(3)
`
type Module = {
  doubled(bytes: Uint8Array): Uint8Array
  reader(): number
  told(): Record<string, string>
  part(bytes: Uint8Array): number
} & Record<'refused' | 'broken' | 'deep' | 'endless' | 'grows' | 'leaves' | 'dies' | 'much', () => never>
const declared = { built: 'tried', source: source(module), refusals: { Refused } }
const tried = readApart<Module>(declared)
const asked = (name: string) => ({ address: declared.source.href, name, args: [] })
const limits = { longestMs: 20_000, mostMemory: 1024 ** 3 }

const TOLD = new Set([
  'PATH',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'windir',
  'LANG',
  'LC_ALL',
  'TZ',
  'PWD',
  'OLDPWD',
  'SHLVL',
  '_',
])

describe('what people send is read apart', () => {
  test('and what was read comes back, from a process of its own that is kept for the next call', async () => {
    expect(await tried.doubled(new Uint8Array([1, 2]))).toEqual(new Uint8Array([2, 4]))
    const reader = await tried.reader()
    expect(reader).not.toBe(process.pid)
    expect(await tried.reader()).toBe(reader)
  })

  test('a refusal comes back as what it is, anything else as an error', async () => {
    const refused = await tried.refused().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ message: 'No letter.', code: 'NO_LETTER' })
    const broken = await tried.broken().catch((error: unknown) => error)
    expect(broken).toBeInstanceOf(Error)
    expect(broken).toMatchObject({ name: 'Other', message: 'A slip.' })
  })

  test('what is nested too deep, takes too long or fills the memory is given up, and the next call is answered', async () => {
    await expect(tried.deep()).rejects.toThrow(GivenUp)
    await expect(readApart<Module>({ ...declared, longestMs: 200 }).endless()).rejects.toThrow(TookTooLong)
    await expect(readApart<Module>({ ...declared, mostMemory: 200_000_000 }).grows()).rejects.toThrow(GivenUp)
    await expect(readerPool({ heapMb: 64 })(asked('fills'), limits)).rejects.toThrow(GivenUp)
    await expect(tried.leaves()).rejects.toThrow('ended with 3')
    expect(await tried.doubled(new Uint8Array([3]))).toEqual(new Uint8Array([6]))
  })

  test('what breaks the process of its reader fails alone', async () => {
    await expect(tried.dies()).rejects.toThrow(GivenUp)
    expect(await tried.doubled(new Uint8Array([4]))).toEqual(new Uint8Array([8]))
  })

  test('what becomes too large is not taken, and goes alone', async () => {
    await expect(tried.much()).rejects.toThrow(GivenUp)
    // A piece of a larger memory brings nothing of what lies beside it.
    expect(await tried.part(Buffer.from('secret, and this').subarray(8))).toBe(8)
  })

  test('a reader is told no setting and no secret', async () => {
    process.env.DATABASE_URL = 'postgres://owner:secret@database/visacare'
    const told = await readerPool({ most: 1 })(asked('told'), limits)
    delete process.env.DATABASE_URL
    expect(Object.keys(told as object).filter((name) => !TOLD.has(name) && !name.startsWith('NODE_CHANNEL_'))).toEqual(
      [],
    )
  })

  test('what cannot be copied is told to whoever asks, and the reader goes on', async () => {
    const ask = readerPool({ most: 1 })
    await expect(ask({ ...asked('reader'), args: [() => 1] }, limits)).rejects.toThrow('could not be cloned')
    expect(await ask(asked('reader'), limits)).toBeGreaterThan(0)
  })

  test('so many at once, so many wait, the others are told so', async () => {
    const ask = readerPool({ most: 2, mostWaiting: 1 })
    const send = (tenant: number) => inTurnOf(`company ${tenant}`, () => ask(asked('reader'), limits))
    const [one, two, three, four] = await Promise.allSettled([1, 2, 3, 4].map(send))
    expect(new Set([one, two, three].map((each) => each?.status))).toEqual(new Set(['fulfilled']))
    expect(four).toMatchObject({ status: 'rejected', reason: expect.any(TooBusy) })
  })

  test('one tenant with many files waits for its own, the others are read between them', async () => {
    const ask = readerPool({ most: 1 })
    const order: unknown[] = []
    const send = (tenant: string, name: string) =>
      inTurnOf(tenant, () => ask({ ...asked('later'), args: [name] }, limits)).then((done) => order.push(done))
    await Promise.all([...['a1', 'a2', 'a3'].map((name) => send('a', name)), send('b', 'b1'), send('c', 'c1')])
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  test('one tenant never has every reader, and hears it when its files wait too long or are too many', async () => {
    const ask = readerPool({ most: 2, longestWaitMs: 1_000, mostWaitingOfOne: 2 })
    const hostile = [1, 2, 3, 4].map(() =>
      inTurnOf('a', () => ask(asked('endless'), { ...limits, longestMs: 3_000 })).catch((error: unknown) => error),
    )
    expect(await inTurnOf('b', () => ask({ ...asked('later'), args: ['b'] }, limits))).toBe('b')
    const [first, ...others] = await Promise.all(hostile)
    expect(first).toBeInstanceOf(TookTooLong)
    expect(others.map((each) => each instanceof TooBusy)).toEqual([true, true, true])
  })

  test('readers that nobody asks end', async () => {
    const ask = readerPool({ most: 1, idleMs: 1 })
    const first = await ask(asked('reader'), limits)
    await expect.poll(async () => (await ask(asked('reader'), limits)) !== first).toBe(true)
  })
})
