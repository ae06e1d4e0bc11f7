import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
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
