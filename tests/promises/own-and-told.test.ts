import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { asOwner, change, rowsOf, serverForThisFile, signedInAs } from './support.ts'

const server = serverForThisFile()

// Promise 9: what a family notes for itself is not on the company's calendar.
test('an event an employee notes without a case is seen and changed by the family only', async () => {
  const employee = await signedInAs(server.current, Role.employee)
  const note = { title: 'Last day of work: somebody else', on: '2026-12-01' }
  const made = await employee.post('/api/calendar-events', note)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const sees = async (roleId: number) => {
    const reply = await (await signedInAs(server.current, roleId)).get(
      '/api/deadlines?from=2026-12-01&until=2026-12-01',
    )
    return reply.body.items.some(({ title }: { title: string }) => title === note.title)
  }
  expect(await sees(Role.employee)).toBe(true)
  for (const roleId of [Role.employer, Role.employerAssistant, Role.provider, Role.attorney])
    expect(await sees(roleId), `role ${roleId}`).toBe(false)
  const employer = await signedInAs(server.current, Role.employer)
  expect((await employer.put(`/api/calendar-events/${made.body.id}`, { title: 'x' })).status).toBe(404)
})

// Promise 29: what failed is told to whoever can mend it.
test('a package that failed stands on the provider’s home until one of the case was built', async () => {
  const [row] = await rowsOf<{ id: number; number: string }>(
    server.current,
    'select id, number from cases order by id limit 1',
  )
  const insert = (number: number, status: string) =>
    asOwner(server.current, (client) =>
      client.query(
        `insert into case_packages (company_id, law_firm_id, household_person_id, person_id, case_id, number, status, message, created_at)
         select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, 'Try again.', now() from cases where id = $1`,
        [row?.id, number, status],
      ),
    )
  const failed = async () => {
    const provider = await signedInAs(server.current, Role.provider)
    const { jobsFailed } = (await provider.get('/api/installation/attention')).body
    return jobsFailed.filter(({ task }: { task: string }) => task.includes(`case ${row?.number}`))
  }
  await insert(901, 'Failed')
  await insert(902, 'Failed')
  expect(await failed()).toEqual([{ task: `Filing package of case ${row?.number}: Try again.`, n: 2 }])
  await insert(903, 'Waiting')
  expect(await failed()).toEqual([])
  await change(server.current, 'delete from rate_limits')
})

// Promise 15: a refusal names the field, not a constraint of the database, and says what it is about.
test('a request key of the wrong length, a subject of two lines and too many exports are told in their own words', async () => {
  const employer = await signedInAs(server.current, Role.employer)
  for (const key of ['short', 'x'.repeat(5000)]) {
    const reply = await employer.post(
      '/api/calendar-events',
      { title: 'x', on: '2026-12-01' },
      { 'idempotency-key': key },
    )
    expect([reply.status, reply.body.error.fields]).toEqual([
      400,
      { 'Idempotency-Key': 'must have 8 to 100 characters' },
    ])
  }
  const mail = { toEmailIds: 'employee@visacare.demo', subject: 'x\r\nBcc: evil@evil.example' }
  const sent = await employer.post('/api/email', mail)
  expect([sent.status, sent.body.error.fields]).toEqual([400, { subject: 'must be one line' }])
  let last = await employer.get('/api/users/export')
  for (let n = 0; n < 30; n += 1) last = await employer.get('/api/users/export')
  expect([last.status, last.body.error.message]).toEqual([429, expect.not.stringContaining('password')])
})
