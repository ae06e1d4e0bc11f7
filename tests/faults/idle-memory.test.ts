import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { residentMegabytes } from '../../bench/lib/processor-time.ts'
import { endAll, scratchFolder, startProcess } from './processes.ts'

const DATA_DIR = scratchFolder()
afterAll(async () => {
  await endAll()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

// Measured on a busy machine: 119 to 126. The bench asks for 140, with the pages and a hundred thousand users.
const MOST_MEGABYTES = 135

test.runIf(process.platform === 'linux')('a server that nobody asks anything keeps little in memory', async () => {
  const settings = { DATA_DIR, DEMO_DATA: 'no' }
  // The first start fills the database, which others do not.
  await (await startProcess('server', settings)).end('SIGTERM')
  const server = await startProcess('server', settings)
  // Its queue begins after the first answer.
  await sleep(5_000)
  expect(residentMegabytes(server.pid)).toBeLessThanOrEqual(MOST_MEGABYTES)
})
