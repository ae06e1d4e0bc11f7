import { describe, expect, test } from 'vitest'
import { demoAccounts, demoPasswordText } from '#app/demo/load.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()

const employer = 'employer@visacare.demo'
const login = (userId: string, password: string) => server.visitor().post('/api/sign-in', { userId, password })

describe('login', () => {
  test.each(demoAccounts.map((each) => [each.roleName, each] as const))(
    '%s signs in and gets the stored session',
    async (_role, account) => {
      const reply = await server.visitor().signIn(account.userName, demoPasswordText)
      const profile = reply.body.AUTHDATA.userProfile[0]
      expect(profile.roleFkId).toEqual({ roleId: account.roleId, roleName: account.roleName })
      expect(profile.userautoid.userId).toBe(account.userName)
      expect(profile.userautoid.personautoid).toMatchObject({
        first_name: account.firstName,
        last_name: account.lastName,
      })
      expect(reply.body.TOKENAUTH.expiresIn).toBeGreaterThan(43_000)
      expect(reply.body.AUTHDATA.rolespermission.length).toBeGreaterThan(0)
      expect(JSON.stringify(reply.body)).not.toMatch(/"(password|password_?hash|secret|token_?hash)"/i)
    },
  )

  test('the cookie is HttpOnly and SameSite=Lax, and the secret is nowhere in the body', async () => {
    const reply = await login(employer, demoPasswordText)
    const cookie = reply.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const secret = /visacare_session=([^;]+)/.exec(cookie)?.[1] ?? ''
    expect(secret.length).toBeGreaterThan(40)
    expect(JSON.stringify(reply.body)).not.toContain(secret)
  })

  test('a wrong password and an unknown account answer the same', async () => {
    const wrong = await login(employer, 'Wrong@12345')
    const unknown = await login('nobody@nowhere.example', 'Wrong@12345')
    expect([wrong.status, wrong.body]).toEqual([401, { error: { code: 'LOGIN_ERROR', message: 'Login Error.' } }])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('a second login closes the first session, which is told at its next call', async () => {
    const first = server.visitor()
    const { body } = await first.signIn(employer, demoPasswordText)
    await server.visitor().signIn(employer, demoPasswordText)
    const reply = await first.get('/api/me')
    expect([reply.status, reply.body.error.code]).toEqual([401, 'CLOSED_ELSEWHERE'])
    const state = await first.get(`/loginapi/api/sessionlist?sessionid=${body.Token}`)
    expect(state.body).toEqual({ loginsessionid: null })
  })

  test('sessionlist answers the own live session only', async () => {
    const client = server.visitor()
    const { body } = await client.signIn(employer, demoPasswordText)
    for (const base of ['/loginapi/', '/loginapi/visacare/', '/']) {
      expect((await client.get(`${base}api/sessionlist/?sessionid=${body.Token}`)).body).toEqual({
        loginsessionid: body.Token,
      })
    }
    expect((await server.visitor().get(`/loginapi/api/sessionlist?sessionid=${body.Token}`)).body).toEqual({
      loginsessionid: null,
    })
  })

  test('the password-only checks open and close nothing', async () => {
    const client = server.visitor()
    const { body } = await client.signIn(employer, demoPasswordText)
    const right = { userId: employer, password: demoPasswordText }
    expect(
      (await server.visitor().post('/loginapi/authenticateClient', { userName: employer, password: demoPasswordText }))
        .body,
    ).toEqual({ expiresIn: 43_200 })
    expect((await server.visitor().post('/loginapi/api/session', right)).body).toEqual({ sessionId: body.Token })
    expect((await server.visitor().post('/loginapi/api/sessionval', right)).body).toEqual({ valid: true })
    expect((await server.visitor().post('/loginapi/api/sessionval', { ...right, password: 'Wrong@1' })).body).toEqual({
      valid: false,
    })
    expect((await client.get('/api/me')).status).toBe(200)
  })

  test('logout ends the session at once', async () => {
    const client = server.visitor()
    await client.signIn(employer, demoPasswordText)
    const kept = client.cookie
    expect((await client.post('/loginapi/api/logout', { userId: employer })).status).toBe(200)
    expect(client.cookie).toBe('')
    client.cookie = kept
    expect((await client.get('/api/me')).status).toBe(401)
  })
})

describe('time', () => {
  test('20 minutes without a call end the session; a call in between keeps it', async () => {
    const client = server.visitor()
    await client.signIn(employer, demoPasswordText)
    server.clock.advance(19 * 60_000)
    expect((await client.post('/api/session/touch')).status).toBe(200)
    await settled()
    server.clock.advance(19 * 60_000)
    expect((await client.get('/api/me')).status).toBe(200)
    await settled()
    server.clock.advance(21 * 60_000)
    const reply = await client.get('/api/me')
    expect([reply.status, reply.body.error.code]).toEqual([401, 'SESSION_IDLE'])
  })

  test('12 hours end the session, however active', async () => {
    const client = server.visitor()
    await client.signIn(employer, demoPasswordText)
    for (let hour = 0; hour < 12 * 4; hour += 1) {
      server.clock.advance(15 * 60_000 - 1000)
      await client.post('/api/session/touch')
      await settled()
    }
    server.clock.advance(2 * 60_000)
    const reply = await client.get('/api/me')
    expect([reply.status, reply.body.error.code]).toEqual([401, 'SESSION_EXPIRED'])
  })
})

describe('a selected corporate', () => {
  const codes = { assigned: 'NORTHWIND', ofTheFirm: 'CORVID', foreign: 'LUMEN' }
  const idOf = async (code: string) =>
    (
      await server.services.database
        .read({ kind: 'system' })
        .one<{ id: number }>('select id from companies where code = $1', [code])
    ).id

  test.each([
    ['attorney@visacare.demo', codes.assigned, 200],
    ['attorney@visacare.demo', codes.ofTheFirm, 404],
    ['attorneyassistant@visacare.demo', codes.assigned, 200],
    ['attorneyassistant@visacare.demo', codes.ofTheFirm, 404],
    ['lawfirm@visacare.demo', codes.ofTheFirm, 200],
    ['lawfirm@visacare.demo', codes.foreign, 404],
  ])('%s selecting %s answers %i', async (userName, code, status) => {
    const client = server.visitor()
    await client.signIn(userName, demoPasswordText)
    const reply = await client.post('/api/session/company', { companyId: await idOf(code) })
    expect(reply.status).toBe(status)
  })

  test('the provider gives a reason, has an hour, and the company can read who and why', async () => {
    const admin = server.visitor()
    await admin.signIn('admin@visacare.demo', demoPasswordText)
    const companyId = await idOf('NORTHWIND')
    expect((await admin.post('/api/session/company', { companyId })).body.error.code).toBe('REASON_MISSING')
    const looking = await admin.post('/api/session/company', { companyId, reason: 'They asked for help with a user' })
    expect(looking.body).toMatchObject({ selectedCorporateId: companyId, selectedRoleName: 'EmployerAdmin' })
    const employers = server.visitor()
    await employers.signIn(employer, demoPasswordText)
    const seen = await employers.get('/api/look-ins')
    expect(seen.body.items[0]).toMatchObject({
      userName: 'admin@visacare.demo',
      reason: 'They asked for help with a user',
    })
    for (let minutes = 0; minutes < 61; minutes += 15) {
      server.clock.advance(15 * 60_000)
      await admin.post('/api/session/touch')
      await settled()
    }
    expect((await admin.get('/api/me')).body.selectedCorporateId).toBeNull()
  })
})

describe('forged requests', () => {
  test.each([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['the text null as Origin', { origin: 'null' }],
    ['no Origin at all', { origin: '' }],
  ])('%s is refused, at login too', async (_title, headers) => {
    const response = await fetch(new URL('/api/sign-in', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(headers.origin ? headers : {}) },
      body: JSON.stringify({ userId: employer, password: demoPasswordText }),
    })
    expect(response.status).toBe(403)
    expect((await response.json()).error.code).toBe('FOREIGN_ORIGIN')
  })

  test('a page of others sends no mail through the browser of its reader; the own page does', async () => {
    const asked = async (headers: Record<string, string>, path = '/api/password/forgot-user-name') =>
      (await fetch(new URL(`${path}?emailId=nobody@visacare.demo`, server.url), { headers })).status
    expect(await asked({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await asked({ origin: 'http://evil.example' })).toBe(403)
    expect(await asked({ 'sec-fetch-site': 'cross-site' }, '/loginapi/api/forgotUserName')).toBe(403)
    expect(await asked({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await asked({ origin: server.url.replace('http:', 'https:') })).toBe(403)
  })
})

describe('lock-out', () => {
  test('ten failures give 429 for that account and address, and leave other accounts alone', async () => {
    const victim = 'employerassistant@visacare.demo'
    for (let n = 0; n < 10; n += 1) expect((await login(victim, `Wrong@${n}`)).status).toBe(401)
    expect((await login(victim, demoPasswordText)).status).toBe(429)
    expect((await login(employer, demoPasswordText)).status).toBe(200)
    server.clock.advance(15 * 60_000 + 1000)
    expect((await login(victim, demoPasswordText)).status).toBe(200)
  })
})

// The note of activity is written beside the answer, not before it: wait until the newest session has it.
async function settled(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { at } = await server.services.database
      .read({ kind: 'system' })
      .one<{ at: string }>('select max(last_seen_at) as at from sessions where closed_at is null')
    if (server.clock.now().getTime() - Date.parse(at) < 10_000) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('The activity was not noted')
}
