import { expect, test } from 'vitest'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { EmployeeRow } from '#desk/employees/records.ts'
import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { refreshDeadlines } from '#preparation/deadlines/server/refresh.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const EMPLOYER = 3
const FIRM = 9

const everybody = async (who: number): Promise<EmployeeRow[]> =>
  (await (await server.as(who)).get('/api/employees?limit=100')).body.items
type Row = { id: number; personId: number | null; typeId: number; status: number }
const cases = async (who: number): Promise<Row[]> =>
  (await (await server.as(who)).get('/api/cases?limit=100')).body.items

/** Dates follow a new case by a job. */
const refreshed = (id: number) =>
  server.services.database.transaction({ kind: 'system' }, (tx) =>
    refreshDeadlines(tx, server.services, id, server.services.clock.now()),
  )

test('the header of every case says the same end as roster and person', async () => {
  const client = await server.as(EMPLOYER)
  const ends = new Map((await everybody(EMPLOYER)).map(({ id, workUntil }) => [id, workUntil]))
  const own = (await cases(EMPLOYER)).filter(({ personId }) => personId !== null && ends.has(personId))
  expect(own.length).toBeGreaterThan(10)
  for (const { id, personId } of own) {
    const { body } = await client.get(`/api/cases/${id}`)
    expect(body.authorizedUntil, `case ${id}`).toBe(ends.get(personId ?? 0))
  }
})

test('no date of a case ends the work on another day than header, roster and home say', async () => {
  const client = await server.as(EMPLOYER)
  const people = new Map((await everybody(EMPLOYER)).map((each) => [each.id, each]))
  const own = (await cases(EMPLOYER)).filter(({ personId }) => personId !== null && people.has(personId))
  const said: string[] = []
  for (const { id, personId } of own) {
    const { workUntil } = people.get(personId ?? 0) ?? {}
    const { body } = await client.get(`/api/cases/${id}/deadlines`)
    for (const { title, dueOn } of body.items as { title: string; dueOn: string }[]) {
      if (/^(The last day of work|Authorized to work until)/.test(title)) expect(dueOn, `case ${id}`).toBe(workUntil)
      if (title.startsWith('Work may go on')) {
        said.push(title)
        expect(title, `case ${id}`).toContain(showDate(workUntil ?? ''))
      }
    }
  }
  // By an approved petition, and by the I-94 of an amendment that is not decided.
  expect(said.length).toBeGreaterThan(1)
})

test('a labor certification or an immigrant petition under way renews nobody’s stay', async () => {
  const renewing = (await everybody(FIRM)).flatMap(({ renewal }) => renewal ?? [])
  expect(renewing.length).toBeGreaterThan(0)
  const others = renewing.filter(({ typeId }) => ![CaseType.h1b, CaseType.h4, CaseType.ead].includes(typeId as 1))
  expect(others).toEqual([])
})

test('a case that is opened for what ends has that end as its first date', async () => {
  const client = await server.as(EMPLOYER)
  const student = (await everybody(EMPLOYER)).find(
    ({ status, workCase, renewal }) => status === 'F-1' && workCase?.status === Status.completed && renewal === null,
  )
  // A first year of OPT: what is STEM OPT already is carried on by nothing.
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update cases set sub_type = '(C)(3)(B)' where id = $1`, [student?.workCase?.id]),
  )
  const asked = { typeId: CaseType.ead, subType: '(C)(3)(C)', personId: student?.id, channel: 'paper' }
  const { body: opened, status } = await client.post('/api/cases', asked)
  expect(status, JSON.stringify(opened)).toBe(200)
  await refreshed(opened.id)
  const { body } = await client.get(`/api/cases/${opened.id}/deadlines`)
  const [first] = body.items.filter(({ rule }: { rule: string }) => rule === 'D-62')
  expect(first).toMatchObject({ part: 'last day of work', dueOn: student?.workUntil })
  const after = (await everybody(EMPLOYER)).find(({ id }) => id === student?.id)
  expect(after?.renewal?.id).toBe(opened.id)
})

test('an approved petition takes the place of a student’s card; a green card applicant may work by either', async () => {
  const both = (await everybody(FIRM)).filter(({ workBy }) => workBy.startsWith('date:D-13 authorized until'))
  const ofPermit = (await cases(FIRM)).filter(
    ({ typeId, status }) => typeId === CaseType.ead && status === Status.completed,
  )
  expect(both.some((each) => ofPermit.some(({ personId }) => personId === each.id))).toBe(true)
  const student = (await everybody(EMPLOYER)).find(({ status, workBy }) => status === 'F-1' && workBy.includes('D-62'))
  expect(student).toBeDefined()
  const card = student?.workUntil ?? ''
  const approved = addDays(card, 900)
  const until = async (from: string) => {
    await server.services.database.transaction({ kind: 'system' }, async (tx) => {
      await tx.run(`delete from open_items where person_id = $1 and key like 'date:D-13%'`, [student?.id])
      const { caseId } = await tx.one<{ caseId: number }>(
        `insert into open_items (company_id, law_firm_id, household_person_id, person_id, case_id, key, kind, side, title, verb, link, due_on, ends)
         select company_id, law_firm_id, household_person_id, person_id, case_id, 'date:D-13 authorized until', kind, side, title, verb, link, $2, false
           from open_items where person_id = $1 and key like 'date:D-62 last%' limit 1 returning case_id as "caseId"`,
        [student?.id, approved],
      )
      await tx.run('update cases set valid_from = $2, valid_until = $3 where id = $1', [caseId, from, approved])
      await tx.run(`update open_items set ends = true where person_id = $1 and key like 'date:D-13%'`, [student?.id])
    })
    return (await everybody(EMPLOYER)).find(({ id }) => id === student?.id)?.workUntil
  }
  expect(await until(addDays(card, -30))).toBe(approved)
  expect(await until(addDays(card, 1))).toBe(approved)
  // A petition that begins two days after the card leaves a day without permission.
  expect(await until(addDays(card, 2))).toBe(card)
})

test('the end of OPT that is said with a new cap case is a day of the person, of the case and of the home', async () => {
  const client = await server.as(EMPLOYER)
  const someone = { firstName: 'Meera', lastName: 'QUILL', email: 'meera.quill@northwind.demo', jobTitle: 'Analyst' }
  const { id: personId } = (await client.post('/api/people', someone)).body
  const season = Number(server.today().slice(0, 4)) + 1
  const optUntil = `${season}-06-15`
  const asked = { typeId: CaseType.h1b, subType: 'cap', personId, channel: 'paper', optUntil }
  const { body: opened, status } = await client.post('/api/cases', asked)
  expect(status, JSON.stringify(opened)).toBe(200)
  await refreshed(opened.id)
  await server.services.database.transaction({ kind: 'system' }, (db) =>
    refreshItems({ db, services: server.services, now: server.services.clock.now() }, opened.id),
  )
  const { items } = (await client.get(`/api/cases/${opened.id}/deadlines`)).body
  const dates = items.map(({ rule, part, dueOn }: Record<string, string>) => `${rule} ${part} ${dueOn}`)
  // Both days: who keeps the later one alone loses the bridge.
  expect(dates).toContain(`D-19 OPT ends ${optUntil}`)
  expect(dates).toContain(`D-18 filing closes ${season}-06-30`)
  const meera = (await everybody(EMPLOYER)).find(({ id }) => id === personId)
  expect(meera).toMatchObject({ workUntil: optUntil, workBy: 'date:D-19 OPT ends', renewal: { id: opened.id } })
  const { body: home } = await client.get('/api/cases/dashboard')
  const named = home.authorized.filter((item: { personId: number }) => item.personId === personId)
  expect(named.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual([optUntil])
})

test('OPT on record ends the work of somebody without any case, too', async () => {
  const client = await server.as(EMPLOYER)
  const someone = { firstName: 'Tariq', lastName: 'OKOYE', email: 'tariq.okoye@northwind.demo', jobTitle: 'Analyst' }
  const { id, companyId } = (await client.post('/api/people', someone)).body
  const { database, keyring, clock } = server.services
  const until = addDays(server.today(), 40)
  const known = async (facts: Record<string, string>) => {
    const answers = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [`person.${fact}`, { value }]))
    const saving = { keyring, source: 'form' as const, by: null, now: clock.now() }
    await database.transaction({ kind: 'system' }, (tx) =>
      saveFacts(tx, { subject: 'person', id }, answers, {
        ...saving,
        owner: { companyId, lawFirmId: null, householdPersonId: id },
      }),
    )
    return (await everybody(EMPLOYER)).find((each) => each.id === id)
  }
  expect(await known({ optUntil: until })).toMatchObject({ workUntil: until, workBy: 'opt' })
  // Who has changed to another status works by that one.
  expect(await known({ currentStatus: 'H-1B' })).toMatchObject({ workUntil: null })
})
