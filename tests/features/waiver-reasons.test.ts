import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'
import { ATTORNEY, filingsOf } from './support/filings.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

const [EMPLOYER, EMPLOYER_ASSISTANT, FIRM] = [3, 4, 10] as const
const REASON = 'Our theory of the case: the gap will not be noticed.'

/** Everything the client side can read about a case. */
async function readBy(roleId: number, id: number): Promise<string> {
  const client = await server.as(roleId)
  const paths = [
    `/api/cases/${id}`,
    `/api/cases/${id}/filing-check`,
    `/api/cases/${id}/filing`,
    `/api/cases/${id}/record`,
    `/api/audit-trail?limit=100`,
  ]
  const replies = await Promise.all(paths.map((path) => client.get(path)))
  return JSON.stringify(replies.map(({ body }) => body))
}

test('why an error was waived stays inside the firm; that it was is told', async () => {
  const { opened } = filingsOf(server)
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  const { findings } = (await attorney.get(`/api/cases/${id}/filing-check`)).body
  const error = findings.find(
    (each: { severity: string; waivable: boolean }) => each.severity === 'error' && each.waivable,
  )
  const done = await attorney.post(`/api/cases/${id}/filing-check/waivers`, { finding: error.key, reason: REASON })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  for (const roleId of [EMPLOYER, EMPLOYER_ASSISTANT]) expect(await readBy(roleId, id)).not.toContain(REASON)
  const shown = (await (await server.as(EMPLOYER)).get(`/api/cases/${id}/filing-check`)).body
  expect(shown.findings.find(({ key }: { key: string }) => key === error.key).waived).toMatchObject({
    ...{ reason: '', byName: 'Miriam LANE' },
  })
  expect(await readBy(ATTORNEY, id)).toContain(REASON)
  expect(JSON.stringify((await (await server.as(FIRM)).get('/api/audit-trail?limit=100')).body)).toContain(REASON)
})

test('nor does the reason that a move was made with reach the client', async () => {
  const { opened } = filingsOf(server)
  const { id } = await opened()
  const { change, system } = recordsOf(server)
  await change('update cases set status = 4 where id = $1', [id])
  const attorney = await server.as(ATTORNEY)
  await attorney.post(`/api/cases/${id}/move`, { to: 5, errorsWaived: REASON })
  await attorney.post(`/api/cases/${id}/move`, { to: 3, documentsWaived: REASON, reason: 'Back to work.' })
  const events = await system().rows<{ internal: boolean; said: string }>(
    `select internal, concat(text, details::text) as said from case_events where case_id = $1`,
    [id],
  )
  expect(events.filter(({ internal, said }) => !internal && said.includes(REASON))).toEqual([])
  const audited = await system().rows<{ company: number | null }>(
    `select company_id as company from audit_events where concat(reason, after::text) like $1 and subject = $2`,
    [`%${REASON}%`, `case:${id}`],
  )
  expect(audited.length).toBeGreaterThan(0)
  expect(audited.filter(({ company }) => company !== null)).toEqual([])
  for (const roleId of [EMPLOYER, EMPLOYER_ASSISTANT]) expect(await readBy(roleId, id)).not.toContain(REASON)
})
