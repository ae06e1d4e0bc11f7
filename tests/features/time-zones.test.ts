import { describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const { system, companyId } = recordsOf(server)

const LOS_ANGELES = 'America/Los_Angeles'
let made = 0
const someCompany = (more: object = {}) => {
  made += 1
  return { name: `Zone Works ${made}`, email: `hr${made}@zoneworks.example`, phone: '(213) 555-0100', ...more }
}
const someFirm = (more: object = {}) => {
  made += 1
  return {
    ...{
      name: `Zone Law ${made}`,
      email: `office${made}@zonelaw.example`,
      adminFirstName: 'Ada',
      adminLastName: 'Oakes',
    },
    ...more,
  }
}

describe.each([
  { what: 'a company', path: '/api/companies', record: someCompany },
  { what: 'a law firm', path: '/api/law-firms', record: someFirm },
])('the time zone of $what', ({ path, record }) => {
  test('is proposed from the state, and New York’s where none is known', async () => {
    const admin = await server.as(1)
    expect((await admin.post(path, record({ state: 'CA' }))).body.timeZone).toBe(LOS_ANGELES)
    expect((await admin.post(path, record({ state: 'TX' }))).body.timeZone).toBe('America/Chicago')
    expect((await admin.post(path, record())).body.timeZone).toBe('America/New_York')
    const chosen = record({ state: 'CA', timeZone: 'America/Denver' })
    expect((await admin.post(path, chosen)).body.timeZone).toBe('America/Denver')
  })

  test('moves along with the state while nobody chose another, and stays once somebody did', async () => {
    const admin = await server.as(1)
    const { id } = (await admin.post(path, record({ state: 'CA' }))).body
    const save = async (change: object) => (await admin.put(`${path}/${id}`, change)).body
    expect((await save({ city: 'Oakland' })).timeZone).toBe(LOS_ANGELES)
    expect((await save({ state: 'HI' })).timeZone).toBe('Pacific/Honolulu')
    expect((await save({ timeZone: 'Asia/Kolkata' })).timeZone).toBe('Asia/Kolkata')
    expect((await save({ state: 'CA' })).timeZone).toBe('Asia/Kolkata')
  })

  test.each(['PST', 'Mars/Olympus', '+05:00'])('cannot be %s', async (timeZone) => {
    const reply = await (await server.as(1)).post(path, record({ timeZone }))
    expect([reply.status, reply.body.error.fields]).toEqual([400, { timeZone: 'Choose a time zone from the list.' }])
  })
})

test('a changed zone is today’s at once for everybody there, and the audit trail has it', async () => {
  const employer = await server.as(3)
  const id = await companyId('NORTHWIND')
  expect((await employer.get('/api/me')).body.zone).toBe('America/New_York')
  expect((await employer.put(`/api/companies/${id}`, { timeZone: LOS_ANGELES })).status).toBe(200)
  expect((await employer.get('/api/me')).body.zone).toBe(LOS_ANGELES)
  const event = await system().one<{ before: object; after: object }>(
    `select before, after from audit_events where operation = 'companies.update' and company_id = $1 order by seq desc limit 1`,
    [id],
  )
  expect(event).toMatchObject({ before: { timeZone: 'America/New_York' }, after: { timeZone: LOS_ANGELES } })
})
