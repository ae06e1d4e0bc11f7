import { expect, test } from 'vitest'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, weekday } from '#formats/day.ts'
import { REFRESH_JOB } from '#preparation/deadlines/server/daily-round.ts'
import { deadlineJobs } from '#preparation/deadlines/server/jobs.ts'
import { plannedSeason } from '#rules/deadlines/cap-season.ts'
import { ATTORNEY, casesOf, EMPLOYEE, EMPLOYER } from '../setup/case-to-decide.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// Dates are worked out by hand: no job comes in between.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const cases = casesOf(() => server)
const { inDays, system } = cases

const rollToSunday = (day: string) => addDays(day, (7 - weekday(day)) % 7)
const work = (caseId: number) => deadlineJobs[REFRESH_JOB]?.(server.services, { caseId } as never)
type Item = { kind: string; side: string; title: string; dueOn: string | null }
const itemsOf = (caseId: number) =>
  system().rows<Item>(
    `select kind, side, title, due_on as "dueOn" from open_items where case_id = $1 order by due_on, id`,
    [caseId],
  )

test('a case under the cap has the dates of its season from the first day on, for everybody', async () => {
  const { id } = await cases.opened({ subType: 'cap' })
  await work(id)
  const now = server.today()
  const closes = ['registration closes', 'selection', 'filing opens']
  for (const who of [ATTORNEY, EMPLOYER, EMPLOYEE]) {
    const { items } = (await (await server.as(who)).get(`/api/cases/${id}/deadlines`)).body as {
      items: { rule: string; part: string; dueOn: string }[]
    }
    const season = items.filter(({ rule }) => rule === 'D-18')
    expect(season.map(({ part }) => part)).toEqual(expect.arrayContaining(closes))
    expect(season.every(({ dueOn }) => dueOn >= now)).toBe(true)
  }
  const items = await itemsOf(id)
  const registration = items.filter(({ title }) => title.startsWith('H-1B registration closes'))
  expect(registration.map(({ side }) => side).sort()).toEqual(['employee', 'employer', 'firm'])
  const [first] = registration
  expect(plannedSeason(Number(first?.dueOn?.slice(0, 4))).registrationCloses.slice(0, 10)).toBe(first?.dueOn)
  // Within half a year everything has its day; in any case what the firm has to do.
  expect(items.filter(({ side, dueOn }) => side !== 'employee' && side !== 'employer' && dueOn === null)).toEqual([])
})

test('what is filed together with a petition has the petition’s first date, and its items follow it', async () => {
  await cases.knows('Priya', { 'person.statusExpiresOn': inDays(75) })
  const { id } = await cases.opened()
  await work(id)
  const petition = (await itemsOf(id)).filter(({ kind, dueOn }) => kind === 'date' && dueOn !== null)
  expect(petition.length).toBeGreaterThan(0)
  const h4 = await system().one<{ id: number }>(
    `select id from cases where type_id = 2 and status < 5 and principal_case_id is not null order by id limit 1`,
  )
  await cases.change('update cases set principal_case_id = $2 where id = $1', [h4.id, id])
  await work(id)
  const together = (await itemsOf(h4.id)).filter(({ title }) => title.startsWith('Filed together with'))
  expect(together.map(({ side }) => side).sort()).toEqual(['employee', 'employer', 'firm'])
  const open = (await itemsOf(h4.id)).filter(({ kind }) => kind !== 'date')
  expect(open.filter(({ dueOn }) => dueOn === null)).toEqual([])
})

test('what is filed together with a petition under the cap has no day before that one is selected, but a sentence', async () => {
  const { id } = await cases.opened({ subType: 'cap' })
  await work(id)
  const h4 = await system().one<{ id: number }>(
    `select id from cases where type_id = 2 and status < 5 and principal_case_id is not null order by id limit 1`,
  )
  await cases.change('update cases set principal_case_id = $2 where id = $1', [h4.id, id])
  await work(id)
  const together = async () => (await itemsOf(h4.id)).filter(({ title }) => title.startsWith('Filed together with'))
  const { opens } = await system().one<{ opens: string }>(
    `select due_on as opens from case_deadlines where case_id = $1 and rule = 'D-18' and part = 'filing opens'`,
    [id],
  )
  expect(new Set((await together()).map(({ title, dueOn }) => `${dueOn} ${title.split(', ')[1]}`))).toEqual(
    new Set([`null only if USCIS selects it; nothing is filed before ${showDate(opens)}`]),
  )
  const asked = (await itemsOf(h4.id)).filter(({ kind, side }) => kind !== 'date' && side === 'employee')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(({ dueOn }) => dueOn !== null)).toEqual([])
  const until = addDays(opens, 90)
  await cases.change(
    `update case_deadlines set printed_on = case part when 'filing opens' then $2::date else $3::date end,
            due_on = case part when 'filing opens' then $2::date else $3::date end
      where case_id = $1 and rule = 'D-18' and part in ('filing opens', 'filing closes')`,
    [id, opens, until],
  )
  await server.services.database.transaction({ kind: 'system' }, (db) =>
    refreshItems({ db, services: server.services, now: server.services.clock.now() }, h4.id),
  )
  expect(new Set((await together()).map(({ dueOn }) => dueOn))).toEqual(new Set([until]))
})

test('a filing that is mailed stands in the calendar on the day to act by, as in lists, with the legal day beside it', async () => {
  const card = await system().one<{ id: number; caseId: number }>(
    `select d.id, d.case_id as "caseId" from case_deadlines d join cases k on k.id = d.case_id join companies c on c.id = k.company_id
      where c.code = 'NORTHWIND' and k.status < 5 and d.rule = 'D-60' and d.kind = 'due' order by d.id limit 1`,
  )
  const sunday = rollToSunday(inDays(40))
  const friday = addDays(sunday, -2)
  await cases.change('update case_deadlines set due_on = $2, act_by = $3 where id = $1', [card.id, sunday, friday])
  await server.services.database.transaction({ kind: 'system' }, (db) =>
    refreshItems({ db, services: server.services, now: server.services.clock.now() }, card.caseId),
  )
  const attorney = await server.as(ATTORNEY)
  const { items } = (await attorney.get(`/api/deadlines?from=${inDays(0)}&until=${friday}`)).body as {
    items: { id: string; on: string; title: string }[]
  }
  const entry = items.find(({ id }) => id === `d${card.id}`)
  expect(entry?.on).toBe(friday)
  expect(entry?.title).toContain(`(legal day ${showDate(sunday)})`)
  expect((await itemsOf(card.caseId)).some(({ kind, dueOn }) => kind === 'date' && dueOn === friday)).toBe(true)
})

test('the answer to a notice is due for the attorney by its day, not without a date', async () => {
  const open = await system().one<{ id: number }>(
    `select k.id from cases k join companies c on c.id = k.company_id
      where k.status = 8 and k.rfe_due_on is not null and c.code = 'NORTHWIND' order by k.id limit 1`,
  )
  await cases.change(`update cases set ball = 'attorney', todo = 'answer the notice' where id = $1`, [open.id])
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    refreshItems({ db: tx, services: server.services, now: server.clock.now() }, open.id),
  )
  const steps = (await itemsOf(open.id)).filter(
    ({ kind, side }) => kind !== 'date' && (side === 'attorney' || side === 'firm'),
  )
  expect(steps.length).toBeGreaterThan(0)
  for (const step of steps) expect(step.dueOn).not.toBeNull()
})

test('home and Employees count alike who must stop working or leave, also of whom only the record says it', async () => {
  const hr = await server.as(EMPLOYER)
  const both = async () => {
    const { endsSoon } = (await hr.get('/api/cases/dashboard')).body as { endsSoon: number }
    return [endsSoon, ((await hr.get('/api/employees/counts')).body as { endsSoon: number }).endsSoon]
  }
  const [before = 0, counted] = await both()
  expect(before).toBe(counted)
  const calm = await system().one<{ id: number }>(
    `select p.id from people p join companies c on c.id = p.company_id
      where c.code = 'NORTHWIND' and p.status = 'Active' and p.work_until > $1 order by p.id limit 1`,
    [inDays(200)],
  )
  await cases.change(`update people set work_until = $2, work_by = 'stay', work_case_id = null where id = $1`, [
    calm.id,
    inDays(20),
  ])
  expect(await both()).toEqual([before + 1, before + 1])
})
