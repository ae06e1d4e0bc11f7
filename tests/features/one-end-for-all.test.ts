import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/statuses.ts'
import { refreshDeadlines } from '#case-work/deadlines/server/refresh.ts'
import type { EmployeeRow } from '#desk/employees/records.ts'
import { addDays } from '#formats/day.ts'
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
    refreshDeadlines(tx, server.services.keyring, id, server.services.clock.now()),
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
