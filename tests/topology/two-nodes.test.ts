import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { parseKeyring } from '#platform/crypto/keyring.ts'
import { storeFile } from '#platform/files/receive.ts'
import { openFileStore } from '#platform/files/store.ts'
import { until } from '../faults/processes.ts'
import { withClient } from '../operations/databases.ts'
import { clientOf } from '../setup/client.ts'
import { type Cluster, startCluster } from './cluster.ts'

let cluster: Cluster
const password = 'Demo@12345'
const atFirst = () => clientOf(cluster.first.url)
const atSecond = () => clientOf(cluster.second.url)

beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster.stop(), 60_000)

describe('two nodes and a worker on one PostgreSQL whose owner is no superuser', () => {
  it('share sessions: made at one node, good at the other', async () => {
    const first = atFirst()
    const second = atSecond()
    await first.signIn('employer@visacare.demo', password)
    second.cookie = first.cookie
    const saved = await second.put('/api/my/settings', { settings: { density: 'compact' } })
    expect(saved.status).toBe(200)
    expect((await first.get('/api/my/settings')).body).toEqual({
      settings: expect.objectContaining({ density: 'compact' }),
    })
  })

  it('close a session at one node when its user signs in at the other', async () => {
    const first = atFirst()
    await first.signIn('attorney@visacare.demo', password)
    expect((await first.get('/api/my/settings')).status).toBe(200)
    await atSecond().signIn('attorney@visacare.demo', password)
    const closed = await first.get('/api/my/settings')
    expect(closed).toMatchObject({
      status: 401,
      body: { error: { message: 'Your session was closed by another login.' } },
    })
  })

  it('log out everywhere at once', async () => {
    const first = atFirst()
    const second = atSecond()
    await first.signIn('employerassistant@visacare.demo', password)
    second.cookie = first.cookie
    expect((await second.get('/api/my/settings')).status).toBe(200)
    expect((await first.post('/api/sign-out')).status).toBe(200)
    expect((await second.get('/api/my/settings')).status).toBe(401)
  })

  it('count failed sign-ins together', async () => {
    const wrong = (client: ReturnType<typeof atFirst>) =>
      client.post('/api/sign-in', { userId: 'lawfirm@visacare.demo', password: 'not the password' })
    for (let n = 0; n < 5; n++) {
      expect((await wrong(atFirst())).status).toBe(401)
      expect((await wrong(atSecond())).status).toBe(401)
    }
    expect((await wrong(atFirst())).status).toBe(429)
    expect((await wrong(atSecond())).status).toBe(429)
  })

  it('apply rights at one node that were edited at the other', async () => {
    const admin = atFirst()
    const assistant = atSecond()
    await admin.signIn('admin@visacare.demo', password)
    await assistant.signIn('adminassistant@visacare.demo', password)
    const matrix = await admin.get('/api/roles/matrix')
    const { permissionId } = matrix.body.rights.find(({ right }: { right: string }) => right === 'commonDetail:edit')
    const link = { roleId: 2, permissionId }
    await admin.post('/api/role-permissions', link)
    let n = 0
    const edits = async () =>
      (await assistant.post('/api/common-details', { commonName: 'topology', value: `value ${n++}` })).status
    await until(async () => (await edits()) === 200, 5_000, 'the right to be given')
    expect((await admin.post('/api/role-permissions/remove', link)).status).toBe(200)
    await until(async () => (await edits()) === 403, 5_000, 'the right to be taken')
    expect((await admin.post('/api/role-permissions', link)).status).toBe(200)
    await until(async () => (await edits()) === 200, 5_000, 'the right to be given back')
  })

  it('run each job once, at the worker', async () => {
    const names = ['employee', 'employer', 'attorney', 'attorneyassistant', 'adminassistant'].map(
      (name) => `${name}@visacare.demo`,
    )
    const ask = (userId: string, index: number) =>
      (index % 2 === 0 ? atFirst() : atSecond()).post('/api/password/request-reset', { userId })
    for (const reply of await Promise.all(names.map(ask))) expect(reply.status).toBe(200)
    await until(() => cluster.mails.length >= names.length, 30_000, 'the mails')
    await sleep(1_000)
    expect(cluster.mails.map(({ to }) => to).sort()).toEqual([...names].sort())
    expect(new Set(cluster.mails.map(({ id }) => id)).size).toBe(names.length)
  })

  it('keep their files in the S3 store, and the backup command saves and restores them', async () => {
    const config = readConfig(cluster.env)
    const keyring = parseKeyring(cluster.env.ENCRYPTION_KEYS)
    const files = await openFileStore(config)
    const content = Buffer.alloc(300_000, 'passport ')
    const stored = await storeFile(
      { files, keyring },
      { content: Readable.from([content]), tenant: 'company:1', contentType: 'application/pdf' },
    )
    const stand = await withClient(cluster.ownerUrl, async (client) => {
      await client.query(
        `insert into files (key, company_id, name, content_type, size, sha256, created_at) values ($1, 1, 'p.pdf', 'application/pdf', $2, $3, now())`,
        [stored.key, stored.size, stored.sha256],
      )
      return (await client.query<{ files: number }>('select count(*)::int as files from files')).rows[0]?.files
    })
    const file = join(config.dataDir, 'all.visacare')
    const run = (script: string, args: string[], env: Record<string, string> = {}) =>
      promisify(execFile)(process.execPath, ['scripts/command.mjs', script, ...args], {
        env: { PATH: process.env.PATH ?? '', ...cluster.env, ...env },
      })
    const backup = await run('backup', [file])
    expect(backup.stdout).toContain(` ${stand} files, `)
    await expect(run('restore', [file])).rejects.toMatchObject({
      stderr: expect.stringContaining('Stop all of them first'),
    })
    await files.delete(stored.key)
    await Promise.all([cluster.first, cluster.second, cluster.worker].map((each) => each.end('SIGTERM')))
    const restored = await run('restore', [file, '--replace', 'installation'])
    expect(restored.stdout).toMatch(new RegExp(`Restored \\d+ rows of \\d+ tables, \\d+ jobs and ${stand} files`))
    const back = await buffer(await files.get(stored.key))
    expect(back.length).toBeGreaterThan(content.length)
  })
})
