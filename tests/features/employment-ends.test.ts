import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { REFRESH_JOB } from '#preparation/deadlines/server/daily-round.ts'
import { deadlineJobs } from '#preparation/deadlines/server/jobs.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { ATTORNEY, casesOf, EMPLOYER } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  await keepAllBlanks(server.services)
})
afterAll(() => server?.stop())
const cases = casesOf(() => server)
const { must, today, inDays } = cases

const openTasks = (caseId: number) =>
  cases.system().rows<{ title: string; forWhom: string; dueOn: string }>(
    `select title, for_whom as "forWhom", due_on as "dueOn" from case_tasks where case_id = $1 and done_at is null
        and source = 'rule' order by id`,
    [caseId],
  )

test('the end of an H-1B worker’s employment opens its duties and the 60 days; taken back, they are gone', async () => {
  const { id: personId } = await cases.personNamed('Priya')
  await cases.knows('Priya', { 'person.statusExpiresOn': inDays(200), 'person.currentStatus': 'H-1B' })
  const { id } = await cases.opened()
  await cases.receipted(id)
  await cases.change('update employments set started_on = $2 where person_id = $1 and started_on > $2', [
    personId,
    today(),
  ])
  const employer = await server.as(EMPLOYER)
  const before = (await openTasks(id)).length
  must(
    await employer.post(`/api/people/${personId}/termination`, { on: today(), reason: 'Team closed', dismissed: true }),
  )
  const duties = (await openTasks(id)).slice(before)
  const promptly = addBusinessDays(today(), 5)
  expect(duties.map(({ title, dueOn }) => [title, dueOn])).toEqual([
    ['Tell the worker in writing', today()],
    ['Tell USCIS and withdraw the H-1B petition', promptly],
    ['Offer return transportation in writing', promptly],
    ['Pay the wage until notice, letter and offer are done', promptly],
    ['Tell the worker about the 60 days', today()],
    ['Close the public access file', promptly],
    ['Note until when Form I-9 is kept', promptly],
  ])
  const dates = await cases.dates(ATTORNEY, id)
  expect(dates.find(({ rule }) => rule === 'D-11')?.dueOn).toBe(inDays(60))
  const items = must(await employer.get(`/api/employees/${personId}/items`)) as unknown as {
    items: { title: string }[]
  }
  expect(JSON.stringify(items)).toContain('Offer return transportation in writing')
  must(await employer.post(`/api/people/${personId}/reinstatement`, {}))
  expect(await openTasks(id)).toHaveLength(before)
  must(
    await employer.post(`/api/people/${personId}/termination`, { on: today(), reason: 'Resigned', dismissed: false }),
  )
  expect((await openTasks(id)).map(({ title }) => title)).not.toContain('Offer return transportation in writing')
})

type Item = { side: string; kind: string; title: string; personId?: number; said?: string }
const home = async (who: number) =>
  must(await (await server.as(who)).get('/api/cases/dashboard')) as unknown as Record<
    'items' | 'dates' | 'endingSoon' | 'authorized',
    Item[]
  >
const keysOf = async (caseId: number) =>
  (await cases.system().rows<{ key: string }>('select distinct key from open_items where case_id = $1', [caseId])).map(
    ({ key }) => key,
  )
const until = (personId: number) =>
  cases
    .system()
    .one<{ until: string; by: string }>('select work_until as until, work_by as by from people where id = $1', [
      personId,
    ])

test('who was let go is authorized to nothing here: no extension, no questions for it, and on nobody’s list', async () => {
  const { id: personId } = await cases.personNamed('Hana')
  await cases.change(`update people set status = 'Active', termination = null where id = $1`, [personId])
  await cases.knows('Hana', { 'person.statusExpiresOn': inDays(300), 'person.currentStatus': 'H-1B' })
  const { id } = await cases.opened({}, 'Hana')
  expect((await cases.dates(ATTORNEY, id)).map(({ rule }) => rule)).toContain('D-10')
  await cases.change('update employments set started_on = $2 where person_id = $1 and started_on > $2', [
    personId,
    inDays(-30),
  ])
  const employer = await server.as(EMPLOYER)
  must(
    await employer.post(`/api/people/${personId}/termination`, { on: inDays(-3), reason: 'Layoff', dismissed: true }),
  )
  await expect.poll(() => keysOf(id), { timeout: 120_000 }).toContain('date:D-11 grace')
  const dates = await cases.dates(ATTORNEY, id)
  expect(dates.map(({ rule }) => rule).filter((rule) => /^D-1[03-8]$/.test(rule))).toEqual([])
  expect(dates.find(({ rule }) => rule === 'D-11')?.dueOn).toBe(inDays(57))
  expect(await until(personId)).toEqual({ until: inDays(-3), by: 'ended' })
  const file = (await cases.read(EMPLOYER, id)) as unknown as Record<string, unknown> & { openItems: Item[] }
  expect([file.authorizedUntil, file.workEndedOn]).toEqual([null, inDays(-3)])
  expect(new Set(file.openItems.map(({ kind }) => kind))).toEqual(new Set(['task', 'date']))
  const { authorized, endingSoon } = await home(EMPLOYER)
  expect([...authorized, ...endingSoon].filter((item) => item.personId === personId)).toEqual([])
})

test('an approved petition takes the place of a student’s card on every home', async () => {
  const card = await cases.system().one<{ id: number; personId: number; firstName: string; until: string }>(
    `select k.id, k.person_id as "personId", p.first_name as "firstName", k.valid_until as until from cases k join people p on p.id = k.person_id
        join companies c on c.id = k.company_id
      where c.code = 'NORTHWIND' and k.type_id = 3 and k.sub_type = '(C)(3)(C)' and k.outcome = 'Approved' and p.work_case_id = k.id
        and p.work_until between $1 and $2 order by k.id limit 1`,
    [today(), inDays(360)],
  )
  const named = async () => (await home(EMPLOYER)).authorized.filter(({ personId }) => personId === card.personId)
  expect(await named()).toHaveLength(1)
  const { id } = must(
    await (await server.as(EMPLOYER)).post('/api/cases', {
      ...{ typeId: 1, subType: 'cap', personId: card.personId, channel: 'paper' },
    }),
  ) as unknown as { id: number }
  await cases.change(
    `update cases set status = 9, outcome = 'Approved', filed_on = $2, decided_on = $2, valid_from = $3, valid_until = $4,
       approval_notice = 'I-797A' where id = $1`,
    [id, today(), inDays(4), inDays(1000)],
  )
  await deadlineJobs[REFRESH_JOB]?.(server.services, { caseId: id } as never)
  await expect.poll(() => keysOf(card.id), { timeout: 120_000 }).not.toContain('date:D-62 last day of work')
  expect((await cases.dates(ATTORNEY, card.id)).map(({ rule, part }) => `${rule} ${part}`)).not.toContain(
    'D-62 last day of work',
  )
  expect((await until(card.personId)).until).toBe(inDays(1000))
  expect(await named()).toEqual([])
})
