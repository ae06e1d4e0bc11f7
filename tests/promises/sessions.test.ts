import { createHash } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { startTestServer } from '../setup/server.ts'
import {
  change,
  codeIn,
  forgetAttempts,
  mailTo,
  operations,
  rowsOf,
  send,
  serverForThisFile,
  someone,
} from './support.ts'

// Promise 6: sessions; promise 3: failures count over a restart.
const server = serverForThisFile()

async function signedIn(password = 'Quiet@River77') {
  await forgetAttempts(server.current)
  const user = await someone(server.current, password)
  const client = server.current.visitor()
  await client.signIn(user.email, password)
  expect((await client.get('/api/me')).status).toBe(200)
  return { user, client }
}

describe('the next request is 401', () => {
  test('after logging out, also with the cookie kept', async () => {
    const { client } = await signedIn()
    const kept = client.cookie
    await client.post('/api/sign-out')
    client.cookie = kept
    expect((await client.get('/api/me')).status).toBe(401)
  })

  test('after the password was changed elsewhere, while the session that changed it goes on', async () => {
    const { user, client } = await signedIn()
    expect(
      (await client.post('/api/password/change', { currentPassword: user.password, password: 'Quiet@Ocean88' })).status,
    ).toBe(200)
    expect((await client.get('/api/me')).status).toBe(200)
    await server.current.visitor().post('/api/password/request-reset', { userId: user.email })
    const actcode = codeIn(await mailTo(server.current, user.email, 'password-reset'))
    await server.current.visitor().post('/api/password/reset', { actcode, password: 'Quiet@Woods99' })
    expect((await client.get('/api/me')).status).toBe(401)
  })

  test('after the role was changed', async () => {
    const { user, client } = await signedIn()
    expect((await (await server.current.as(3)).put(`/api/users/${user.id}`, { roleId: 3 })).status).toBe(200)
    const reply = await client.get('/api/me')
    expect([reply.status, reply.body.error.message]).toEqual([401, 'Your role was changed. Please sign in again.'])
  })

  test('after the account was disabled, and it cannot sign in again', async () => {
    const { user, client } = await signedIn()
    await (await server.current.as(3)).post(`/api/users/${user.id}/status`, { status: 'Inactive' })
    const reply = await client.get('/api/me')
    expect([reply.status, reply.body.error.message]).toEqual([
      401,
      'This account is not active. Ask your administrator.',
    ])
    expect(
      (await server.current.visitor().post('/api/sign-in', { userId: user.email, password: user.password })).status,
    ).toBe(401)
  })
})

// A node that remembers who a session belongs to must still ask whether it lives: here the row is closed behind its back.
describe('a session closed by another node', () => {
  const guarded = operations.filter(({ can }) => can !== 'public')
  const set = (state: string) =>
    change(
      server.current,
      `update sessions set ${state} where id = (select s.id from sessions s join users u on u.id = s.user_id
        where u.user_name = 'admin@visacare.demo' order by s.created_at desc limit 1)`,
    )
  test.each(guarded.map((each) => [each.name, each] as const))('%s answers 401', async (_name, operation) => {
    const admin = await server.current.as(1)
    await set('closed_at = null, closed_reason = null')
    expect((await admin.get('/api/me')).status).toBe(200)
    await set(`closed_at = now(), closed_reason = 'ended'`)
    const reply = await send(admin, operation)
    expect([reply.status, reply.body.error?.code]).toEqual([401, 'SIGNED_OUT'])
    const malformed = await send(admin, operation, { id: 'none', limit: 'none', companyId: [], settings: 5 })
    expect([malformed.status, malformed.body.error?.code]).toEqual([401, 'SIGNED_OUT'])
  })
})

test('each login makes a new secret, of which only the hash is stored', async () => {
  const { user, client } = await signedIn()
  const first = client.cookie
  await client.signIn(user.email, user.password)
  expect(client.cookie).not.toBe(first)
  const secret = client.cookie.split('=')[1] ?? ''
  expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(32)
  const rows = await rowsOf<{ hash: string; row: string }>(
    server.current,
    `select encode(token_hash, 'hex') as hash, sessions::text as row from sessions where user_id = $1`,
    [user.id],
  )
  expect(rows.map(({ hash }) => hash)).toContain(createHash('sha256').update(secret).digest('hex'))
  expect(rows.map(({ row }) => row).join()).not.toContain(secret)
})

test('a cookie that was given before the login is not taken over', async () => {
  const { user } = await signedIn()
  const victim = server.current.visitor()
  victim.cookie = 'visacare_session=chosen-by-somebody-else'
  await victim.signIn(user.email, user.password)
  const attacker = server.current.visitor()
  attacker.cookie = 'visacare_session=chosen-by-somebody-else'
  expect((await attacker.get('/api/me')).status).toBe(401)
})

test('under TLS the cookie is Secure and the browser is told to stay with TLS', async () => {
  const other = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    env: { PUBLIC_URL: 'https://visacare.example', HOST: '127.0.0.1' },
  })
  try {
    const address = other.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const reply = await fetch(`http://127.0.0.1:${port}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://visacare.example' },
      body: JSON.stringify({ userId: 'employer@visacare.demo', password: demoPasswordText }),
    })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    expect(reply.headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  } finally {
    await other.stop()
  }
})

test('failures at one node are counted at the next, so also over a restart; other addresses are not locked out', async () => {
  await forgetAttempts(server.current)
  const userId = 'employee@visacare.demo'
  for (let n = 0; n < 10; n += 1)
    await server.current.visitor().post('/api/sign-in', { userId, password: `Wrong@${n}` })
  const next = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    env: { TRUST_PROXY: '1' },
    shares: server.current.shares,
  })
  try {
    const login = (headers: Record<string, string>) =>
      next.visitor().post('/api/sign-in', { userId, password: demoPasswordText }, headers)
    expect((await login({})).status).toBe(429)
    expect((await login({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(200)
  } finally {
    await next.stop()
  }
})

test('without a trusted proxy nobody chooses the own address', async () => {
  await forgetAttempts(server.current)
  const login = (n: number) =>
    server.current
      .visitor()
      .post(
        '/api/sign-in',
        { userId: 'lawfirm@visacare.demo', password: 'Wrong@1' },
        { 'x-forwarded-for': `203.0.113.${n}` },
      )
  for (let n = 0; n < 10; n += 1) await login(n)
  expect((await login(11)).status).toBe(429)
})
