import { expect, test } from 'vitest'
import { Status } from '#case-types/status/statuses.ts'
import { addDays } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { FACTS_CHANGED_JOB } from '#parties/facts/server/store.ts'
import { readTable } from '#platform/spreadsheet/read.ts'
import { deadlineJobs } from '#preparation/deadlines/server/jobs.ts'
import { nthBusinessDay } from '#rules/calendar/business-days.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { opened } = filingsOf(server)
const { system, change } = recordsOf(server)

test('the file of cases names the LCA that each petition rests on', async () => {
  const { id, number } = await opened()
  const attorney = await server.as(Role.attorney)
  await attorney.put(`/api/cases/${id}/lca`, { answers: { 'case.lcaNumber': { value: 'I-200-26300-123456' } } })
  const reply = await attorney.get('/api/cases/export')
  expect(reply.status).toBe(200)
  const { columns, rows } = await readTable(Buffer.from(reply.body), 'csv', { rows: 10_000, columns: 30 })
  const at = columns.indexOf('LCA')
  const lcaOf = (wanted: string) => rows.find(({ cells }) => cells[0] === wanted)?.cells[at]
  expect(lcaOf(number)).toBe('I-200-26300-123456')
})

test('the homes and the list agree on which files are late: without a day of filing, and in a case that is over', async () => {
  const value = (of: unknown) => ({ value: of })
  const certified = addDays(server.today(), -90)
  const { id: caseId } = await opened()
  const attorney = await server.as(Role.attorney)
  const saved = await attorney.put(`/api/cases/${caseId}/lca`, { answers: { 'case.lcaCertifiedOn': value(certified) } })
  const lcaId = saved.body.lca.id as number
  const listed = async (state: string) => {
    const { items } = (await (await server.as(Role.provider)).get('/api/public-access-files?limit=200')).body
    return items.filter((each: { state: string }) => each.state === state) as { lcaId: number; dueOn: string }[]
  }
  const onHome = async (role: number) => {
    const { items } = (await (await server.as(role)).get('/api/cases/dashboard')).body
    return items.find(({ key }: { key: string }) => key === `public-file:${lcaId}`)?.dueOn
  }
  const dueOn = nthBusinessDay(addDays(certified, 1), 1)
  const homes = () => Promise.all([Role.employer, Role.attorney, Role.lawFirm].map(onHome))
  await expect.poll(homes, { timeout: 30_000 }).toEqual([dueOn, dueOn, dueOn])
  expect((await listed('Late')).find((each) => each.lcaId === lcaId)?.dueOn).toBe(dueOn)

  await change(`update cases set status = ${Status.completed}, outcome = 'Denied', decided_on = $2 where id = $1`, [
    ...[caseId, addDays(server.today(), -70)],
  ])
  // Nobody answers for a case that is over; what is worked out anew for it is done by the jobs.
  const refreshed = () => deadlineJobs[FACTS_CHANGED_JOB]?.(server.services, { subject: 'case', id: caseId } as never)
  await refreshed()
  const itemsOf = (id: number) =>
    system().rows<{ kind: string }>('select kind from open_items where case_id = $1', [id])
  expect(await itemsOf(caseId)).toEqual([{ kind: 'task' }, { kind: 'task' }])
  expect(await homes()).toEqual([dueOn, dueOn, dueOn])

  const owed = await system().rows<{ key: string }>(
    `select distinct key from open_items where key like 'public-file:%' and due_on < $1 and side = 'employer'`,
    [server.today()],
  )
  const late = (await listed('Late')).map((each) => `public-file:${each.lcaId}`)
  expect(owed.map(({ key }) => key).sort()).toEqual(late.sort())
  // A day beside the file, as it could be typed once, ends nothing: the file lacks what it lacked.
  await change(`update lcas set known = known || jsonb_build_object('case.pafOpenedOn', $2::jsonb) where id = $1`, [
    ...[lcaId, JSON.stringify(value(certified))],
  ])
  await refreshed()
  expect(await itemsOf(caseId)).toEqual([{ kind: 'task' }, { kind: 'task' }])
  expect((await listed('Late')).map((each) => each.lcaId)).toContain(lcaId)
})

test('a day on which the employer is closed is no working day: one due day in the list, on its page, on the homes and under Dates', async () => {
  const filed = addDays(server.today(), -30)
  const closed = nthBusinessDay(addDays(filed, 1), 1)
  const dueOn = nthBusinessDay(addDays(closed, 1), 1)
  const { id: caseId } = await opened()
  const [attorney, employer] = await Promise.all([server.as(Role.attorney), server.as(Role.employer)])
  const { companyId } = (await attorney.get(`/api/cases/${caseId}`)).body
  const days = { weekdays: [1, 2, 3, 4, 5], openOn: [], closedOn: [closed] }
  expect((await employer.put(`/api/companies/${companyId}/business-days`, days)).status).toBe(200)
  const saved = await attorney.put(`/api/cases/${caseId}/lca`, { answers: { 'case.lcaFiledOn': { value: filed } } })
  const lcaId = saved.body.lca.id as number
  const { items } = (await attorney.get('/api/public-access-files?limit=200')).body
  expect(items.find((each: { lcaId: number }) => each.lcaId === lcaId).dueOn).toBe(dueOn)
  expect((await attorney.get(`/api/lcas/${lcaId}/public-access-file`)).body.dueOn).toBe(dueOn)
  expect((await attorney.get(`/api/lcas/${lcaId}`)).body.publicFileDue).toBe(dueOn)
  const owed = () =>
    system().rows(`select distinct due_on as "dueOn" from open_items where key = $1`, [`public-file:${lcaId}`])
  await expect.poll(owed, { timeout: 30_000 }).toEqual([{ dueOn }])
  const { items: dates } = (await attorney.get(`/api/cases/${caseId}/deadlines`)).body
  expect(dates.find((each: { rule: string }) => each.rule === 'D-21').dueOn).toBe(dueOn)
})
