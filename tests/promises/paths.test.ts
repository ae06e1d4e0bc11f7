import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startNode } from '#app/server/node.ts'
import { openServices } from '#app/server/services.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { receiveUpload } from '#platform/files/receive.ts'
import { openFileStore } from '#platform/files/store.ts'
import { openLog } from '#platform/log/log.ts'
import { dropDatabase, inDatabase } from '../setup/databases.ts'
import { freshDatabase } from '../setup/templates.ts'

// Promise 18: no path traversal. Promise 33: no source maps, dotfiles or stack traces served. Promise 17: file keys.
const secret = 'THE SECRET OF ANOTHER FOLDER'
let folder = ''
let database = ''
let node: Awaited<ReturnType<typeof startNode>>
let port = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visacare-paths-'))
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true })
  mkdirSync(join(folder, 'client', '.git'))
  for (const [name, text] of [
    ['secret.txt', secret],
    ['client/index.html', '<!doctype html><title>VisaCare</title>'],
    ['client/assets/app-1234.js', 'export {}'],
    ['client/assets/app-1234.js.map', secret],
    ['client/.env', secret],
    ['client/.git/config', secret],
  ] as const) {
    writeFileSync(join(folder, name), text)
  }
  database = await freshDatabase(inject('ownerUrl'))
  const urls = { ownerUrl: inDatabase(inject('ownerUrl'), database), appUrl: inDatabase(inject('appUrl'), database) }
  const config = readConfig({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '2',
    WORKER: 'separate',
    // Nobody listens there.
    CLAMD: join(folder, 'clamd.ctl'),
  })
  const services = await openServices({ config, clock: settableClock(), log: openLog('silent'), appUrl: urls.appUrl })
  node = await startNode({ services, ...urls, clientFolder: join(folder, 'client') })
  port = Number(new URL(node.url).port)
})
afterAll(async () => {
  await node?.stop()
  await dropDatabase(inject('ownerUrl'), database)
  rmSync(folder, { recursive: true, force: true })
})

/** As it is: fetch would tidy the path up first. */
function raw(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end()
  })
}

describe('no address leads out of the built pages', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/....//....//secret.txt',
    '/%2e%2e%2fsecret.txt',
    '//etc/passwd',
    '/assets//etc/passwd',
    '/file:///etc/passwd',
    '/assets/app-1234.js%00.html',
    '/.env',
    '/.git/config',
    '/assets/../.env',
    '/%2eenv',
    '/assets/app-1234.js.map',
    '/package.json',
    '/src/app/server/main.ts',
    '/node_modules/pg/package.json',
  ])('%s', async (path) => {
    for (const accept of ['*/*', 'text/html', 'application/json']) {
      const { status, text } = await raw(path, { accept })
      expect(text).not.toContain(secret)
      expect(text).not.toMatch(/root:|"dependencies"/)
      // A person's browser may get the application's own page, which then says 'Page not found'.
      if (status === 200) expect(text).toBe('<!doctype html><title>VisaCare</title>')
    }
    const { status } = await raw(path, { accept: 'application/json' })
    expect(status).toBeGreaterThanOrEqual(400)
  })
})

test('the built files themselves are served', async () => {
  expect(await raw('/assets/app-1234.js')).toEqual({ status: 200, text: 'export {}' })
})

test('a stored file has no path: what is not a random key is refused before the disk is asked', async () => {
  const store = await openFileStore(readConfig({ DATA_DIR: join(folder, 'data') }))
  for (const key of ['../secret.txt', '..', '/etc/passwd', 'a/b', '', 'x'.repeat(32), `${'0'.repeat(31)}/`]) {
    await expect(store.get(key), key).rejects.toThrow()
    await expect(store.delete(key), key).rejects.toThrow()
  }
})

test('with CLAMD set the server asks the scanner, and takes no file while it is away', async () => {
  const stream = Readable.from([Buffer.from('%PDF-1.7\n')])
  const upload = receiveUpload(node.services, { stream, fileName: 'a.pdf', tenant: 'company:1' })
  await expect(upload).rejects.toMatchObject({ name: 'ScannerAway' })
})

test('a surprise tells its reference and nothing else', async () => {
  node.app.log.level = 'silent'
  const broken = await node.app.inject({ method: 'GET', url: '/api/system-check' })
  expect(broken.statusCode).toBe(200)
  const { services } = node
  const read = services.database.read
  services.database.read = () => {
    throw new Error(`secret path ${folder} in a stack`)
  }
  try {
    const reply = await node.app.inject({ method: 'GET', url: '/api/password/policies' })
    expect(reply.statusCode).toBe(500)
    expect(reply.json().error.code).toBe('SURPRISE')
    expect(reply.json().error.message).toContain(reply.headers['x-request-id'])
    expect(reply.body).not.toMatch(/secret path|\.ts|node_modules| at /)
  } finally {
    services.database.read = read
  }
})
