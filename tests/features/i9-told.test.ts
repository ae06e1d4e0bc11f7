import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { addMonthsUp } from '#rules/calendar/days.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { i9Of } from './support/i9.ts'

// What is missing or due is said where people look: on the inspection bundle, at home, in the calendar, to the employee.
const server = serverOfFile()
const { system, change } = recordsOf(server)
const { textOf, byLink } = i9Of(server, () => {
  throw new Error('Nothing is mailed here.')
})

test('the inspection bundle names who has no form, and says what was late', async () => {
  const employer = await server.as(3)
  const started = addBusinessDays(server.today(), -6)
  await employer.post('/api/people', {
    ...{
      firstName: 'Nora',
      lastName: 'Quill',
      email: 'nora.quill@mail.example',
      jobTitle: 'Editor',
      startedOn: started,
    },
  })
  const built = await employer.post('/api/i9/bundles', {})
  expect(built.status, JSON.stringify(built.body)).toBe(200)
  const bundle = async () => (await employer.get(`/api/i9/bundles/${built.body.id}`)).body
  await expect.poll(async () => (await bundle()).status, { timeout: 120_000 }).toBe('Ready')
  const { missing, entries } = await bundle()
  expect(missing).toContainEqual(expect.stringMatching(/^QUILL, Nora, hired /))
  expect(JSON.stringify(entries)).not.toContain('QUILL')
  const text = await textOf(employer, `/api/i9/bundles/${built.body.id}/file`)
  const [index = ''] = text.split('List of employees')
  for (const words of ['Employees without a Form I-9', 'QUILL, Nora', 'Signed late, or not signed', 'was due'])
    expect(index).toContain(words)
  // Chosen by name, nobody else is named.
  const one = await employer.post('/api/i9/bundles', { formIds: [(await employer.get('/api/i9')).body.rows[0].id] })
  const own = async () => (await employer.get(`/api/i9/bundles/${one.body.id}`)).body
  await expect.poll(async () => (await own()).status, { timeout: 120_000 }).toBe('Ready')
  expect((await own()).missing).toEqual([])
})

test('Forms I-9 where people look: home and calendar count as the list does, and the employee sees the own', async () => {
  const employer = await server.as(3)
  const { rows } = (await employer.get('/api/i9')).body
  const n = (group: string) => rows.filter((row: { group: string }) => row.group === group).length
  const { late, due, ending, first } = (await employer.get('/api/i9/standing')).body
  expect({ late, due, ending }).toEqual({ late: n('late'), due: n('due'), ending: n('ending') })
  expect([late > 0, first.length]).toEqual([true, Math.min(3, late + due)])
  const dates = (await employer.get('/api/deadlines')).body.items
  expect(dates).toContainEqual(expect.objectContaining({ title: expect.stringMatching(/^Form I-9: /), kind: 'item' }))

  const { employmentId, personId } = await system().one<{ employmentId: number; personId: number }>(
    `select e.id as "employmentId", p.id as "personId" from users u join people p on p.id = u.person_id
       join employments e on e.person_id = p.id where u.user_name = 'employee@visacare.demo'`,
  )
  const firstDay = addDays(server.today(), -3)
  // She may have one in the demo; either way Section 1 of it is open now.
  await employer.post('/api/i9', { employmentId, firstDay, email: 'employee@visacare.demo' })
  await change('update i9_forms set section1_on = null, section2_on = null, first_day = $2 where person_id = $1', [
    personId,
    firstDay,
  ])
  const priya = await server.as(5)
  const { forms } = (await priya.get('/api/own-i9')).body
  expect(forms).toEqual([expect.objectContaining({ asks: 'section 1', dueOn: firstDay })])
  const { path } = (await priya.post(`/api/own-i9/${forms[0].id}/link`)).body
  expect((await byLink('open', { token: String(path).split('#')[1] })).status).toBe(200)
  // Nobody opens another's.
  const other = await system().one<{ id: number }>('select id from i9_forms where person_id <> $1 limit 1', [personId])
  expect((await priya.post(`/api/own-i9/${other.id}/link`)).status).toBeGreaterThanOrEqual(400)
  expect((await employer.get('/api/own-i9')).body.forms).toEqual([])
})

test('every date of Forms I-9 is in the calendar and in the private feed, which names nobody', async () => {
  const employer = await server.as(3)
  const today = server.today()
  const [hired, ending, left] = await system().rows<{ id: number; employmentId: number; lastName: string }>(
    `select f.id, f.employment_id as "employmentId", p.last_name as "lastName" from i9_forms f join people p on p.id = f.person_id
       join companies c on c.id = f.company_id where c.code = 'NORTHWIND' and f.section2_on is not null
        and (select ended_on from employments where id = f.employment_id) is null order by f.id limit 3`,
  )
  if (!hired || !ending || !left) throw new Error('The demo has too few forms.')
  await change('update i9_forms set section2_on = null, section2_due_on = $2 where id = $1', [
    hired.id,
    addDays(today, 2),
  ])
  // Further ahead than what the list asks for now.
  await change(`update i9_forms set reverify = 'on', reverify_on = $2 where id = $1`, [ending.id, addDays(today, 400)])
  await change(
    `update people set work_until = 'infinity', work_by = '' where id = (select person_id from i9_forms where id = $1)`,
    [ending.id],
  )
  await change('update i9_forms set first_day = $2 where id = $1', [left.id, addDays(today, -2000)])
  await change('update employments set started_on = $2, ended_on = $3 where id = $1', [
    ...[left.employmentId, addDays(today, -2000), addDays(today, -60)],
  ])
  const path = new URL((await employer.post('/api/calendar-feed')).body.url).pathname
  const feed = async () => String((await server.visitor().get(path)).body).replaceAll('\r\n ', '')
  const entry = (on: string, title: string) => new RegExp(`VALUE=DATE:${on.replaceAll('-', '')}\r\nSUMMARY:${title}`)
  const keep = addMonthsUp(addDays(today, -60), 12)
  const dates: [string, string][] = [
    [addDays(today, 2), 'Form I-9: Section 2\\\\, look at documents'],
    [addDays(today, 400), 'Form I-9: Reverify\\\\, Supplement B'],
    [addDays(keep, 1), 'Form I-9: may be destroyed'],
  ]
  const text = await feed()
  for (const [on, title] of dates) expect(text).toMatch(entry(on, title))
  for (const { lastName } of [hired, ending, left]) expect(text.toUpperCase()).not.toContain(lastName.toUpperCase())
  const shown = (await employer.get(`/api/deadlines?from=${today}&until=${addDays(today, 500)}`)).body.items
  for (const [on] of dates)
    expect(shown).toContainEqual(expect.objectContaining({ on, title: expect.stringMatching(/^Form I-9: /) }))

  // An open inspection: its day stands there, and nothing may be destroyed.
  await employer.post('/api/i9/bundles', { noticeOn: today })
  const held = await feed()
  expect(held).toMatch(entry(addBusinessDays(today, 3), 'Form I-9: hand over the inspection bundle'))
  expect(held).not.toContain('may be destroyed')
  // What comes after it has its own days: one for each worker a notice names, and the most expensive of all.
  const suspect = { kind: 'suspect documents', servedOn: today, workers: ['Ann LEE', 'Bo CHEN', 'Cy DIAZ'] }
  const named = await employer.post('/api/i9/notices', suspect)
  expect([named.status, named.body.workers], JSON.stringify(named.body)).toEqual([200, suspect.workers])
  const fine = await employer.post('/api/i9/notices', { kind: 'intent to fine', servedOn: today })
  expect(fine.body.dueOn).toBe(addDays(today, 30))
  const noticed = await feed()
  expect(noticed.match(/SUMMARY:Form I-9: answer the notice of suspect documents/g)).toHaveLength(3)
  expect(noticed).toMatch(entry(addDays(today, 30), 'Form I-9: ask for a hearing in writing'))
  expect(noticed).not.toContain('LEE')
  expect((await employer.post('/api/i9/notices', { ...suspect, servedOn: addDays(today, 1) })).status).toBe(400)
  // HR's home has them, and those of the law firm: by their days, naming no worker and opening no document (I9-10).
  const attorney = await server.as(9)
  for (const reader of [employer, attorney]) {
    const { notices } = (await reader.get('/api/i9/standing')).body
    expect(notices.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['inspection', 'suspect documents', 'intent to fine'],
    ])
    expect(notices.at(-1)).toMatchObject({
      dueOn: addDays(today, 30),
      companyName: expect.stringMatching(/northwind/i),
    })
    expect(JSON.stringify(notices)).not.toContain('LEE')
    const { items } = (await reader.get(`/api/deadlines?from=${today}&until=${addDays(today, 40)}`)).body
    const title = 'Form I-9: ask for a hearing in writing'
    expect(items).toContainEqual(expect.objectContaining({ title, on: addDays(today, 30) }))
  }
  await employer.post(`/api/i9/notices/${fine.body.id}/close`)
  expect(await feed()).not.toContain('ask for a hearing')
  // The law firm's own feed has the days of the notices and none of the forms.
  const feedOf = async (reader: typeof employer) => {
    const { url } = (await reader.post('/api/calendar-feed')).body
    return String((await server.visitor().get(new URL(url).pathname)).body).replaceAll('\r\n ', '')
  }
  const ofFirm = await feedOf(attorney)
  expect(ofFirm.match(/SUMMARY:Form I-9: [^\r]*/g)).toEqual([
    'SUMMARY:Form I-9: hand over the inspection bundle',
    'SUMMARY:Form I-9: answer the notice of suspect documents',
  ])
  expect(ofFirm).not.toContain('LEE')
  // Who does not work for that client any more has no day of it.
  await change(`delete from assignments where company_id = (select id from companies where code = 'NORTHWIND')`)
  expect(await feedOf(attorney)).not.toContain('Form I-9')
  expect((await attorney.get('/api/i9/standing')).body.notices).toEqual([])
})

test('a company without a payment method hires nobody new on the I-9 screens, and still starts the form of who works there', async () => {
  const { userName, companyId } = await system().one<{ userName: string; companyId: number }>(
    `select u.user_name as "userName", u.company_id as "companyId" from users u join companies c on c.id = u.company_id
      where c.code = 'CORVID' and u.role_id = 3 and u.status = 'Active' order by u.id limit 1`,
  )
  const hr = await server.as(userName)
  const hire = {
    ...{ firstName: 'Nora', lastName: 'Quill', email: 'nora@mail.example', jobTitle: 'Editor' },
    firstDay: server.today(),
  }
  const refused = await hr.post('/api/i9/hires', hire)
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'Please Add Payment Method before creating New Employee/Case.',
  ])
  // The law does not wait for a payment: who works here gets the form.
  const { id } = await system().one<{ id: number }>(
    `select employment_id as id from i9_forms where company_id = $1 order by id limit 1`,
    [companyId],
  )
  await change(
    `insert into employments (company_id, person_id, household_person_id, law_firm_id, job_title, started_on)
     select company_id, person_id, household_person_id, law_firm_id, 'Second job', $2 from employments where id = $1`,
    [id, server.today()],
  )
  const { employmentId } = await system().one<{ employmentId: number }>(
    `select max(id) as "employmentId" from employments where company_id = $1`,
    [companyId],
  )
  const given = { employmentId, firstDay: server.today(), email: 'works@mail.example' }
  const started = await hr.post('/api/i9', given)
  expect(started.status, JSON.stringify(started.body)).toBe(200)
})

test('a hire that is refused leaves neither person nor employment, and the corrected one goes through', async () => {
  const employer = await server.as(3)
  const given = {
    ...{ firstName: 'Ana', lastName: 'Tester', email: 'ana.tester@mail.example', jobTitle: 'Analyst' },
    ...{ firstDay: addDays(server.today(), -4), offerAcceptedOn: addDays(server.today(), 3) },
  }
  expect((await employer.post('/api/i9/hires', given)).body.error.code).toBe('BEFORE_OFFER')
  const people = () => system().rows(`select id from people where last_name ilike 'tester'`)
  expect(await people()).toEqual([])
  const offerAcceptedOn = addDays(server.today(), -7)
  const started = await employer.post('/api/i9/hires', { ...given, offerAcceptedOn })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  expect(await people()).toHaveLength(1)
  expect((await employer.post('/api/i9/hires', { ...given, offerAcceptedOn })).body.error.code).toBe('PERSON_EXISTS')
})
