import { expect, test } from 'vitest'
import { openField } from '#platform/crypto/fields.ts'
import { mailBody } from '#platform/crypto/sealed-columns.ts'
import type { Body } from '#platform/mail/letter.ts'
import { readyReports } from '../../src/features/insight/reports/ready-reports.ts'
import type { ReportTable } from '../../src/features/insight/reports/records.ts'
import { mailReport } from '../../src/features/insight/reports/server/jobs.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile({ env: { WORKER: 'separate' } })
const system = () => server.services.database.read({ kind: 'system' })
const [PROVIDER, HR, ATTORNEY, FIRM] = [1, 3, 9, 10]

type Ran = { table: ReportTable; chart: { table: ReportTable } | null; sentence: string; list: string | null }
const run = async (roleId: number, report: string, more = '') =>
  (await (await server.as(roleId)).get(`/api/reports/run?report=${report}${more}`)).body as Ran

const lists: Readonly<Record<string, string>> = {
  ...{ '/visaCareManageCase': '/api/cases', '/lawFirmBeneficiaryDetails': '/api/employees' },
  ...{ '/auditTrail': '/api/audit-trail', '/visaCareLcaRequestDetails': '/api/lcas' },
}

test('a figure leads to the list of exactly the records it counts, whoever asks and however it was narrowed', async () => {
  const reached = new Set<string>()
  const attorney = await system().one<{ id: number }>(`select id from users where user_name = 'attorney@visacare.demo'`)
  for (const roleId of [PROVIDER, HR, ATTORNEY, FIRM])
    for (const more of roleId === FIRM ? ['', `&attorneyId=${attorney.id}`] : ['']) {
      const client = await server.as(roleId)
      const { ready } = (await client.get('/api/reports')).body as { ready: { id: string }[] }
      for (const { id } of ready) {
        const { chart, list } = await run(roleId, id, more)
        for (const { key, figures } of chart?.table.rows.slice(0, 2) ?? [])
          for (const [n, { key: measure, kind }] of (chart?.table.columns ?? []).entries()) {
            if (kind !== 'count' || !list) continue
            const by = chart?.table.by.key
            const figure = encodeURIComponent(`report=${id}&measure=${measure}&by=${by}&key=${key}${more}`)
            const { body } = await client.get(`${lists[list]}?figure=${figure}&limit=20`)
            expect([roleId, id, measure, key, body.total]).toEqual([roleId, id, measure, key, figures[n]])
            expect(body.items.length).toBe(Math.min(20, figures[n] ?? 0))
            if (figures[n]) reached.add(list)
          }
      }
    }
  expect([...reached].sort()).toEqual(Object.keys(lists).sort())
})

test('a list that cannot show a figure says so, and lists nothing in its place', async () => {
  const client = await server.as(FIRM)
  const ask = async (list: string, figure: string) =>
    (await client.get(`${list}?figure=${encodeURIComponent(figure)}`)).body.error?.fields
  const refused = { figure: 'This list cannot show that figure. Open it in its report.' }
  expect(await ask('/api/employees', 'report=status&measure=open')).toEqual(refused)
  expect(await ask('/api/cases', 'report=none&measure=open')).toEqual(refused)
  expect(await ask('/api/cases', 'measure=')).toEqual({
    selection: expect.stringMatching(/^These records do not have/),
  })
  const attorney = await server.as(ATTORNEY)
  const audit = encodeURIComponent('report=audit&measure=events')
  expect((await attorney.get(`/api/cases?figure=${audit}`)).body.error?.fields).toEqual(refused)
  // What cannot be narrowed is not counted whole.
  expect((await client.get('/api/reports/run?report=lca&attorneyId=1')).body.error?.fields).toEqual({
    attorneyId: 'LCAs cannot be narrowed by this. Clear the filter.',
  })
})

test('the same time a year before stands beside a figure, and no time that overlaps is compared', async () => {
  type Compared = Ran & { before: { measure: string; figures: Record<string, number>; total: number } | null }
  const time = (await run(FIRM, 'time')) as Compared
  const firm = `law_firm_id = (select law_firm_id from users where user_name = 'lawfirm@visacare.demo')`
  const zone = `'America/New_York'`
  // What was filed this year was filed the year before, and took a hundred days longer.
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(
      `update cases set filed_on = filed_on - 365, created_at = created_at - interval '465 days'
             where ${firm} and filed_on > $1::date - 360 and filed_on <= $1::date`,
      [server.today()],
    ),
  )
  const later = (await run(FIRM, 'time')) as Compared
  const middle = await system().one<{ n: number }>(
    `select round(percentile_cont(0.5) within group (order by filed_on - (created_at at time zone ${zone})::date))::integer as n
       from cases where ${firm} and filed_on > $1::date - interval '24 months' and filed_on <= $1::date - interval '12 months'`,
    [server.today()],
  )
  expect(later.before?.measure).toBe('daysToFile')
  expect(later.before?.total).toBe(middle.n)
  expect(later.before?.total).not.toBe(time.before?.total)
  expect(Object.keys(later.before?.figures ?? {}).length).toBeGreaterThan(0)
  expect(((await run(FIRM, 'time', '&months=24')) as Compared).before).toBeNull()
  expect(((await run(FIRM, 'status')) as Compared).before).toBeNull()
})

test('an office sets its own goal; whoever works there sees it, nobody else, and nobody else sets it', async () => {
  const goal = async (roleId: number) => ((await run(roleId, 'time')) as Ran & { goal: unknown }).goal
  const firm = await server.as(FIRM)
  expect((await firm.post('/api/reports/goal', { days: 41 })).body).toEqual({ days: 41 })
  expect(await goal(FIRM)).toEqual({ days: 41, maySet: true })
  expect(await goal(ATTORNEY)).toEqual({ days: 41, maySet: false })
  expect(await goal(HR)).toEqual({ days: 30, maySet: true })
  expect(await goal(PROVIDER)).toEqual({ days: null, maySet: false })
  for (const roleId of [ATTORNEY, PROVIDER])
    expect((await (await server.as(roleId)).post('/api/reports/goal', { days: 1 })).body.error?.code).toBe(
      'NOT_YOURS_TO_SET',
    )
  expect((await firm.post('/api/reports/goal', { days: 1000 })).status).toBe(400)
})

test('a report that was narrowed is kept, mailed and opened again as narrow as it was', async () => {
  const client = await server.as(FIRM)
  const company = await system().one<{ id: number }>(`select id from companies where code = 'BLUE'`)
  const selection = { ...readyReports[0]?.selection, only: { companyId: company.id } }
  const { body: saved } = await client.post('/api/reports/saved', { name: 'Blue Harbor', selection })
  expect(saved.selection.only).toEqual({ companyId: company.id })
  await mailReport(server.services, { savedId: saved.id, at: null })
  const { body, id } = await system().one<{ id: string; body: string }>(
    `select id, body from outbox_mails where template = 'report' order by id desc limit 1`,
  )
  const said = JSON.parse(openField(server.services.keyring, body, mailBody.place({ id: Number(id) }))) as Body
  const { sentence } = await run(FIRM, 'status', `&companyId=${company.id}`)
  const whole = await run(FIRM, 'status')
  expect(whole.sentence).not.toBe(sentence)
  expect(JSON.stringify(said)).toContain(sentence)
  expect(JSON.stringify(said)).toContain(`report=saved%3A${saved.id}&companyId=${company.id}`)
  const wrong = { dataset: 'lcas', by: 'company', measures: ['lcas'], day: null, months: null, chart: null }
  const refused = await client.post('/api/reports/saved', {
    name: 'LCAs',
    selection: { ...wrong, only: { typeId: 1 } },
  })
  expect(refused.status).toBe(400)
})
