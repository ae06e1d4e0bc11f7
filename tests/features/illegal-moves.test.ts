import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import type { Mode } from '#case-types/case-type.ts'
import { legal, movesAllowed } from '#case-types/status/status.ts'
import type { Status } from '#case-types/status/statuses.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

// The table itself is tested beside it (src/case-types/status/status.test.ts); here, that the server keeps to it and that a
// refused move leaves nothing behind.
const STATUSES: readonly Status[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const ROLES = [1, 2, 3, 4, 5, 9, 10, 13]
const OWNER = 5
const PROVIDER = [1, 2]
const TYPE = 1

let server: TestServer
const cases: Partial<Record<Mode, number>> = {}
let companyId = 0
beforeAll(async () => {
  server = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    env: { WORKER: 'separate' },
  })
  const { id: personId } = await system().one<{ id: number }>(
    `select p.id from people p join companies c on c.id = p.company_id where c.code = 'NORTHWIND' and p.first_name = 'Priya'`,
  )
  const asked = { typeId: TYPE, subType: 'extension', personId, channel: 'paper' }
  const opened = await (await server.as(3)).post('/api/cases', asked)
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  cases.LEGAL = opened.body.id
  companyId = (await system().one<{ id: number }>('select company_id as id from cases where id = $1', [cases.LEGAL])).id
  const { id: owner } = await system().one<{ id: number }>('select id from users where person_id = $1', [personId])
  const again = await (await server.as(3)).post('/api/cases', asked)
  cases.DIY = again.body.id
  await change(`update cases set mode = 'DIY', attorney_id = null, owner_id = $2 where id = $1`, [cases.DIY, owner])
})
afterAll(() => server?.stop())

const system = () => server.services.database.read({ kind: 'system' })
const change = (text: string, values: unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))

/** The case with all that hangs on it, and what was told or written down about it. */
const everything = (id: number) =>
  system().one(
    `select to_jsonb(k) as row, (select count(*) from case_events where case_id = k.id) as events,
            (select count(*) from case_moves where case_id = k.id) as moves, (select count(*) from case_tasks where case_id = k.id) as tasks,
            (select count(*) from notifications) as notices, (select count(*) from audit_events) as audited
       from cases k where k.id = $1`,
    [id],
  )

describe.each(['LEGAL', 'DIY'] as const)('in %s', (mode) => {
  test.each(ROLES)(
    'role %i: a move that is not in the table or not theirs is refused and changes nothing',
    async (role) => {
      const id = cases[mode] ?? 0
      const type = caseTypeById(TYPE)
      if (!type) throw new Error('There is no H-1B petition.')
      const client = await server.as(role)
      // The provider's staff works in a company with a reason only.
      if (PROVIDER.includes(role)) await client.post('/api/session/company', { companyId, reason: 'Asked for help' })
      let refused = 0
      for (const status of STATUSES) {
        await change(`update cases set status = $2, outcome = case when $2 >= 9 then 'Approved' end where id = $1`, [
          id,
          status,
        ])
        const mover = { status, mode, role, type, isOwner: role === OWNER }
        const mine = new Set<number>(movesAllowed(mover).map(({ to }) => to))
        const table = legal(mover)
        const inTable = new Set<number>(table.map(({ to }) => to))
        const before = await everything(id)
        for (const to of STATUSES.filter((each) => !mine.has(each))) {
          const [decided = 'Approved'] = table.flatMap((each) => (each.to === to ? (each.outcomes ?? []) : []))
          const outcome = to === 9 ? { outcome: decided } : {}
          const reply = await client.post(`/api/cases/${id}/move`, { to, reason: 'because', ...outcome })
          // Whose turn it is comes after what is possible at all.
          expect(reply.status, `${status} → ${to}: ${JSON.stringify(reply.body)}`).toBe(inTable.has(to) ? 403 : 409)
          expect(reply.body.error.message).toMatch(/\.$/)
          refused++
        }
        expect(await everything(id)).toEqual(before)
      }
      expect(refused).toBeGreaterThan(60)
    },
  )
})
