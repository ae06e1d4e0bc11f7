import { describe, expect, test } from 'vitest'
import { verifyAudit } from '#platform/audit/verify.ts'
import { asOwner, operations, rowsOf, send, serverForThisFile, signedInAs, someone } from './support.ts'

// Promise 24: the audit trail. The verify command against tampering: tests/operations/audit.test.ts.
const server = serverForThisFile()

type Event = {
  tenant: string
  operation: string
  userId: number | null
  companyId: number | null
  subject: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  ip: string
  requestId: string
  at: string
}
const newest = async (operation: string) =>
  (
    await rowsOf<Event>(
      server.current,
      `select tenant, operation, user_id as "userId", company_id as "companyId", subject, before, after, ip,
              request_id as "requestId", at from audit_events where operation = $1 order by at desc, seq desc limit 1`,
      [operation],
    )
  )[0]
const howMany = async (operation?: string) =>
  (
    await rowsOf<{ n: number }>(
      server.current,
      'select count(*) as n from audit_events where $1::text is null or operation = $1',
      [operation ?? null],
    )
  )[0]?.n ?? 0

test('an event says who, what, when, which tenant, before and after, from which address and by which request', async () => {
  const { id } = await someone(server.current, 'Quiet@River77')
  const employer = await signedInAs(server.current, 3)
  const me = (await employer.get('/api/my/profile')).body
  const reply = await employer.put(`/api/users/${id}`, { firstName: 'Inez' })
  expect(await newest('users.update')).toMatchObject({
    tenant: `company:${me.companyId}`,
    companyId: me.companyId,
    userId: me.id,
    subject: `user:${id}`,
    before: { firstName: 'Ines' },
    after: { firstName: 'Inez' },
    ip: expect.stringMatching(/127\.0\.0\.1|::1/),
    requestId: reply.headers.get('x-request-id'),
  })
})

test('signing in, signing out, a new password and a look into a mail are events', async () => {
  const { email, id } = await someone(server.current, 'Quiet@River77')
  const client = server.current.visitor()
  await client.signIn(email, 'Quiet@River77')
  expect((await newest('signIn.login'))?.userId).toBe(id)
  await client.post('/api/password/change', { currentPassword: 'Quiet@River77', password: 'Quiet@Ocean88' })
  expect((await newest('passwords.change'))?.userId).toBe(id)
  await client.post('/api/sign-out')
  expect((await newest('signIn.logout'))?.userId).toBe(id)
})

test('secrets in it are masked: that they changed is on record, to what is not', async () => {
  const employer = await signedInAs(server.current, 3)
  await employer.post('/api/users', {
    email: 'typed@northwind.example',
    firstName: 'Ty',
    lastName: 'Ped',
    roleId: 4,
    password: 'Quiet@Woods99',
  })
  const texts = await rowsOf<{ text: string }>(server.current, 'select audit_events::text as text from audit_events')
  for (const { text } of texts) expect(text).not.toMatch(/Quiet@|\$argon2id/)
})

test('a change that is refused leaves no event, and an event that cannot be written leaves no change', async () => {
  const admin = await signedInAs(server.current, 1)
  const before = await howMany()
  expect((await admin.post('/api/roles', { name: 'EmployerAdmin' })).status).toBe(409)
  expect(await howMany()).toBe(before)

  await asOwner(server.current, async (owner) => {
    await owner.query(
      `create function refuse_event() returns trigger language plpgsql as $$ begin raise exception 'no event'; end $$`,
    )
    await owner.query(
      'create trigger refuse_event before insert on audit_events for each row execute function refuse_event()',
    )
  })
  try {
    const reply = await admin.post('/api/roles', { name: 'Unseen Role' })
    expect(reply.status).toBe(500)
    expect(await rowsOf(server.current, `select 1 from roles where name = 'Unseen Role'`)).toEqual([])
    expect(await howMany()).toBe(before)
  } finally {
    await asOwner(server.current, (owner) => owner.query('drop function refuse_event cascade'))
  }
})

describe('every command that succeeds', () => {
  // Checks of a password change nothing; the note of activity is not an act of the user.
  const silent = new Set([
    'signIn.authenticateClient',
    'signIn.session',
    'signIn.sessionValid',
    'signIn.touch',
    'signIn.passkeyOptions',
  ])
  const later = new Set(['passwords.requestReset', 'signUp.register'])
  const commands = operations.filter(({ kind, name }) => kind === 'command' && !silent.has(name) && !later.has(name))

  test.each(commands.map((each) => [each.name, each] as const))('%s is on record', async (_name, operation) => {
    const admin = await signedInAs(server.current, 1)
    // Of this operation: a refused sign-in has an event of another name, and jobs write theirs meanwhile.
    const before = await howMany(operation.name)
    const reply = await send(admin, operation)
    expect((await howMany(operation.name)) - before).toBe(reply.status === 200 ? 1 : 0)
  })
})

describe('the application', () => {
  test.each([
    `update audit_events set operation = 'x'`,
    'delete from audit_events',
    'truncate audit_events',
    `insert into audit_events (tenant, seq, at, operation, hash) values ('provider', 999999, now(), 'x', '')`,
    `update audit_heads set seq = 0`,
    'delete from audit_heads',
    'drop table audit_events',
    'alter table audit_events disable row level security',
    `create policy mine on audit_events using (true)`,
  ])('cannot: %s', async (text) => {
    await expect(
      server.current.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text)),
    ).rejects.toMatchObject({
      code: '42501',
    })
  })
})

test('after all of this every chain is whole', async () => {
  const verified = await asOwner(server.current, (owner) => verifyAudit(owner))
  expect(verified.broken).toEqual([])
  expect(verified.events).toBeGreaterThan(20)
  expect(verified.tenants).toBeGreaterThan(1)
})

test('a hundred changes at once make one chain without a gap', async () => {
  const employer = await signedInAs(server.current, 3)
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, n) => employer.put('/api/my/settings', { settings: { [`key${n % 7}`]: n } })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await asOwner(server.current, (owner) => verifyAudit(owner))).broken).toEqual([])
})
