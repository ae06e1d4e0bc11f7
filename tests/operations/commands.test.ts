import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inDatabase } from '../setup/databases.ts'
import { freshDatabase } from '../setup/templates.ts'
import { bareDatabase, withClient } from './databases.ts'
import { removeScratch, scratch } from './installation.ts'

// The four commands as an operator runs them: as processes, by their exit codes and what they print.
const dataDir = scratch()
const file = join(dataDir, 'all.visacare')
const keyringFile = join(dataDir, 'secrets', 'keyring.json')
let database = ''

beforeAll(async () => {
  database = inDatabase(inject('ownerUrl'), await freshDatabase(inject('ownerUrl')))
})
afterAll(removeScratch)

type Ended = { code: number; output: string }

function run(script: string, args: string[] = [], env: Record<string, string> = {}): Promise<Ended> {
  const all = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, DATABASE_URL: database, ...env }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/command.mjs', script, ...args], { env: all }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

describe('the commands', () => {
  it('back up, print size, digest and time, and say that the keys are to be kept apart', async () => {
    const { code, output } = await run('backup', [file])
    expect(output).toMatch(/\d+ rows, 0 files, \d+ bytes, sha256 [0-9a-f]{64}, \d+\.\d s/)
    expect(output).toContain('NOT inside: keep a copy of that apart')
    expect(code).toBe(0)
  })

  it('restore into an empty database and refuse one that is not', async () => {
    const refused = await run('restore', [file])
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })
    const restored = await run('restore', [file], { DATABASE_URL: await bareDatabase(inject('ownerUrl')) })
    expect(restored.output).toMatch(/Restored \d+ rows of \d+ tables, 0 jobs and 0 files in \d+\.\d s\./)
    expect(restored.code).toBe(0)
  })

  it('refuse in one sentence what cannot be done', async () => {
    expect(await run('restore')).toMatchObject({
      code: 1,
      output: 'Name one backup: npm run restore -- FILE [--replace DATABASE]\n',
    })
    const elsewhere = join(dataDir, 'elsewhere')
    mkdirSync(elsewhere)
    const noKeys = await run('restore', [file], { DATA_DIR: elsewhere })
    expect(noKeys).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The keyring of the backup is missing: .*\n$/),
    })
    expect(await run('backup', [], { PORT: 'x' })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The setting PORT is not usable.*\n$/),
    })
  })

  it('rotate the keys of the file, and only name the new ones where they come from the environment', async () => {
    const before = readFileSync(keyringFile, 'utf8')
    const asked = await run('keys-rotate', [], { ENCRYPTION_KEYS: before })
    expect(asked.code).toBe(1)
    expect(asked.output).toContain('Set this on every')
    expect(Object.keys(JSON.parse(asked.output.trim().split('\n').at(-1) ?? '').keys)).toHaveLength(2)
    expect(readFileSync(keyringFile, 'utf8')).toBe(before)
    const rotated = await run('keys-rotate')
    expect(rotated.output).toContain('are now under the key')
    expect(rotated.code).toBe(0)
    expect(Object.keys(JSON.parse(readFileSync(keyringFile, 'utf8')).keys)).toHaveLength(2)
    expect(await run('keys-rotate', ['--drop-old'])).toMatchObject({ code: 0 })
    expect(Object.keys(JSON.parse(readFileSync(keyringFile, 'utf8')).keys)).toHaveLength(1)
  })

  it('verify the audit trail and fail when it was tampered with', async () => {
    const whole = await run('audit-verify')
    expect(whole).toMatchObject({ code: 0, output: expect.stringContaining('every chain is whole') })
    await withClient(database, (client) =>
      client.query(`update audit_events set subject = 'nothing happened' where seq = 1`),
    )
    const broken = await run('audit-verify')
    expect(broken).toMatchObject({
      code: 1,
      output: expect.stringContaining('BROKEN provider at 1: the event was changed'),
    })
  })

  it('leave a file that is not a backup alone', async () => {
    const other = join(dataDir, 'other.visacare')
    writeFileSync(other, 'not a backup')
    const refused = await run('restore', [other], { DATABASE_URL: await bareDatabase(inject('ownerUrl')) })
    expect(refused.code).toBe(1)
    expect(refused.output.split('\n')).toHaveLength(2)
  })
})
