import { describe, expect, test, vi } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { SIGNING_IN } from '#identity/sessions/server/accounts.ts'
import { CONFIRMATIONS, LOGIN_ADDRESS, LOGIN_FAILURES } from '#identity/sessions/server/limits.ts'
import { change, forgetAttempts, rowsOf, serverForThisFile, someone } from './support.ts'

// Promise 3: an attempt is counted before its password is looked at, by the account that is meant.
const server = serverForThisFile()

const guess = async (userId: string, password: string) =>
  (await server.current.visitor().post('/api/sign-in', { userId, password })).status

const times = <T>(length: number, each: (n: number) => T) => Array.from({ length }, (_, n) => each(n))

async function holdingLimits(): Promise<{ release(): Promise<void> }> {
  const [opened, open] = promise()
  const [released, release] = promise()
  const held = server.current.services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run('lock table rate_limits in exclusive mode')
    open()
    await released
  })
  await opened
  return {
    release: async () => {
      release()
      await held
    },
  }
}

function promise(): [Promise<void>, () => void] {
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  return [settled, settle]
}

describe('guesses at the same moment', () => {
  test('three hundred for one account: ten are looked at, however they arrive', async () => {
    await forgetAttempts(server.current)
    const statuses = await Promise.all(times(300, (n) => guess('attorney@visacare.demo', `Wrong@${n}`)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(LOGIN_FAILURES.hits)
    expect(statuses.filter((status) => status === 429)).toHaveLength(300 - LOGIN_FAILURES.hits)
    expect(await guess('attorney@visacare.demo', demoPasswordText)).toBe(429)
  })

  test('three hundred people at once: those beyond the queue are told to come back in seconds, and nobody hears 503', async () => {
    await forgetAttempts(server.current)
    const headers = { 'content-type': 'application/json', origin: new URL(server.current.url).origin }
    const replies: Response[] = []
    const signIn = async (n: number) => {
      const body = JSON.stringify({ userId: `nobody${n}@visacare.demo`, password: 'Wrong@1' })
      replies.push(await fetch(`${server.current.url}/api/sign-in`, { method: 'POST', headers, body }))
    }
    // Nothing is counted while the limits are held, so all three hundred are here at the same moment.
    const held = await holdingLimits()
    const all = Promise.all(times(300, signIn))
    const beyond = 300 - SIGNING_IN.atOnce - SIGNING_IN.waiting
    await vi.waitUntil(() => replies.length >= beyond, { timeout: 20_000 }).finally(held.release)
    await all
    const sentBack = replies.filter((reply) => reply.headers.get('retry-after') === '5')
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401, 429]))
    expect(sentBack).toHaveLength(beyond)
    for (const reply of sentBack) expect((await reply.json()).error.message).toMatch(/^Many people are signing in/)
  })

  test('for as many names from one address: the address runs out', async () => {
    await forgetAttempts(server.current)
    await guess('nobody@visacare.demo', 'Wrong@1')
    const left = 5
    await change(server.current, `update rate_limits set hits = $1 where key like 'login-address:%'`, [
      LOGIN_ADDRESS.hits - left,
    ])
    const statuses = await Promise.all(times(40, (n) => guess(`nobody${n}@visacare.demo`, 'Wrong@1')))
    expect(statuses.filter((status) => status === 401)).toHaveLength(left)
    expect(await guess('employer@visacare.demo', demoPasswordText)).toBe(429)
  })
})

describe('the hash is worked out for none that was not counted', () => {
  // A stored hash that cannot be read fails when it is looked at, with 500: so every look is seen, one by one.
  const unreadable = (id: number) =>
    change(server.current, `update credentials set password_hash = '$argon2id$unreadable' where user_id = $1`, [id])

  test('at the same moment: as many are looked at as were left, and the others not at all', async () => {
    await forgetAttempts(server.current)
    const { id, email } = await someone(server.current, 'Quiet@River77')
    await unreadable(id)
    const left = 3
    for (let n = left; n < LOGIN_FAILURES.hits; n += 1) expect(await guess(email, `Wrong@${n}`)).toBe(500)
    const statuses = await Promise.all(times(40, (n) => guess(email, `Wrong@${n}`)))
    expect(statuses.filter((status) => status === 500)).toHaveLength(left)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - left)
  })

  test.each([
    ['/api/session/confirm', { password: 'Wrong@1' }],
    ['/api/password/change', { currentPassword: 'Wrong@1', password: 'Calm@River78', confirmPassword: 'Calm@River78' }],
  ])('of the own password at %s likewise', async (path, body) => {
    await forgetAttempts(server.current)
    const { id, email, password } = await someone(server.current, 'Quiet@River77')
    const client = server.current.visitor()
    await client.signIn(email, password)
    await unreadable(id)
    const statuses = await Promise.all(times(20, () => client.post(path, body)))
    expect(statuses.filter(({ status }) => status === 500)).toHaveLength(CONFIRMATIONS.hits)
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(20 - CONFIRMATIONS.hits)
  })
})

test('an account is one account, however its name is written', async () => {
  await forgetAttempts(server.current)
  const { id } = await someone(server.current, 'Quiet@River77')
  const { folded } = (await rowsOf<{ folded: string }>(server.current, `select lower('İ') as folded`)).at(0) ?? {
    folded: '',
  }
  const name = `iris.${folded}@example.com`
  await change(server.current, 'update users set user_name = $2 where id = $1', [id, name])
  const written = [name, `IRIS.İ@EXAMPLE.COM`, `Iris.İ@example.com`]
  for (let n = 0; n < 10; n += 1) expect(await guess(written[n % 3] ?? name, `Wrong@${n}`)).toBe(401)
  for (const each of written) expect(await guess(each, 'Quiet@River77')).toBe(429)
})

test('who signs in rightly uses nothing up', async () => {
  await forgetAttempts(server.current)
  for (let n = 0; n < 12; n += 1) expect(await guess('employer@visacare.demo', demoPasswordText)).toBe(200)
  const left = await rowsOf<{ hits: number }>(server.current, 'select hits from rate_limits where hits > 0')
  expect(left).toEqual([])
})

describe('a failed sign-in is on record', () => {
  const events = () =>
    rowsOf<{ subject: string; companyId: number | null; reason: string; ip: string }>(
      server.current,
      `select subject, company_id as "companyId", reason, ip from audit_events where operation = 'signIn.failed' order by at, seq`,
    )

  test('with the account and its tenant, where there is one', async () => {
    await forgetAttempts(server.current)
    const before = (await events()).length
    const [account] = await rowsOf<{ id: number; companyId: number }>(
      server.current,
      `select id, company_id as "companyId" from users where user_name = 'employer@visacare.demo'`,
    )
    const logged = vi.spyOn(server.current.services.log, 'warn')
    await guess('employer@visacare.demo', 'Wrong@1')
    await guess('My$ecret0nTheWrongLine', 'Wrong@1')
    const lines = logged.mock.calls
      .map((call) => JSON.stringify(call))
      .filter((line) => line.includes('A sign-in failed'))
    logged.mockRestore()
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`user:${account?.id}`)
    expect(lines.join()).not.toContain('ecret0n')
    const [known, unknown] = (await events()).slice(before)
    expect(known).toMatchObject({ subject: `user:${account?.id}`, companyId: account?.companyId, ip: '127.0.0.1' })
    // People type passwords into the line for names.
    expect(unknown).toMatchObject({ subject: 'unknown user name', companyId: null })
    expect(JSON.stringify(unknown)).not.toContain('ecret0n')
  })

  test('and when the limit is reached, once', async () => {
    await forgetAttempts(server.current)
    const before = (await events()).length
    for (let n = 0; n < 14; n += 1) await guess('employer@visacare.demo', `Wrong@${n}`)
    const written = (await events()).slice(before)
    expect(written).toHaveLength(11)
    expect(written.at(-1)?.reason).toBe('too many failures')
  })
})
