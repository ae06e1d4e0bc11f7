import { describe, expect, test } from 'vitest'
import { operations, rowsOf, serverForThisFile, signedInAs } from './support.ts'

// Promise 27: idempotency keys and stale updates.
const server = serverForThisFile()
let made = 0
const newUser = () => ({ email: `repeat${++made}@northwind.example`, firstName: 'Re', lastName: 'Peat', roleId: 4 })
const usersWith = async (email: string) =>
  (await rowsOf(server.current, 'select id from users where email = $1', [email])).length

describe('a command with an Idempotency-Key', () => {
  test('answers the second time what it answered the first time, and is done once', async () => {
    const employer = await signedInAs(server.current, 3)
    const [input, key] = [newUser(), { 'idempotency-key': 'repeat-key-0001' }]
    const first = await employer.post('/api/users', input, key)
    const second = await employer.post('/api/users', input, key)
    expect(second).toMatchObject({ status: first.status, body: first.body })
    expect(await usersWith(input.email)).toBe(1)
    const mails = await rowsOf(server.current, 'select 1 from outbox_mails where $1 = any (recipients)', [input.email])
    expect(mails).toHaveLength(1)
  })

  test('sent ten times at the same moment is done once', async () => {
    const employer = await signedInAs(server.current, 3)
    const [input, key] = [newUser(), { 'idempotency-key': 'repeat-key-0002' }]
    const replies = await Promise.all(Array.from({ length: 10 }, () => employer.post('/api/users', input, key)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
  })

  test('is refused when the key was used for something else', async () => {
    const employer = await signedInAs(server.current, 3)
    const key = { 'idempotency-key': 'repeat-key-0003' }
    expect((await employer.post('/api/users', newUser(), key)).status).toBe(200)
    const other = newUser()
    const reply = await employer.post('/api/users', other, key)
    expect([reply.status, reply.body.error.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await usersWith(other.email)).toBe(0)
  })

  test('belongs to its user: another’s same key is another command', async () => {
    const [employer, firm] = [await signedInAs(server.current, 3), await signedInAs(server.current, 10)]
    const key = { 'idempotency-key': 'repeat-key-0004' }
    const one = await employer.post('/api/users', newUser(), key)
    const other = await firm.post('/api/users', { ...newUser(), roleId: 9 }, key)
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.body.id).not.toBe(one.body.id)
  })

  test('that was refused may be corrected and sent again', async () => {
    const employer = await signedInAs(server.current, 3)
    const key = { 'idempotency-key': 'repeat-key-0005' }
    const input = newUser()
    expect((await employer.post('/api/users', { ...input, email: 'not an address' }, key)).status).toBe(400)
    expect((await employer.post('/api/users', input, key)).status).toBe(200)
  })

  test('needs a key of 8 to 100 characters', async () => {
    const employer = await signedInAs(server.current, 3)
    for (const key of ['short', 'x'.repeat(101)]) {
      const reply = await employer.post('/api/users', newUser(), { 'idempotency-key': key })
      expect([reply.status, reply.body.error.code]).toEqual([400, 'BAD_INPUT'])
    }
  })
})

test('everything that creates honours a key', () => {
  const creates = operations.filter(
    ({ name, kind }) => kind === 'command' && /\.(create|add|open|register|charge|pay)$/.test(name),
  )
  const forgotten = creates.filter(({ idempotent, can }) => !idempotent && can !== 'public').map(({ name }) => name)
  // Opening a stored mail and beginning a second factor create nothing that counts twice.
  expect(forgotten.filter((name) => name !== 'outbox.open')).toEqual([])
  expect(operations.some(({ idempotent }) => idempotent)).toBe(true)
})

describe('an update that was based on an older version', () => {
  const stale = { status: 409, body: { error: { code: 'STALE', details: { current: expect.any(Object) } } } }

  test('of a user is refused with what the record says now', async () => {
    const employer = await signedInAs(server.current, 3)
    const { body: user } = await employer.post('/api/users', newUser())
    expect((await employer.put(`/api/users/${user.id}`, { city: 'Oslo', version: user.version })).status).toBe(200)
    const late = await employer.put(`/api/users/${user.id}`, { city: 'Bergen', version: user.version })
    expect(late).toMatchObject(stale)
    expect(late.body.error.details.current).toMatchObject({ city: 'Oslo', version: user.version + 1 })
    expect((await employer.get(`/api/users/${user.id}`)).body.city).toBe('Oslo')
  })

  test('of a role, a common value, a permission or a password policy is refused', async () => {
    const admin = await signedInAs(server.current, 1)
    for (const [path, input] of [
      ['/api/roles', { name: 'Stale Role' }],
      ['/api/common-details', { commonName: 'stale', value: 'One' }],
      ['/api/permissions', { name: 'stale/page', description: 'Stale', position: 9 }],
      ['/api/password/policies', { name: 'Stale policy' }],
    ] as const) {
      const { body: made } = await admin.post(path, input)
      const again = { ...input, id: made.id, version: made.version }
      expect((await admin.post(path, again)).status, path).toBe(200)
      expect(await admin.post(path, again), path).toMatchObject(stale)
    }
  })

  test('of two at the same moment one wins', async () => {
    const employer = await signedInAs(server.current, 3)
    const { body: user } = await employer.post('/api/users', newUser())
    const replies = await Promise.all(
      ['Oslo', 'Bergen'].map((city) => employer.put(`/api/users/${user.id}`, { city, version: user.version })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
