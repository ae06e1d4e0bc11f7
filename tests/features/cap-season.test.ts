import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import type { TestClient } from '../setup/client.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const { system, change } = recordsOf(server)
let firm: TestClient
let people: { id: number; name: string }[]
beforeAll(async () => {
  firm = await server.as(9)
  people = await system().rows<{ id: number; name: string }>(
    `select p.id, app.full_name(p.first_name, p.last_name) as name from people p join companies c on c.id = p.company_id
      where c.code = 'NORTHWIND' and p.id = p.household_person_id order by p.id limit 2`,
  )
})

const FY = 2027
const job = {
  fiscalYear: FY,
  jobTitle: 'Engineer',
  soc: '15-1252',
  area: 'Boston, MA',
  wageCents: 11_500_000,
  level: 3,
}
type Card = { id: number; personId: number; lane: string; problems: string[]; casePath: string; caseId: number | null }
const cards = ({ body }: { body: { registrations: Card[] } }, personId = people[0]?.id) =>
  body.registrations.filter((each) => each.personId === personId)

/** Entered while the window of that year was open. */
const planned = (personId = people[0]?.id) =>
  change(
    `insert into cap_registrations (person_id, company_id, law_firm_id, fiscal_year, job_title, soc, area, wage_cents, level, created_at)
     select id, company_id, law_firm_id, $2, $3, $4, $5, $6, $7, now() from people where id = $1`,
    [personId, FY, job.jobTitle, job.soc, job.area, job.wageCents, job.level],
  )

test('a registration is planned, a duplicate is flagged and taken out again; a closed season takes none', async () => {
  const [personId, ahead] = [people[0]?.id, { ...job, fiscalYear: FY + 1 }]
  const late = await firm.put('/api/cap-season/registrations', { personId, ...job })
  expect(late.body.error.fields.fiscalYear).toMatch(/03-04-2026 to 03-19-2026/)
  const before = cards(await firm.get(`/api/cap-season?fiscalYear=${FY + 1}`)).length
  await firm.put('/api/cap-season/registrations', { personId, ...ahead })
  const twice = await firm.put('/api/cap-season/registrations', { personId, ...ahead })
  expect(twice.status, JSON.stringify(twice.body)).toBe(200)
  expect(cards(twice)).toHaveLength(before + 2)
  expect(cards(twice).at(-1)?.problems[0]).toMatch(/Registered twice/)
  const left = await firm.delete(`/api/cap-season/registrations/${cards(twice).at(-1)?.id}`)
  expect(cards(left)).toHaveLength(before + 1)
})

test('the employer reads that the pay does not reach the level, by the table of its law firm, which it does not see', async () => {
  const wages = (area: string, firm: string) =>
    change(
      `insert into prevailing_wages (law_firm_id, soc, area, wage_year, level_1, level_2, level_3, level_4, imported_at)
       select ${firm}, $1, $2, 2026, 10000000, 12000000, 14000000, 16000000, now() from companies where code = 'NORTHWIND'`,
      [job.soc, area],
    )
  const employer = await server.as(3)
  const problems = async (who: TestClient) =>
    cards(await who.get(`/api/cap-season?fiscalYear=${FY + 1}`)).at(-1)?.problems
  // Another firm's table is nothing to this employer.
  await wages(job.area, `(select max(id) from law_firms where id <> companies.law_firm_id)`)
  expect((await problems(employer))?.join()).not.toMatch(/imported table/)
  await wages(job.area, 'law_firm_id')
  const told = '$115,000 reaches level I of the imported table, not level III'
  expect(await problems(employer)).toContain(told)
  expect(await problems(firm)).toContain(told)
})

test('who holds H-1B already is flagged', async () => {
  const { id } = await system().one<{ id: number }>(
    `select d.subject_id as id from fact_documents d join people p on p.id = d.subject_id join companies c on c.id = p.company_id
      where d.subject = 'person' and d.known #>> '{person.currentStatus,value}' = 'H-1B' and c.code = 'NORTHWIND' order by 1 limit 1`,
  )
  const found = await firm.put('/api/cap-season/registrations', { personId: id, ...job, fiscalYear: FY + 1 })
  expect(cards(found, id)[0]?.problems.join()).toMatch(/Holds H-1B already/)
})

test('results of a registration that was never submitted are not taken in', async () => {
  await planned()
  const lanesOf = async () => cards(await firm.get(`/api/cap-season?fiscalYear=${FY}`)).map(({ lane }) => lane)
  const before = await lanesOf()
  expect(before).toContain('planned')
  const csv = `Beneficiary,Status,Filing from,Filing until\n"${people[0]?.name}",Selected,${server.today()},${addDays(server.today(), 90)}\n`
  const { body } = await firm.post('/api/cap-season/results', { fiscalYear: FY, csv, apply: true })
  expect(body.rows).toMatchObject([
    { ok: false, says: 'This registration was not submitted. Enter the day it was submitted first.' },
  ])
  expect(await lanesOf()).toEqual(before)
  const [own] = cards(await firm.get(`/api/cap-season?fiscalYear=${FY}`)).filter(({ lane }) => lane === 'planned')
  expect((await firm.delete(`/api/cap-season/registrations/${own?.id}`)).status).toBe(200)
})

test('what was submitted stands fast; days outside the window are refused', async () => {
  await planned()
  const [own] = cards(await firm.get(`/api/cap-season?fiscalYear=${FY}`)).filter(({ lane }) => lane === 'planned')
  const submitted = `/api/cap-season/registrations/${own?.id}/submitted`
  const late = await firm.put(submitted, { submittedOn: '2026-03-20' })
  expect(late.body.error.fields.submittedOn).toMatch(/03-04-2026 to 03-19-2026/)
  expect((await firm.put(submitted, { submittedOn: '2026-03-05' })).status).toBe(200)
  const changed = await firm.put('/api/cap-season/registrations', {
    ...{ registrationId: own?.id, personId: own?.personId, ...job, wageCents: 10_000_000 },
  })
  expect(changed.body.error.code).toBe('LOCKED')
  expect((await firm.delete(`/api/cap-season/registrations/${own?.id}`)).body.error.code).toBe('CLOSED')
})

test('results are shown before they are taken in; a selected one opens its petition with its window', async () => {
  const [from, until] = [server.today(), addDays(server.today(), 90)]
  const csv = `Beneficiary,Status,Filing from,Filing until\n"${people[0]?.name}",Selected,${from},${until}\nNobody At All,Selected,${from},${until}\n`
  const preview = (await firm.post('/api/cap-season/results', { fiscalYear: FY, csv })).body
  expect(preview.rows.map(({ row, ok }: { row: number; ok: boolean }) => [row, ok])).toEqual([
    [2, true],
    [3, false],
  ])
  expect(cards(await firm.get(`/api/cap-season?fiscalYear=${FY}`))[0]?.lane).toBe('submitted')
  await firm.post('/api/cap-season/results', { fiscalYear: FY, csv, apply: true })
  const [selected] = cards(await firm.get(`/api/cap-season?fiscalYear=${FY}`))
  expect(selected?.lane).toBe('selected')
  const opened = await firm.post(`/api/cap-season/registrations/${selected?.id}/case`, {})
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const [own] = cards(opened)
  expect(own).toMatchObject({ lane: 'case open', casePath: `/visaCareH1BCaseDetails/${own?.caseId}` })
  const plan = await system().one<{ details: Record<string, unknown> }>(
    'select details from case_filing_plans where case_id = $1',
    [own?.caseId],
  )
  expect(plan.details).toMatchObject({ 'case.selectionUntil': until, 'case.registeredLevel': 'III' })
  expect((await firm.post(`/api/cap-season/registrations/${selected?.id}/case`, {})).body.error.code).toBe('HAS_CASE')
})

test('the upload file has a line for each planned registration and none that was submitted', async () => {
  const { id } = await system().one<{ id: number }>(`select id from companies where code = 'NORTHWIND'`)
  const linesOf = async () => {
    const { body } = await firm.post('/api/cap-season/file', { fiscalYear: FY, companyId: id })
    return (body.csv as string).trim().split('\r\n').length - 1
  }
  expect(await linesOf()).toBe(0)
  await planned(people[1]?.id)
  expect(await linesOf()).toBe(1)
})
