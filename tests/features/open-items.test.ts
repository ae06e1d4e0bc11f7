import { expect, test } from 'vitest'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { addDays } from '#formats/day.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// Dates are put there by hand: no job works them out anew in between.
const server = serverOfFile({ env: { WORKER: 'separate' } })

const system = () => server.services.database.read({ kind: 'system' })
const change = (text: string, values: unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))
const refresh = (caseId: number) =>
  server.services.database.transaction({ kind: 'system' }, (tx) =>
    refreshItems({ db: tx, services: server.services, now: server.clock.now() }, caseId),
  )
const daysFromNow = (days: number) => addDays(server.today(), days)

type Item = { caseId: number; kind: string; title: string; side: string; dueOn: string | null; personName: string }
type Home = { items: Item[]; itemCount: number; dates: Item[]; endingSoon: Item[]; waiting: Item[] }
const home = async (who: number | string): Promise<Home> =>
  (await (await server.as(who)).get('/api/cases/dashboard')).body

const priya = () => system().one<{ id: number }>(`select id from people where first_name = 'Priya' order by id limit 1`)
async function opened() {
  const { id: personId } = await priya()
  const body = { typeId: 1, subType: 'extension', personId, channel: 'paper' }
  const reply = await (await server.as(3)).post('/api/cases', body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body as { id: number; number: string }
}

test('a trip that is reported takes nothing off what the employee has to do', async () => {
  const { id } = await opened()
  const mine = ({ items }: Home) => items.filter(({ caseId }) => caseId === id).map(({ kind, title }) => [kind, title])
  const before = mine(await home(5))
  expect(before.map(([kind]) => kind)).toContain('questions')
  expect(before.map(([kind]) => kind)).toContain('document')
  const { id: personId } = await priya()
  const report = { kind: 'trip', on: daysFromNow(20), details: '' }
  const reply = await (await server.as(5)).post(`/api/people/${personId}/changes`, report)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const after = mine(await home(5))
  expect(after).toEqual(expect.arrayContaining(before))
})

test('questions and documents are open for each side from the first minute, and the list names both', async () => {
  const { id } = await opened()
  const kinds = async (side: string) =>
    (
      await system().rows<{ kind: string }>(
        'select distinct kind from open_items where case_id = $1 and side = $2 order by kind',
        [id, side],
      )
    ).map(({ kind }) => kind)
  expect(await kinds('employee')).toEqual(expect.arrayContaining(['document', 'questions']))
  expect(await kinds('employer')).toEqual(expect.arrayContaining(['document', 'questions']))
  const { items } = (await (await server.as(9)).get('/api/cases?limit=1')).body
  expect(items[0].id).toBe(id)
  expect(items[0].waitsFor).toEqual(expect.arrayContaining(['employee', 'employer']))
})

test('answers that are handed in are not open any more', async () => {
  const { id } = await opened()
  const title = async () =>
    (await home(5)).items.find(({ caseId, kind }) => caseId === id && kind === 'questions')?.title
  const before = await title()
  expect(before).toMatch(/^Answer \d+ questions?$/)
  const employee = await server.as(5)
  const submitted = await employee.post(`/api/cases/${id}/questionnaire/submit`, {
    audience: 'employee',
    despiteMissing: true,
  })
  expect(submitted.status, JSON.stringify(submitted.body)).toBe(200)
  expect(await title()).toBeUndefined()
})

test('HR reads of a work permit that ends in 12 days, though the case of the card is completed', async () => {
  const ending = await system().one<{ id: number; personName: string }>(
    `select k.id, k.person_name as "personName" from cases k join companies c on c.id = k.company_id
      where c.code = 'NORTHWIND' and k.type_id = 1 order by k.id limit 1`,
  )
  await change(
    `update cases set type_id = 3, sub_type = '(C)(9)', status = 10, stage = 'CLOSED', outcome = 'Approved', ball = 'nobody', todo = '',
            filed_on = '2024-01-05', decided_on = '2024-02-01', valid_until = $2 where id = $1`,
    [ending.id, daysFromNow(12)],
  )
  await change('delete from case_deadlines where case_id = $1', [ending.id])
  await change(
    `insert into case_deadlines (company_id, law_firm_id, household_person_id, person_id, case_id, rule, part, title, kind, severity, due_on)
     select company_id, law_firm_id, household_person_id, person_id, id, 'D-62', 'last day of work',
            'The last day of work with this card is', 'expires', 'regulatory', $2 from cases where id = $1`,
    [ending.id, daysFromNow(12)],
  )
  await refresh(ending.id)
  const found = (items: readonly Item[]) => items.filter(({ caseId }) => caseId === ending.id).map(({ dueOn }) => dueOn)
  const hr = await home(3)
  expect(found(hr.dates)).toEqual([daysFromNow(12)])
  expect(found(hr.endingSoon)).toEqual([daysFromNow(12)])
  const calendar = (await (await server.as(3)).get('/api/deadlines')).body.items as { caseId: number; on: string }[]
  expect(calendar.filter(({ caseId }) => caseId === ending.id).map(({ on }) => on)).toContain(daysFromNow(12))
  const page = async (who: number) => (await (await server.as(who)).get(`/api/cases/${ending.id}`)).body
  expect(await page(3)).toMatchObject({
    standing: expect.stringMatching(/No renewal is open\.$/),
    may: { renew: true },
  })
  await change(`update cases set renewal_number = '26-99999' where id = $1`, [ending.id])
  expect(await page(3)).toMatchObject({ standing: expect.stringMatching(/Nothing is left/), may: { renew: false } })
})

test('a family member reads only what the family owes, nobody what another household owes', async () => {
  const mine = await home(5)
  expect(new Set(mine.items.map(({ side }) => side))).toEqual(new Set(['employee']))
  expect(mine.waiting).toEqual([])
})
