import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { setupLink } from '#identity/setup/server/handlers.ts'
import type { TestClient } from '../setup/client.ts'
import { softwareAuthenticator } from './authenticator.ts'
import { codeIn, forgetAttempts, mailTo, rowsOf, serverForThisFile } from './support.ts'

// Promise 4: the second factor, in an installation without demo data.
const server = serverForThisFile({ DEMO_DATA: 'no' })
const admin = {
  emailId: 'first.admin@immigration.example',
  firstName: 'Ada',
  lastName: 'Byron',
  password: 'Quiet@River77',
}

let client: TestClient
let secret = ''
let recoveryCodes: string[] = []
const codeNow = () =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.current.clock.now().getTime() })
const nextCode = () => {
  server.current.clock.advance(31_000)
  return codeNow()
}
const login = () => server.current.visitor().post('/api/sign-in', { userId: admin.emailId, password: admin.password })
const finish = async (code: string, pending?: string) => {
  const visitor = server.current.visitor()
  const token = pending ?? (await login()).body.secondFactor.pending
  return { ...(await visitor.post('/api/sign-in/second-factor', { pending: token, code })), visitor, pending: token }
}

beforeAll(async () => {
  const link = (await setupLink(server.current.services)) ?? ''
  const code = link.split('/').at(-1)
  expect((await server.current.visitor().post('/api/setup', { ...admin, code })).status).toBe(200)
  expect((await server.current.visitor().post('/api/setup', { ...admin, code })).body.error.code).toBe('LINK_USED')
  expect(await setupLink(server.current.services)).toBeNull()
  client = server.current.visitor()
})

test('an administrator without one may do nothing but set it up', async () => {
  const session = await client.signIn(admin.emailId, admin.password)
  expect(session.body.secondFactorMissing).toBe(true)
  for (const path of ['/api/users', '/api/roles', '/api/outbox', '/api/audit-trail', '/api/my/profile']) {
    const reply = await client.get(path)
    expect([path, reply.status, reply.body.error.code]).toEqual([path, 403, 'SECOND_FACTOR_MISSING'])
  }
  expect((await client.get('/api/my/factors')).body).toEqual({ items: [], recoveryCodesLeft: 0 })
})

test('an authenticator app counts once its first code was entered, and brings ten recovery codes', async () => {
  const begun = await client.post('/api/my/factors/totp', { name: 'Phone' })
  expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/VisaCare:/)
  secret = begun.body.secret
  expect((await client.post(`/api/my/factors/totp/${begun.body.id}/confirm`, { code: '000000' })).body.error.code).toBe(
    'WRONG_CODE',
  )
  expect((await client.get('/api/users')).status).toBe(403)
  const confirmed = await client.post(`/api/my/factors/totp/${begun.body.id}/confirm`, { code: codeNow() })
  recoveryCodes = confirmed.body.recoveryCodes
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await client.get('/api/users')).status).toBe(200)
})

test('from now on the password alone opens no session', async () => {
  const reply = await login()
  expect(reply.body).toEqual({ secondFactor: { pending: expect.any(String), kinds: ['totp', 'recovery'] } })
  expect(reply.headers.get('set-cookie')).toBeNull()
  expect((await client.get('/api/users')).status).toBe(200)
})

describe('a code of the app', () => {
  test('works once, even within its own 30 seconds', async () => {
    const code = nextCode()
    expect((await finish(code)).status).toBe(200)
    const again = await finish(code)
    expect([again.status, again.body.error.code]).toEqual([401, 'WRONG_CODE'])
  })

  test('of two uses at the same moment one is refused', async () => {
    const code = nextCode()
    const pendings = [(await login()).body.secondFactor.pending, (await login()).body.secondFactor.pending]
    const replies = await Promise.all(pendings.map((pending) => finish(code, pending)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('is refused when it is two minutes old', async () => {
    const old = nextCode()
    server.current.clock.advance(120_000)
    expect((await finish(old)).status).toBe(401)
  })

  test('can be guessed five times; then the password is asked again', async () => {
    const { pending } = await finish('000000')
    for (let tries = 0; tries < 4; tries += 1)
      expect((await finish('000001', pending)).body.error.code).toBe('WRONG_CODE')
    const right = await finish(nextCode(), pending)
    expect([right.status, right.body.error.code]).toEqual([401, 'LOGIN_ERROR'])
  })

  test('has five minutes after the password', async () => {
    const pending = (await login()).body.secondFactor.pending
    server.current.clock.advance(5 * 60_000 + 1000)
    expect((await finish(codeNow(), pending)).body.error.code).toBe('LOGIN_ERROR')
  })
})

test('ten wrong codes in 15 minutes stop the guessing, however often the password is entered', async () => {
  await forgetAttempts(server.current)
  for (let tries = 0; tries < 10; tries += 1) expect((await finish('000000')).status).toBe(401)
  expect((await finish(nextCode())).status).toBe(429)
  server.current.clock.advance(15 * 60_000)
  expect((await finish(nextCode())).status).toBe(200)
})

test('a recovery code works once, however it is typed', async () => {
  const [first = '', second = ''] = recoveryCodes
  expect((await finish(first)).status).toBe(200)
  expect((await finish(first)).status).toBe(401)
  const used = await finish(second.toLowerCase().replace('-', ' '))
  expect(used.status).toBe(200)
  expect((await used.visitor.get('/api/my/factors')).body.recoveryCodesLeft).toBe(8)
  const stored = await rowsOf<{ row: string }>(server.current, 'select recovery_codes::text as row from recovery_codes')
  for (const code of recoveryCodes) expect(stored.map(({ row }) => row).join()).not.toContain(code.replace('-', ''))
})

describe('a passkey', () => {
  const passkey = () => softwareAuthenticator(server.current.url)
  let own: ReturnType<typeof passkey>

  test('is added by a signed-in user, and a foreign page cannot add one', async () => {
    const { visitor } = await finish(nextCode())
    const options = async () => (await visitor.post('/api/my/factors/passkey-options')).body.options
    const foreign = softwareAuthenticator('https://evil.example').create(await options())
    expect((await visitor.post('/api/my/factors/passkey', { response: foreign })).body.error.code).toBe('WRONG_PASSKEY')
    own = passkey()
    const created = await visitor.post('/api/my/factors/passkey', {
      name: 'Laptop',
      response: own.create(await options()),
    })
    // The codes that were written down stay good.
    expect([created.status, created.body]).toEqual([200, { recoveryCodes: [] }])
    client = visitor
  })

  const challenge = async () => {
    const pending = (await login()).body.secondFactor.pending
    const { body } = await server.current.visitor().post('/api/sign-in/passkey-options', { pending })
    return { pending, options: body.options }
  }
  const use = (pending: string, response: unknown) =>
    server.current.visitor().post('/api/sign-in/passkey', { pending, response })

  test('completes a sign-in once per challenge', async () => {
    const { pending, options } = await challenge()
    const response = own.get(options)
    expect((await use(pending, response)).body.Token).toEqual(expect.any(String))
    expect((await use(pending, response)).status).toBe(401)
    const other = await challenge()
    expect((await use(other.pending, response)).body.error.code).toBe('WRONG_PASSKEY')
  })

  test('of somebody else, or for another page, is refused', async () => {
    const one = await challenge()
    expect((await use(one.pending, passkey().get(one.options))).body.error.code).toBe('WRONG_PASSKEY')
    const other = await challenge()
    expect((await use(other.pending, { ...own.get({ ...other.options, rpId: 'evil.example' }) })).body.error.code).toBe(
      'WRONG_PASSKEY',
    )
  })
})

test('the last factor of a role that needs one cannot be removed', async () => {
  const { visitor } = await finish(nextCode())
  const { items } = (await visitor.get('/api/my/factors')).body
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['totp', 'passkey'])
  expect((await visitor.delete(`/api/my/factors/${items[1].id}`)).status).toBe(200)
  expect((await visitor.delete(`/api/my/factors/${items[0].id}`)).body.error.code).toBe('REQUIRED')
})

test('firms and attorneys need one too, employers and employees do not', async () => {
  const { visitor } = await finish(nextCode())
  const { services } = server.current
  const [firm, company] = await services.database.transaction({ kind: 'system' }, async (tx) => [
    await tx.one<{ id: number }>(`insert into law_firms (code, name) values ('LANE', 'LANE LLP') returning id`),
    await tx.one<{ id: number }>(
      `insert into companies (code, name, transaction_details_added) values ('ACME', 'ACME', true) returning id`,
    ),
  ])
  for (const [roleId, needed] of [
    [2, true],
    [9, true],
    [10, true],
    [13, true],
    [3, false],
    [4, false],
    [5, false],
  ] as const) {
    await forgetAttempts(server.current)
    const email = `role.${roleId}@immigration.example`
    const tenant = roleId === 2 ? {} : roleId >= 9 ? { lawFirmId: firm?.id } : { companyId: company?.id }
    const made = await visitor.post('/api/users', { email, firstName: 'Sam', lastName: 'Vale', roleId, ...tenant })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const actcode = codeIn(await mailTo(server.current, email, 'account-activation'))
    await server.current.visitor().post('/api/password/reset', { actcode, password: 'Quiet@Ocean88' })
    const session = await server.current.visitor().signIn(email, 'Quiet@Ocean88')
    expect([roleId, session.body.secondFactorMissing]).toEqual([roleId, needed])
  }
})
