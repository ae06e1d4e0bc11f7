import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from './errors.ts'
import { serveClient } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'visacare-client-'))
const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
const page = { accept: 'text/html,application/xhtml+xml' }

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>VisaCare</title>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, '.secret'), 'no')
  writeFileSync(join(folder, 'assets/app-a1b2.js'), 'let original')
  writeFileSync(join(folder, 'assets/app-a1b2.js.gz'), gzipSync('let compressed'))
  writeFileSync(join(folder, 'assets/app-a1b2.js.map'), '{}')
  answerErrors(app)
  app.get('/api/known', async () => ({ known: true }))
  serveClient(app, folder)
  await app.ready()
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('a hashed asset is sent for good, compressed where the browser can read it', async () => {
  const plain = await app.inject({ url: '/assets/app-a1b2.js' })
  expect(plain.body).toBe('let original')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const compressed = await app.inject({ url: '/assets/app-a1b2.js', headers: { 'accept-encoding': 'gzip' } })
  expect(compressed.headers['content-encoding']).toBe('gzip')
  expect(compressed.headers['content-type']).toContain('javascript')
})

test.each(['/', '/login', '/visaCareManageCases/1/2', '/forgotPasswordUpdate/a.b.c?x=1', '/index.html', '/login/'])(
  '%s opens the application, never from a cache without asking',
  async (url) => {
    const reply = await app.inject({ url, headers: page })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('VisaCare')
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.headers['cache-control']).toBe('no-cache')
  },
)

test('other files ask again each time', async () => {
  expect((await app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('no-cache')
})

test.each([
  '/api',
  '/api/unknown',
  '/loginapi/visacare/api/nothing',
  '/caseflowApi/x',
  '/FORMTYPESAPI/x',
  '/healthz/x',
  '/assets/app-old.js',
  '/assets/app-a1b2.js.map',
  '/.secret',
  '/.git/config',
])('%s is not there, in the one error shape, even for a browser', async (url) => {
  const reply = await app.inject({ url, headers: page })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual({ error: { code: 'NOT_FOUND', message: expect.any(String) } })
})

test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/assets/%2e%2e/.secret'])(
  '%s does not leave the folder',
  async (url) => {
    const reply = await app.inject({ url })
    expect(reply.body).not.toContain('dependencies')
    expect(reply.body).not.toBe('no')
  },
)

test('a missing picture is missing, not a page', async () => {
  expect((await app.inject({ url: '/logo.png', headers: { accept: 'image/png,*/*' } })).statusCode).toBe(404)
  expect((await app.inject({ url: '/login', headers: { accept: 'application/json' } })).statusCode).toBe(404)
})

test('a program without an Accept header gets the page of a plain address', async () => {
  expect((await app.inject({ url: '/login' })).statusCode).toBe(200)
})

test('HEAD answers like GET without a body', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/login', headers: page })
  expect([reply.statusCode, reply.body]).toEqual([200, ''])
  expect((await app.inject({ method: 'HEAD', url: '/assets/app-a1b2.js' })).statusCode).toBe(200)
})

test('an unknown call that changes something is not there either', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/nothing', payload: {} })
  expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'NOT_FOUND'])
})

test('the routes of the server come before the application', async () => {
  expect((await app.inject({ url: '/api/known', headers: page })).json()).toEqual({ known: true })
})
