import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest'
import { requireReachable } from '#platform/database/reach.ts'
import { bareDatabase } from './databases.ts'
import { removeScratch, scratch } from './installation.ts'

// A built server that must not start, as a process: one sentence, no stack, and soon.
const folder = scratch()
const file = join(folder, 'a-file')
let silent: Server
let silentUrl = ''

beforeAll(async () => {
  writeFileSync(file, '')
  silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  silentUrl = `postgres://u:secret@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/visacare`
})
afterAll(() => {
  silent?.close()
  removeScratch()
})

type Ended = { code: number | null; said: string }

function start(env: Record<string, string>, program = 'main'): Promise<Ended> {
  const child = spawn(process.execPath, [`dist/server/${program}.mjs`], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: join(folder, 'data'), DEMO_DATA: 'no', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

test.each([
  [
    'an unknown NODE_ENV',
    { NODE_ENV: 'prod' },
    'The setting NODE_ENV is not usable: it must be development, production or test.',
  ],
  [
    'a DEMO_DATA that is neither',
    { DEMO_DATA: 'maybe' },
    'The setting DEMO_DATA is not usable: it must be yes, no or public.',
  ],
  [
    'a demo for everybody',
    { DEMO_DATA: 'yes', HOST: '0.0.0.0' },
    'The demo has published passwords, and with HOST=0.0.0.0 others than you can reach it: set DEMO_DATA=no, or DEMO_DATA=public if everybody may sign in.',
  ],
  [
    'keys that are no JSON',
    { ENCRYPTION_KEYS: 'secret-secret-secret' },
    'The setting ENCRYPTION_KEYS is not usable: the keyring must be JSON with current, keys and lookup; each key is 32 bytes in base64.',
  ],
  [
    'a database where nothing listens',
    { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/visacare' },
    'The database of DATABASE_URL (visacare at 127.0.0.1:1) cannot be used: nothing answers there.',
  ],
  [
    'a database on a host that is none',
    { DATABASE_URL: 'postgres://u:secret@db.invalid/visacare' },
    /^The database of DATABASE_URL \(visacare at db\.invalid:5432\) cannot be used: (there is no such host|the name of the host cannot be looked up)\.\n$/,
  ],
  [
    'a data folder that is a file',
    { DATA_DIR: file },
    `VisaCare cannot write to its data folder ${file} (there is a file in its place); set DATA_DIR to another one.`,
  ],
  [
    'a data folder below a file',
    { DATA_DIR: join(file, 'data') },
    `VisaCare cannot write to its data folder ${join(file, 'data')} (a file is in its way); set DATA_DIR to another one.`,
  ],
  [
    'a data folder where nobody may write',
    { DATA_DIR: '/proc/visacare' },
    'VisaCare cannot write to its data folder /proc/visacare (ENOENT); set DATA_DIR to another one.',
  ],
] as const)('%s', async (_what, env, sentence) => {
  const { code, said } = await start(env)
  if (typeof sentence === 'string') expect(said).toBe(`${sentence}\n`)
  else expect(said).toMatch(sentence)
  expect(code).toBe(1)
})

describe('a database of one’s own', () => {
  it('that takes the connection and then says nothing is given up, by server and worker alike', async () => {
    const sentence =
      /^The database of DATABASE_URL \(visacare at 127\.0\.0\.1:\d+\) cannot be used: it gave no answer within 10 seconds\.\n$/
    const ended = await Promise.all([start({ DATABASE_URL: silentUrl }), start({ DATABASE_URL: silentUrl }, 'worker')])
    for (const { code, said } of ended) {
      expect(said).toMatch(sentence)
      expect(code).toBe(1)
    }
  })

  it('that refuses us is quoted, without the password', async () => {
    const real = await bareDatabase(inject('ownerUrl'))
    const wrong = real.replace(/\/\/([^:@]*):[^@]*@/, '//$1:not-the-password@')
    await expect(requireReachable('DATABASE_URL', wrong)).rejects.toThrow(
      /cannot be used: password authentication failed for user "\w+"\.$/,
    )
    await expect(requireReachable('DATABASE_URL', real.replace(/bare_\w+/, 'nowhere'))).rejects.toThrow(
      /cannot be used: database "nowhere" does not exist\.$/,
    )
    await expect(requireReachable('DATABASE_URL', real)).resolves.toBeUndefined()
  })

  it('does not excuse a data folder in which files and keys could not be kept', async () => {
    const { said } = await start({ DATABASE_URL: await bareDatabase(inject('ownerUrl')), DATA_DIR: file })
    expect(said).toMatch(/^VisaCare cannot write to its data folder .* \(there is a file in its place\)/)
  })
})

it('a keyring file that was damaged is named', async () => {
  const data = join(folder, 'damaged')
  mkdirSync(join(data, 'secrets'), { recursive: true })
  writeFileSync(join(data, 'secrets', 'keyring.json'), '{}')
  const { code, said } = await start({ DATABASE_URL: await bareDatabase(inject('ownerUrl')), DATA_DIR: data })
  expect(said).toBe(
    `${join(data, 'secrets', 'keyring.json')}: The keyring must be JSON with current, keys and lookup; each key is 32 bytes in base64.\n`,
  )
  expect(code).toBe(1)
  expect(readdirSync(data)).toEqual(['secrets'])
})
