import { expect, test } from 'vitest'
import { rowsOf, serverForThisFile, signedInAs, until } from './support.ts'

// Promise 14: the provider's look into a tenant.
const server = serverForThisFile()
const reason = 'The company asked for help with its users'
const northwind = async () =>
  (await rowsOf<{ id: number }>(server.current, `select id from companies where code = 'NORTHWIND'`))[0]?.id ?? 0

const lastSeen = async () => {
  const [row] = await rowsOf<{ at: string }>(
    server.current,
    `select max(s.last_seen_at) as at from sessions s join users u on u.id = s.user_id where u.user_name = 'admin@visacare.demo'`,
  )
  return Date.parse(row?.at ?? '')
}

test('needs a reason', async () => {
  const admin = await signedInAs(server.current, 1)
  for (const given of [{}, { reason: '' }, { reason: '   ' }]) {
    const reply = await admin.post('/api/session/company', { companyId: await northwind(), ...given })
    expect([reply.status, reply.body.error.code]).toEqual([400, 'REASON_MISSING'])
    expect(reply.body.error.fields).toHaveProperty('reason')
  }
})

test('shows that company only, and the company sees who looked, when and why', async () => {
  const admin = await signedInAs(server.current, 1)
  const companyId = await northwind()
  expect((await admin.post('/api/session/company', { companyId, reason })).body.selectedCorporateId).toBe(companyId)
  const { items } = (await admin.get('/api/users?limit=100')).body
  expect(new Set(items.map((user: { companyId: number }) => user.companyId))).toEqual(new Set([companyId]))

  const seen = (await (await signedInAs(server.current, 3)).get('/api/look-ins')).body.items
  expect(seen).toMatchObject([{ companyId, userName: 'admin@visacare.demo', reason, endedAt: null }])
  const trail = (await (await signedInAs(server.current, 3)).get('/api/audit-trail?operation=signIn.selectCompany'))
    .body
  expect(trail.items[0]).toMatchObject({ companyId, reason: expect.stringContaining(reason) })
})

test('ends by itself after an hour, however active', async () => {
  const admin = await signedInAs(server.current, 1)
  await admin.post('/api/session/company', { companyId: await northwind(), reason })
  for (let minutes = 0; minutes < 60; minutes += 15) {
    server.current.clock.advance(15 * 60_000)
    await admin.post('/api/session/touch')
    // The note of activity is written beside the answer, not before it.
    await until(
      async () => ((await lastSeen()) > server.current.clock.now().getTime() - 60_000 ? true : undefined),
      'the note',
    )
  }
  server.current.clock.advance(60_000)
  expect((await admin.get('/api/me')).body.selectedCorporateId).toBeNull()
  expect((await admin.get('/api/users')).body.total).toBeGreaterThan(60)
})

test('ends when the own scope is chosen again, which the company sees too', async () => {
  const admin = await signedInAs(server.current, 1)
  await admin.post('/api/session/company', { companyId: await northwind(), reason })
  await admin.post('/api/session/company', { companyId: null })
  const [last] = (await (await signedInAs(server.current, 3)).get('/api/look-ins')).body.items
  expect(last.endedAt).not.toBeNull()
})

test('of other companies nobody learns', async () => {
  const admin = await signedInAs(server.current, 1)
  const [lumen] = await rowsOf<{ id: number }>(server.current, `select id from companies where code = 'LUMEN'`)
  await admin.post('/api/session/company', { companyId: lumen?.id, reason })
  const { items } = (await (await signedInAs(server.current, 3)).get('/api/look-ins')).body
  expect(items.filter((each: { companyId: number }) => each.companyId === lumen?.id)).toEqual([])
})
