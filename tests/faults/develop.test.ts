import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../../e2e/setup/chromium.ts'
import { isAlive } from '../../src/platform/database/embedded/folder-lock.mjs'
import { childrenOf, databaseProcesses, scratchFolder, until } from './processes.ts'

// `npm run dev`, ended in every way a person or a terminal ends it.
const dataDir = scratchFolder()
const lock = join(dataDir, 'visacare.lock')
let left: number[] = []

afterAll(() => {
  for (const pid of left.filter(isAlive)) process.kill(pid, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const folderHolder = () => (JSON.parse(readFileSync(lock, 'utf8')) as { pid: number }).pid

const programsOf = (parent: number): number[] => childrenOf(parent).flatMap((pid) => [pid, ...programsOf(pid)])

const everythingOf = (parent: number): number[] => [
  ...new Set([parent, folderHolder(), ...programsOf(parent), ...databaseProcesses(dataDir).all]),
]

const serverOf = (parent: number): number | undefined =>
  childrenOf(parent).find(
    (pid) => isAlive(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/main.mjs'),
  )

const touch = (source: string) => {
  const now = new Date()
  utimesSync(source, now, now)
}

type Developing = { parent: number; url: string }

async function develop([program, ...args]: string[] = [process.execPath, 'scripts/dev.mjs']): Promise<Developing> {
  // A group of its own, as a terminal gives to a program.
  const child = spawn(program ?? '', args, {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir, DEMO_DATA: 'no' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  await until(() => /VisaCare is ready at/.test(output) || child.exitCode !== null, 120_000, `the server: ${output}`)
  const parent = child.pid ?? 0
  left = everythingOf(parent)
  return { parent, url: /ready at (\S+)/.exec(output)?.[1] ?? '' }
}

it.each([
  ['Ctrl-C in the terminal', (parent: number) => process.kill(-parent, 'SIGINT')],
  ['a signal to the parent alone', (parent: number) => process.kill(parent, 'SIGTERM')],
  ['a terminal that is closed', (parent: number) => process.kill(-parent, 'SIGHUP')],
  ['a parent that is killed', (parent: number) => process.kill(parent, 'SIGKILL')],
])('%s leaves nothing behind: no server, no database, no lock', async (_way, end) => {
  const { parent } = await develop()
  expect(left.filter(isAlive)).toHaveLength(left.length)
  end(parent)
  await until(() => left.every((pid) => !isAlive(pid)), 30_000, 'every process to end')
  expect(existsSync(lock)).toBe(false)
})

it.each([
  [
    'a signal to npm alone, which reaches nobody behind its shell,',
    'dev',
    (npm: number) => process.kill(npm, 'SIGTERM'),
  ],
  [
    'a signal to npm and all behind it, as a service manager sends it,',
    'start',
    (npm: number) => process.kill(-npm, 'SIGTERM'),
  ],
])('%s leaves nothing behind either', async (_way, command, end) => {
  const { parent } = await develop(['npm', 'run', command])
  end(parent)
  await until(() => left.every((pid) => !isAlive(pid)), 30_000, 'every process to end')
  expect(existsSync(lock)).toBe(false)
})

describe('a change', () => {
  let running: Developing
  beforeAll(async () => {
    running = await develop()
  })
  afterAll(async () => {
    left = everythingOf(running.parent)
    process.kill(running.parent, 'SIGINT')
    await until(() => left.every((pid) => !isAlive(pid)), 30_000, 'every process to end')
  })

  it('of a screen reaches the open page, and what was typed stays', async () => {
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage({ baseURL: running.url })
      await page.goto('/login')
      const field = page.getByLabel('User name')
      await field.fill('typed before the change')
      const updated = page.waitForEvent('console', {
        predicate: (told) => told.text().includes('[vite] hot updated: /src/features/identity/sign-in/client/'),
        timeout: 60_000,
      })
      touch('src/features/identity/sign-in/client/CredentialsStep.tsx')
      await updated
      expect(await field.inputValue()).toBe('typed before the change')
    } finally {
      await browser.close()
    }
  })

  it('starts the server anew; the database and the pages go on, and what is asked meanwhile is answered', async () => {
    const { parent, url } = running
    const before = { server: serverOf(parent), holder: folderHolder(), database: databaseProcesses(dataDir).postmaster }
    touch('src/app/server/process.ts')
    const answers: number[] = []
    // Each on a connection of its own: one that waited for the next question may be closed at the moment it is asked.
    const asked = (path: string) => fetch(`${url}${path}`, { headers: { connection: 'close' } })
    await until(
      async () => {
        const [page, call] = await Promise.all([asked('/login'), asked('/healthz')])
        answers.push(page.status, call.status)
        const server = serverOf(parent)
        return server !== undefined && server !== before.server
      },
      60_000,
      'another server',
    )
    answers.push((await asked('/healthz')).status)
    expect([...new Set(answers)]).toEqual([200])
    expect({ holder: folderHolder(), database: databaseProcesses(dataDir).postmaster }).toEqual({
      holder: before.holder,
      database: before.database,
    })
  })
})
