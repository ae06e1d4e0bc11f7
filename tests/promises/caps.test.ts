import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetAttempts, operations, serverForThisFile, signedInAs } from './support.ts'

// Promise 30: page sizes, rates and body sizes are capped. Draining at SIGTERM: tests/faults.
const server = serverForThisFile()

const lists = operations.filter(
  ({ kind, input }) =>
    kind === 'query' && 'limit' in (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}),
)

describe('a page', () => {
  test.each(lists.map((each) => [each.name, each] as const))('of %s has at most 200 rows', async (_name, operation) => {
    const admin = await signedInAs(server.current, 1)
    const [method, path = ''] = operation.path.replace(/:\w+/g, '1').split(' ')
    // The specification has reports that are asked for by POST.
    const reply = await (method === 'POST' ? admin.post(path, { limit: 201 }) : admin.get(`${path}?limit=201`))
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { fields: { limit: expect.stringMatching(/^Enter (\d\d|100|200) or less\.$/) } } },
    })
  })

  test('has 20 rows when nothing is asked for', async () => {
    const admin = await signedInAs(server.current, 1)
    const { body } = await admin.get('/api/users')
    expect(body.items).toHaveLength(20)
    expect(body.total).toBeGreaterThan(60)
  })
})

describe('a body', () => {
  test('above 1 MB is 413 with a sentence, at any address', async () => {
    const admin = await signedInAs(server.current, 1)
    const large = JSON.stringify({ commonName: 'title', value: 'x'.repeat(1_100_000) })
    for (const [client, path] of [
      [admin, '/api/common-details'],
      [server.current.visitor(), '/api/sign-in'],
    ] as const) {
      const reply = await client.post(path, large)
      expect(reply).toMatchObject({ status: 413, body: { error: { code: 'TOO_LARGE', message: expect.any(String) } } })
    }
  })

  test('that lies about its length is cut off', async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 40; n += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(50_000)))
        controller.close()
      },
    })
    const reply = await fetch(new URL('/api/sign-in', server.current.url), {
      method: 'POST',
      headers: { origin: new URL(server.current.url).origin, 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit).catch(() => null)
    // The server may hang up while we are still sending.
    if (reply) expect(reply.status).toBe(413)
    expect((await server.current.visitor().get('/healthz')).status).toBe(200)
  })

  test('that never ends is waited for a quarter of an hour', () => {
    expect(server.current.app.server.requestTimeout).toBe(900_000)
  })

  test('of settings is limited to 16 KB', async () => {
    const employer = await signedInAs(server.current, 3)
    const reply = await employer.put('/api/my/settings', { settings: { wide: 'x'.repeat(20_000) } })
    expect(reply.status).toBe(413)
    expect((await employer.get('/api/my/settings')).body.settings).not.toHaveProperty('wide')
  })
})

describe('a rate', () => {
  const visitor = () => server.current.visitor()
  const sentence = { status: 429, body: { error: { code: 'TOO_MANY', message: expect.stringMatching(/wait/) } } }

  test.each([
    [
      'login failures',
      10,
      () => visitor().post('/api/sign-in', { userId: 'nobody@nowhere.example', password: 'Wrong@1' }),
    ],
    [
      'password-only checks',
      10,
      () => visitor().post('/loginapi/api/session', { userId: 'nobody@nowhere.example', password: 'Wrong@1' }),
    ],
    ['reset mails', 5, () => visitor().post('/api/password/request-reset', { userId: 'employer@visacare.demo' })],
    ['user-name mails', 5, () => visitor().get('/api/password/forgot-user-name?emailId=employer@visacare.demo')],
    [
      'registrations',
      5,
      () =>
        visitor().post('/api/sign-up', {
          employerName: 'Cedar Works',
          firstName: 'A',
          lastName: 'R',
          emailId: `a${Math.random()}@cedar.example`.replace('0.', ''),
          daytimePhoneNumber: '(212) 555-0142',
        }),
    ],
  ] as const)(
    'of %s is limited to %i in 15 minutes, and a 429 says when to come back',
    async (_title, allowed, call) => {
      await forgetAttempts(server.current)
      for (let n = 0; n < allowed; n += 1) expect((await call()).status).not.toBe(429)
      const refused = await call()
      expect(refused).toMatchObject(sentence)
      expect(refused.headers.get('retry-after')).toBe('900')
      server.current.clock.advance(15 * 60_000 + 1000)
      expect((await call()).status).not.toBe(429)
    },
  )

  test('of look-ups of receipt numbers is limited by address', async () => {
    await forgetAttempts(server.current)
    const statuses: number[] = []
    for (let n = 0; n < 80 && statuses.at(-1) !== 429; n += 1)
      statuses.push((await visitor().get('/api/uscis/IOE0912345678')).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
