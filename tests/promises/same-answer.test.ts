import * as argon2 from '@node-rs/argon2'
import { describe, expect, test, vi } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { jobs } from '#app/implemented.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { emptyQueue, forgetAttempts, mailTo, rowsOf, serverForThisFile } from './support.ts'

// Promise 2: the same reply and the same work for known and unknown accounts.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify), hash: vi.fn(real.hash) }
})

// The worker runs when told to, so that what is counted is the work of the request alone.
const server = serverForThisFile({ WORKER: 'separate' })
const known = 'employer@visacare.demo'
const unknown = 'nobody.at.all@visacare.demo'

/** Body, headers that could tell, and the work done: password hashes computed and statements sent. */
async function observed(method: 'GET' | 'POST', path: string, body?: unknown) {
  await forgetAttempts(server.current)
  const statements = vi.spyOn(server.current.services.database, 'transaction')
  const reads = vi.spyOn(server.current.services.database, 'read')
  vi.mocked(argon2.verify).mockClear()
  vi.mocked(argon2.hash).mockClear()
  const reply = await server.current.visitor().call(method, path, body)
  const work = {
    transactions: statements.mock.calls.length,
    reads: reads.mock.calls.length,
    verified: vi.mocked(argon2.verify).mock.calls.length,
    hashed: vi.mocked(argon2.hash).mock.calls.length,
  }
  statements.mockRestore()
  reads.mockRestore()
  const headers = ['content-type', 'content-length', 'set-cookie', 'cache-control', 'retry-after'].map((name) => [
    name,
    reply.headers.get(name),
  ])
  return { status: reply.status, body: reply.body, headers: Object.fromEntries(headers), work }
}

describe('login', () => {
  const login = (userId: string) => observed('POST', '/api/sign-in', { userId, password: 'Wrong@12345' })

  test.each([
    ['an unknown account', unknown],
    ['an invited one, which has no password yet', 'invited'],
    ['a disabled one', 'disabled'],
  ])('%s answers as a known one with a wrong password does, after one password check', async (_title, name) => {
    const other = name.includes('@') ? name : await accountThatIs(name === 'invited' ? 'Invited' : 'Inactive')
    const one = await login(known)
    expect(one.body).toEqual({ error: { code: 'LOGIN_ERROR', message: 'Login Error.' } })
    expect(one.work.verified).toBe(1)
    expect(await login(other)).toEqual(one)
  })

  test('a disabled account answers the same even with its right password', async () => {
    const userId = await accountThatIs('Inactive')
    await server.current.services.database.transaction({ kind: 'system' }, async (tx) => {
      const hash = await argon2.hash(demoPasswordText)
      await tx.run(
        `insert into credentials (user_id, password_hash) select id, $2 from users where user_name = $1
         on conflict (user_id) do update set password_hash = $2`,
        [userId, hash],
      )
    })
    const reply = await observed('POST', '/api/sign-in', { userId, password: demoPasswordText })
    expect(reply).toEqual(await login(known))
  })

  test.each(['/loginapi/authenticateClient', '/loginapi/api/session', '/loginapi/api/sessionval'])(
    '%s tells known and unknown apart as little as login does',
    async (path) => {
      const typed = (userId: string) => ({ userId, userName: userId, password: 'Wrong@12345' })
      expect(await observed('POST', path, typed(unknown))).toEqual(await observed('POST', path, typed(known)))
    },
  )

  test('the time is the same: the fastest of 15 are close', async () => {
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
    for (let round = 0; round < 15; round += 1) {
      for (const userId of [known, unknown]) {
        await forgetAttempts(server.current)
        const began = performance.now()
        await server.current.visitor().post('/api/sign-in', { userId, password: 'Wrong@12345' })
        times[userId]?.push(performance.now() - began)
      }
    }
    // The fastest of each is what it costs; the others tell how busy the machine was.
    const [one = 0, other = 0] = [known, unknown].map((userId) => Math.min(...(times[userId] ?? [])))
    // A check left out for unknown accounts would make one of them several times faster.
    expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(2.5)
  })
})

describe('what only mails its owner', () => {
  test.each([
    ['forgot password', 'POST', '/api/password/request-reset', (userId: string) => ({ userId }), 'password-reset'],
    [
      'forgot user name',
      'GET',
      '/api/password/forgot-user-name',
      (emailId: string) => ({ emailId }),
      'forgot-user-name',
    ],
  ] as const)(
    '%s answers the same, and only the owner of a known account gets a mail',
    async (_title, method, path, input, template) => {
      const call = (name: string) =>
        method === 'GET'
          ? observed(method, `${path}?${new URLSearchParams(input(name) as never)}`)
          : observed(method, path, input(name))
      const other = await call(unknown)
      expect(other.status).toBe(200)
      expect(await call(known)).toEqual(other)
      await work()
      await mailTo(server.current, known, template)
      expect(await rowsOf(server.current, 'select 1 from outbox_mails where $1 = any (recipients)', [unknown])).toEqual(
        [],
      )
    },
  )

  test('sign-up answers the same for every address; a known one is told of its account and nothing is made', async () => {
    const company = {
      employerName: 'Cedar Works',
      firstName: 'Ana',
      lastName: 'Ruiz',
      daytimePhoneNumber: '(212) 555-0142',
    }
    const other = await observed('POST', '/api/sign-up', { ...company, emailId: 'ana.ruiz@cedarworks.example' })
    expect(other.status).toBe(200)
    expect(await observed('POST', '/api/sign-up', { ...company, emailId: known })).toEqual(other)
    await work()
    await mailTo(server.current, known, 'already-registered')
    await mailTo(server.current, 'ana.ruiz@cedarworks.example', 'account-activation')
    const made = await rowsOf<{ n: number }>(
      server.current,
      `select count(*) as n from companies where code like 'CEDAR%'`,
    )
    expect(made).toEqual([{ n: 1 }])
  })
})

async function accountThatIs(status: string): Promise<string> {
  const [row] = await rowsOf<{ userName: string }>(
    server.current,
    'select user_name as "userName" from users where status = $1 order by id limit 1',
    [status],
  )
  return row?.userName ?? ''
}

/** Works off what the requests put on the queue. */
async function work(): Promise<void> {
  const worker = await startWorker(server.current.services, server.current.ownerUrl, jobs)
  await emptyQueue(server.current)
  await worker.stop()
}
