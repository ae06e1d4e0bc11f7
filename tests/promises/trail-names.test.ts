import { describe, expect, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { Role } from '#formats/roles.ts'
import { totpOf } from '#identity/second-factors/server/pending.ts'
import { operations, rowsOf, send, serverForThisFile, signedInAs, someone } from './support.ts'

// Promise 24: a trail that does not say who says nothing. Promise 4: an enrolled factor is asked, and failures are on record.
const server = serverForThisFile()

test('a tenant reads name and office of whoever acted in it, its own people or not', async () => {
  const attorney = await signedInAs(server.current, Role.attorney)
  const [opened] = (await attorney.get('/api/cases?limit=200')).body.items.filter(
    ({ companyName }: { companyName: string }) => /northwind/i.test(companyName),
  )
  await attorney.post(`/api/cases/${opened.id}/notes`, { text: 'We have the degree.' })
  const employer = await signedInAs(server.current, Role.employer)
  const { items } = (await employer.get('/api/audit-trail?operation=cases.addNote')).body
  expect(items[0].who).toMatch(/\w+ \w+, \w+/)
  const nameless = (await employer.get('/api/audit-trail?limit=200')).body.items.filter(
    ({ userId, who }: { userId: number | null; who: string | null }) => userId !== null && !who,
  )
  expect(nameless).toEqual([])
})

/** Sets up an authenticator app for whoever is signed in. */
async function enrolled(client: Awaited<ReturnType<typeof signedInAs>>) {
  const begun = await client.post('/api/my/factors/totp', { name: 'Phone' })
  const code = totpOf(begun.body.secret).generate({ timestamp: server.current.clock.now().getTime() })
  const confirmed = await client.post(`/api/my/factors/totp/${begun.body.id}/confirm`, { code })
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
}

describe('an authenticator app', () => {
  test('is asked for at every sign-in, of a demo account too', async () => {
    const employee = await signedInAs(server.current, Role.employee)
    await employee.post('/api/session/confirm', { password: demoPasswordText })
    await enrolled(employee)
    const login = { userId: 'employee@visacare.demo', password: demoPasswordText }
    const reply = await server.current.visitor().post('/api/sign-in', login)
    expect(reply.body.secondFactor?.kinds).toEqual(['totp', 'recovery'])
  })

  test('and each wrong code is on record', async () => {
    const { id, email, password } = await someone(server.current, 'Quiet@River77')
    const visitor = server.current.visitor()
    await visitor.signIn(email, password)
    await enrolled(visitor)
    const { pending } = (await visitor.post('/api/sign-in', { userId: email, password })).body.secondFactor
    for (const code of ['000000', '000001']) await visitor.post('/api/sign-in/second-factor', { pending, code })
    const rows = await rowsOf<{ reason: string }>(
      server.current,
      `select reason from audit_events where operation = 'signIn.failed' and subject = $1`,
      [`user:${id}`],
    )
    expect(rows.map(({ reason }) => reason)).toEqual(['wrong second-factor code', 'wrong second-factor code'])
  })
})

test('every list that leaves as a file asks for the password again', async () => {
  const exports = operations.filter(({ name }) => name.startsWith('exports.'))
  expect(exports.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'exports.people',
      'exports.cases',
      'exports.documents',
      'exports.users',
      'exports.auditTrail',
    ]),
  )
  const admin = await signedInAs(server.current, Role.provider)
  server.current.clock.advance(6 * 60_000)
  for (const operation of exports) {
    const { body } = await send(admin, operation)
    expect([operation.name, body.error?.code]).toEqual([operation.name, 'CONFIRM_PASSWORD'])
  }
})
