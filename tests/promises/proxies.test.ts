import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { BadSetting, readConfig } from '#platform/config.ts'
import { buildHttp } from '#platform/server/http.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

// Promise 3: nobody chooses the own address, whatever headers are sent.
const start = (env: Record<string, string>) =>
  startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl'), env })

/** The address that the audit trail has of a failed sign-in sent with this header. */
async function seen(server: TestServer, forwarded?: string): Promise<string | undefined> {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  await server.visitor().post('/api/sign-in', { userId: 'nobody@visacare.demo', password: 'Wrong@1' }, headers)
  const row = await server.services.database
    .read({ kind: 'system' })
    .maybe<{ ip: string }>(
      `select ip from audit_events where operation = 'signIn.failed' order by at desc, seq desc limit 1`,
    )
  return row?.ip
}

const metrics = async (server: TestServer, headers: Record<string, string> = {}) =>
  (await fetch(new URL('/metrics', server.url), { headers })).status

describe.each([
  ['no proxy', 'no', ['203.0.113.9', '127.0.0.1'], ['6.6.6.6, 203.0.113.9', '127.0.0.1']],
  ['one proxy', '1', ['203.0.113.9', '203.0.113.9'], ['6.6.6.6, 203.0.113.9', '203.0.113.9']],
  ['two proxies', '2', ['203.0.113.9, 10.0.0.7', '203.0.113.9'], ['6.6.6.6, 203.0.113.9, 10.0.0.7', '203.0.113.9']],
  [
    'proxies by address',
    '127.0.0.1, 10.0.0.0/8',
    ['203.0.113.9, 10.0.0.7', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ],
  ['a proxy at another address', '192.0.2.1', ['203.0.113.9', '127.0.0.1'], ['6.6.6.6, 203.0.113.9', '127.0.0.1']],
] as const)('behind %s', (_title, TRUST_PROXY, [sent, address], [forged, same]) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start({ TRUST_PROXY })
  })
  afterAll(() => server.stop())

  test('the visitor is who the outermost trusted proxy says; what the visitor puts before that changes nothing', async () => {
    expect(await seen(server)).toBe('127.0.0.1')
    expect(await seen(server, sent)).toBe(address)
    expect(await seen(server, forged)).toBe(same)
  })

  test('metrics without a token are for this machine itself, not for what comes through a proxy on it', async () => {
    expect(await metrics(server)).toBe(200)
    for (const value of ['127.0.0.1', '::1', sent, forged]) {
      expect(await metrics(server, { 'x-forwarded-for': value })).toBe(404)
    }
    expect(await metrics(server, { forwarded: 'for=127.0.0.1' })).toBe(404)
    // Another machine that says nothing of itself: the same HTTP side, asked as from its address.
    const app = await buildHttp({ services: server.services, implemented: [] })
    const from = async (remoteAddress: string) => (await app.inject({ url: '/metrics', remoteAddress })).statusCode
    expect([await from('127.0.0.1'), await from('203.0.113.9'), await from('10.0.0.7')]).toEqual([200, 404, 404])
    await app.close()
  })
})

describe('the setting', () => {
  test.each([
    ['no', false],
    ['0', false],
    ['1', 1],
    ['3', 3],
    // Said before it could count: the one proxy that stands in front.
    ['yes', 1],
    ['true', 1],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.1, 192.168.0.0/16,fd00::/8', ['10.0.0.1', '192.168.0.0/16', 'fd00::/8']],
  ])('%s', (value, means) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(means)
  })

  test.each(['all', '*', '0.0.0.0/0', '::/0', '10.0.0.300', '10.0.0.0/33', '-1', '1.5', '11'])(
    '%s is refused',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(BadSetting)
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
        /^The setting TRUST_PROXY is not usable: it must be [^.]+\.$/,
      )
    },
  )
})

test('whoever has one IPv6 address has its whole network, and is counted as that', async () => {
  const server = await start({ TRUST_PROXY: '1' })
  try {
    const from = (address: string) => {
      const headers = { 'x-forwarded-for': address }
      return server.visitor().post('/api/sign-in', { userId: 'attorney@visacare.demo', password: 'Wrong@1' }, headers)
    }
    for (let n = 1; n <= 10; n++) expect((await from(`2001:db8:1:2::${n.toString(16)}`)).status).toBe(401)
    expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await from('2001:db8:1:3::1')).status).toBe(401)
  } finally {
    await server.stop()
  }
})
