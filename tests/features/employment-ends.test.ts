import { afterAll, beforeAll, expect, inject, test } from 'vitest'
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
    ['Tell USCIS and withdraw the petition', promptly],
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
