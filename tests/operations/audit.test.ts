import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { verifyAudit } from '#platform/audit/verify.ts'
import { systemChange } from '#platform/operation/change.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'
import { withClient } from './databases.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    env: { WORKER: 'separate' },
  })
})
afterAll(() => server.stop())

const verify = () => withClient(server.ownerUrl, (client) => verifyAudit(client))
const tamper = (sql: string) => withClient(server.ownerUrl, (client) => client.query(sql))

beforeEach(async () => {
  await tamper('truncate audit_events, audit_heads')
  // Several tenants at once, so that their chains grow side by side.
  const change = (companyId: number | null) =>
    systemChange(server.services, { name: 'tests.change', audit: 'Changed something' }, async ({ audit }) =>
      audit({ companyId, subject: 'x', after: { a: 'ü' } }),
    )
  await Promise.all([1, 2, null, 1, 2, null, 1, 2, 1].map(change))
})

describe('audit:verify', () => {
  it('finds every chain whole, with changes made at the same time', async () => {
    expect(await verify()).toMatchObject({ tenants: 3, events: 9, broken: [] })
  })

  it.each([
    ['a changed event', `update audit_events set subject = 'y' where tenant = 'company:1' and seq = 2`, 2],
    [
      'a changed time',
      `update audit_events set at = at + interval '1 microsecond' where tenant = 'company:1' and seq = 3`,
      3,
    ],
    ['a changed hash', `update audit_events set hash = sha256('x') where tenant = 'company:1' and seq = 1`, 1],
    ['a removed event', `delete from audit_events where tenant = 'company:1' and seq = 2`, 2],
    ['a removed end', `delete from audit_events where tenant = 'company:1' and seq = 4`, 4],
    ['a removed chain', `delete from audit_events where tenant = 'company:1'`, 1],
    ['a removed head', `delete from audit_heads where tenant = 'company:1'`, 5],
    ['an event moved to the end', `update audit_events set seq = 9 where tenant = 'company:1' and seq = 1`, 1],
  ])('finds %s', async (_what, sql, seq) => {
    await tamper(sql)
    const { broken } = await verify()
    expect(broken).toEqual([expect.objectContaining({ tenant: 'company:1', seq })])
  })

  it('is needed only against the owner: the application may neither change nor remove an event', async () => {
    for (const sql of ['delete from audit_events', `update audit_events set subject = ''`, 'delete from audit_heads']) {
      const tried = server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(sql))
      await expect(tried).rejects.toThrow(/permission denied/)
    }
  })
})
