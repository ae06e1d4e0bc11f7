import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Services } from '#platform/services.ts'
import { jobsApart } from './apart.ts'

const folder = mkdtempSync(join(tmpdir(), 'visacare-apart-'))
const program = join(folder, 'program.mjs')
writeFileSync(
  program,
  `process.once('disconnect', () => process.exit(0))
   process.on('message', ({ id, job }) => {
     if (job === 'build') process.send({ id })
     if (job === 'refuse') process.send({ id, error: 'There is nothing to build.' })
     if (job === 'die') process.exit(7)
   })`,
)

const begun: ChildProcess[] = []
const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  begun.length = 0
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('heavy jobs in a process beside the node', () => {
  test('are done by one process, and a failure is told', async () => {
    const ask = apart()
    await Promise.all([ask('build'), ask('build')])
    await expect(ask('refuse')).rejects.toThrow('There is nothing to build.')
    expect(begun).toHaveLength(1)
  })

  test('fail with their process; the next one does what comes next', async () => {
    const ask = apart()
    const under = [ask('endless'), ask('die')]
    for (const each of await Promise.allSettled(under))
      expect(each).toMatchObject({ status: 'rejected', reason: ENDED })
    await ask('build')
    expect(begun).toHaveLength(2)
  })

  test('that come while a process is ending are done by the next', async () => {
    const ask = apart()
    await ask('build')
    const stopping = stops.at(-1)?.()
    await ask('build')
    await stopping
    expect(begun.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL', null])
  })

  test('that come when a process hears no more are done by the next', async () => {
    const ask = apart()
    await ask('build')
    begun[0]?.disconnect()
    await ask('build')
    expect(begun).toHaveLength(2)
  })

  test('are ended when they take for ever', async () => {
    await expect(apart({ longestMs: 50 })('endless')).rejects.toThrow('ended (SIGKILL)')
  })

  test('leave no process behind when there is nothing to do', async () => {
    await apart({ idleMs: 1 })('build')
    expect(await once(begun[0] as ChildProcess, 'exit')).toEqual([null, 'SIGKILL'])
  })

  test('fail when no process can be started, and are tried again', async () => {
    const missing = () => fork(program, { execPath: join(folder, 'no-such-program') })
    const ask = apart({ start: missing })
    for (const _ of ['first', 'second']) await expect(ask('build')).rejects.toThrow(/ENOENT|closed/)
    await stops.at(-1)?.()
  })
})

const ENDED = new Error('The process of the heavy jobs ended (7).')

/** Has jobs done by the small program above. */
function apart(settings: Parameters<typeof jobsApart>[2] = {}): (job: string) => Promise<void> {
  const start = () => {
    const child = fork(program)
    begun.push(child)
    return child
  }
  const { jobs, stop } = jobsApart(['build', 'refuse', 'die', 'endless'], 'postgres://nowhere', { start, ...settings })
  stops.push(stop)
  return async (job) => jobs[job]?.({} as Services, {} as never)
}
