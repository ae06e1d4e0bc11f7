import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  codeIn,
  forgetAttempts,
  mailTo,
  operations,
  rowsOf,
  serverForThisFile,
  signedInAs,
  someone,
} from './support.ts'

// Promise 5: reset and activation links; promise 13: a link is bound to its user and its purpose.
const server = serverForThisFile()
const hour = 3_600_000

async function resetLink(email: string): Promise<string> {
  await forgetAttempts(server.current)
  const [last] = await rowsOf<{ id: number }>(server.current, 'select coalesce(max(id), 0) as id from outbox_mails')
  await server.current.visitor().post('/api/password/request-reset', { userId: email })
  return codeIn(await mailTo(server.current, email, 'password-reset', last?.id))
}

async function activationLink(): Promise<{ email: string; id: number; code: string }> {
  const email = `invited.${Math.random().toString(36).slice(2)}@northwind.example`
  const employer = await signedInAs(server.current, 3)
  const { body } = await employer.post('/api/users', { email, firstName: 'Ida', lastName: 'Holm', roleId: 4 })
  return { email, id: body.id, code: codeIn(await mailTo(server.current, email, 'account-activation')) }
}

const use = (actcode: string, password: string) =>
  server.current.visitor().post('/api/password/reset', { actcode, password })
const isGood = async (code: string) =>
  (await server.current.visitor().get(`/loginapi/api/getactcode/${code}`)).body.valid

test('only the hash of a link is stored', async () => {
  const { code } = await activationLink()
  const rows = await rowsOf<{ hash: string; row: string }>(
    server.current,
    `select encode(code_hash, 'hex') as hash, action_codes::text as row from action_codes`,
  )
  expect(rows.map(({ hash }) => hash)).toContain(createHash('sha256').update(code).digest('hex'))
  expect(rows.map(({ row }) => row).join()).not.toContain(code)
  // 256 bits: no guessing.
  expect(Buffer.from(code, 'base64url').length).toBeGreaterThanOrEqual(32)
})

test('looking at a link does not use it; using it does', async () => {
  const { email, code } = await activationLink()
  expect((await server.current.visitor().get(`/api/password/code/${code}`)).body).toEqual({
    valid: true,
    userId: email,
    purpose: 'activate',
  })
  expect((await use(code, 'Quiet@River77')).body).toEqual({ userId: email })
  expect(await isGood(code)).toBe(false)
  const again = await use(code, 'Quiet@Ocean88')
  expect([again.status, again.body.error.code]).toEqual([400, 'LINK_USED'])
  await expect(server.current.visitor().signIn(email, 'Quiet@River77')).resolves.toBeDefined()
})

test('of two uses at the same moment one is refused', async () => {
  const { code } = await activationLink()
  const replies = await Promise.all([use(code, 'Quiet@River77'), use(code, 'Quiet@Ocean88')])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('a refused password leaves the link good', async () => {
  const { code } = await activationLink()
  expect((await use(code, 'weak')).status).toBe(400)
  expect((await use(code, 'Quiet@River77')).status).toBe(200)
})

test('a link that is over still says what it was for, so that its page names the same hours as its mail', async () => {
  const { email } = await someone(server.current, 'Quiet@River77')
  const code = await resetLink(email)
  server.current.clock.advance(2 * hour)
  const { body } = await server.current.visitor().get(`/api/password/code/${code}`)
  expect(body).toEqual({ valid: false, userId: null, purpose: 'reset' })
})

describe('a link ends', () => {
  test('after one hour, for a reset', async () => {
    const { email } = await someone(server.current, 'Quiet@River77')
    const code = await resetLink(email)
    server.current.clock.advance(hour - 5000)
    expect(await isGood(code)).toBe(true)
    server.current.clock.advance(6000)
    expect(await isGood(code)).toBe(false)
    expect((await use(code, 'Quiet@Ocean88')).body.error.code).toBe('LINK_USED')
  })

  test('after 7 days, for an activation', async () => {
    const { code } = await activationLink()
    server.current.clock.advance(7 * 24 * hour - 5000)
    expect(await isGood(code)).toBe(true)
    server.current.clock.advance(6000)
    expect(await isGood(code)).toBe(false)
    expect((await use(code, 'Quiet@Ocean88')).body.error.code).toBe('LINK_USED')
  })

  test('when a newer one is asked for', async () => {
    const { email } = await someone(server.current, 'Quiet@River77')
    const first = await resetLink(email)
    const second = await resetLink(email)
    expect([await isGood(first), await isGood(second)]).toEqual([false, true])
  })

  test('when the address it was mailed to is no longer the user’s', async () => {
    const { id, code } = await activationLink()
    const employer = await signedInAs(server.current, 3)
    const moved = await employer.put(`/api/users/${id}`, { email: `moved.${id}@northwind.example` })
    expect(moved.status).toBe(200)
    expect(await isGood(code)).toBe(false)
  })
})

test('using a link ends the sessions of that user and of nobody else', async () => {
  const user = await someone(server.current, 'Quiet@River77')
  const bystander = await someone(server.current, 'Quiet@River77')
  const [open, other] = [server.current.visitor(), server.current.visitor()]
  await open.signIn(user.email, user.password)
  await other.signIn(bystander.email, bystander.password)
  const code = await resetLink(user.email)
  expect((await open.get('/api/me')).status).toBe(200)
  await use(code, 'Quiet@Ocean88')
  expect((await open.get('/api/me')).status).toBe(401)
  expect((await other.get('/api/me')).status).toBe(200)
})

test('a link with another user’s name sent along changes nobody’s password', async () => {
  const user = await someone(server.current, 'Quiet@River77')
  const victim = await someone(server.current, 'Quiet@River77')
  const actcode = await resetLink(user.email)
  const forged = { userId: victim.email, actcode, password: 'Quiet@Ocean88' }
  const reply = await server.current.visitor().post('/loginapi/api/resetpassword', forged)
  expect(Object.keys(reply.body.error.fields)).toEqual(['userId'])
  for (const { email } of [victim, user])
    await expect(server.current.visitor().signIn(email, 'Quiet@River77')).resolves.toBeDefined()
})

test('guessing links is limited by address', async () => {
  await forgetAttempts(server.current)
  const statuses = new Set<number>()
  for (let guess = 0; guess < 61; guess += 1)
    statuses.add((await server.current.visitor().get(`/api/password/code/guess${guess}`)).status)
  expect([...statuses]).toEqual([200, 429])
})

describe('whoever tries links that open nothing', () => {
  const opened = operations.filter(({ can, input }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    return can === 'public' && ('token' in properties || 'reference' in properties)
  })
  const tried = async ({ path, example }: (typeof opened)[number]) => {
    const visitor = server.current.visitor()
    const [method, url = ''] = path.split(' ')
    const given = example as Record<string, string>
    const at = url.replace(/:(\w+)/g, (_, name: string) => String(given[name]))
    return (await (method === 'GET' ? visitor.get(`${at}?case=1`) : visitor.post(at, given))).status
  }
  const kindOf = ({ name }: (typeof opened)[number]) => name.split('.')[0] ?? ''
  const some = (kind: string) => opened.filter((each) => kindOf(each) === kind)
  const guess = () => server.current.visitor().get(`/api/calendar/${'A'.repeat(43)}`)
  const quarterOfAnHour = () => server.current.clock.advance(15 * 60_000 + 1000)

  test('is not answered at that kind for 15 minutes after 120, and at every other kind is', async () => {
    expect(opened.map(({ name }) => name)).toContain('payments.returned')
    expect(opened.length).toBeGreaterThan(12)
    await forgetAttempts(server.current)
    const first = await Promise.all(Array.from({ length: 100 }, guess))
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([404]))
    for (let n = 100; n < 120; n++) await guess()
    expect((await guess()).status).toBe(429)
    const kinds = [...new Set(opened.map(kindOf))]
    expect(kinds.length).toBeGreaterThan(4)
    const closed = await Promise.all(opened.map(async (each) => ((await tried(each)) === 429 ? [kindOf(each)] : [])))
    expect(new Set(closed.flat()).size).toBe(1)
    quarterOfAnHour()
    expect((await guess()).status).toBe(404)
    await forgetAttempts(server.current)
  })

  test('is not answered at any kind after 360 in all', async () => {
    await forgetAttempts(server.current)
    // Four kinds, each asked 100 times: below the limit of a kind, above that of all. Each answers 404 for no link.
    const wrong: (() => Promise<number>)[] = []
    for (const kind of new Set(opened.map(kindOf))) {
      const [one] = some(kind)
      if (one && wrong.length < 4 && (await tried(one)) === 404) wrong.push(() => tried(one))
    }
    expect(wrong).toHaveLength(4)
    for (let n = 0; n < 100; n++) await Promise.all(wrong.map((each) => each()))
    expect(await Promise.all(opened.map(async (each) => [each.name, await tried(each)]))).toEqual(
      opened.map(({ name }) => [name, 429]),
    )
    quarterOfAnHour()
    expect((await guess()).status).toBe(404)
    await forgetAttempts(server.current)
  })
})
