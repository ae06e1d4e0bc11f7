import { describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { signInInvited } from './support/invited.ts'

const server = serverOfFile()
const { system, companyId, personNamed } = recordsOf(server)

let made = 0

const newcomer = (more: object = {}) => ({
  firstName: 'aiko',
  lastName: 'Mori',
  email: `aiko.mori${++made}@northwind.example`,
  jobTitle: 'Data Analyst',
  startedOn: '2026-03-01',
  ...more,
})

describe('the list', () => {
  test('shows a company its people with job and expiry dates, by name, page by page, with the kept total', async () => {
    const employer = await server.as(3)
    const first = (await employer.get('/api/people?limit=5')).body
    const second = (await employer.get(`/api/people?limit=5&after=${first.next}`)).body
    const names = [...first.items, ...second.items].map(({ lastName, firstName }) => `${lastName} ${firstName}`)
    expect(new Set(names).size).toBe(10)
    const { n } = await system().one<{ n: number }>('select count(*) as n from people where company_id = $1', [
      await companyId('NORTHWIND'),
    ])
    expect(first).toMatchObject({ total: n, totalCapped: false })
    const [priya] = (await employer.get('/api/people?search=NAI&relation=Principal')).body.items
    expect(priya).toMatchObject({
      firstName: 'Priya',
      companyName: 'NORTHWIND ANALYTICS',
      jobTitle: 'Data Engineer',
      relation: 'Principal',
      status: 'Active',
      passportExpiresOn: '2028-02-09',
      i94ExpiresOn: '2027-01-31',
      visaExpiresOn: '2027-01-14',
    })
  })

  test('shows an attorney the people of the companies assigned, a firm those of all its clients, the provider all', async () => {
    const companies = async (who: number) =>
      new Set(
        (await (await server.as(who)).get('/api/people?limit=200')).body.items.map(
          (row: { companyName: string }) => row.companyName,
        ),
      )
    expect(await companies(9)).toEqual(new Set(['NORTHWIND ANALYTICS', 'BLUE HARBOR HEALTH']))
    expect((await companies(10)).size).toBe(3)
    expect((await companies(1)).size).toBe(4)
  })

  test('shows an employee the own household and nobody else', async () => {
    const { body } = await (await server.as(5)).get('/api/people')
    expect(
      body.items.map(({ firstName, relation }: { firstName: string; relation: string }) => [firstName, relation]),
    ).toEqual([
      ['Arjun', 'Spouse'],
      ['Dev', 'Son'],
      ['Meera', 'Daughter'],
      ['Priya', 'Principal'],
    ])
    expect(body.items[0].companyName).toBe('NORTHWIND ANALYTICS')
  })
})

describe('a new employee', () => {
  test('gets person, employment, facts and invitation together, and signs in to the own household only', async () => {
    const employer = await server.as(3)
    const input = newcomer({ invite: true })
    const { status, body } = await employer.post('/api/people', input)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      firstName: 'Aiko',
      lastName: 'MORI',
      email: input.email,
      login: { status: 'Invited' },
      employments: [{ jobTitle: 'Data Analyst', startedOn: '2026-03-01', status: 'Active' }],
      facts: { known: { 'person.familyName': { value: 'MORI', source: 'form' } } },
    })
    const again = await employer.post('/api/people', { ...newcomer(), email: input.email })
    expect(again.body.error).toMatchObject({ code: 'PERSON_EXISTS' })
  })

  test('waits for a payment method, with the banner’s words; nothing is left behind', async () => {
    const firm = await server.as(10)
    const count = () => system().one('select count(*) as n from people')
    const before = await count()
    const reply = await firm.post('/api/people', newcomer({ companyId: await companyId('CORVID') }))
    expect([reply.status, reply.body.error.code, reply.body.error.message]).toEqual([
      409,
      'PAYMENT_METHOD_MISSING',
      'Please Add Payment Method before creating New Employee/Case.',
    ])
    expect(await count()).toEqual(before)
    const admin = await server.as(1)
    // The provider's own company has none either, and waits for none.
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(`update companies set transaction_details_added = false where code = 'IMMLAWS'`),
    )
    const own = await admin.post('/api/people', newcomer({ companyId: await companyId('IMMLAWS') }))
    expect(own.status).toBe(200)
  })

  test('is not put into a company of somebody else, and not invited by an assistant', async () => {
    const employer = await server.as(3)
    expect((await employer.post('/api/people', newcomer({ companyId: await companyId('LUMEN') }))).status).toBe(404)
    const attorney = await server.as(9)
    expect((await attorney.post('/api/people', newcomer({ companyId: await companyId('CORVID') }))).status).toBe(404)
    const assistant = await server.as(4)
    expect((await assistant.post('/api/people', newcomer({ invite: true }))).body.error.code).toBe('MAY_NOT_INVITE')
    expect((await assistant.post('/api/people', newcomer())).status).toBe(200)
  })
})

describe('a household', () => {
  test('is looked after by the employee; a dependent with a login sees only the own record', async () => {
    const [employee, employer] = [await server.as(5), await server.as(3)]
    const principal = await personNamed('Priya')
    const added = await employee.post(`/api/people/${principal}/dependents`, {
      relationship: 'Mother',
      title: 'Mrs.',
      firstName: 'sunita',
      lastName: 'rao',
      birthDate: '1960-01-31',
      email: 'sunita.rao@family.example',
    })
    expect(added.status).toBe(200)
    expect(added.body).toMatchObject({
      relation: 'Mother',
      firstName: 'Sunita',
      lastName: 'RAO',
      birthDate: '1960-01-31',
    })
    const dependent = added.body.id
    expect(
      (
        await employee.post(`/api/people/${dependent}/dependents`, {
          relationship: 'Son',
          firstName: 'A',
          lastName: 'B',
        })
      ).body.error.code,
    ).toBe('NOT_PRINCIPAL')

    expect((await employee.post(`/api/people/${dependent}/invitation`)).status).toBe(403)
    expect((await employer.post(`/api/people/${dependent}/invitation`)).status).toBe(200)
    const reader = await signInInvited(server, 'sunita.rao@family.example')
    const mine = (await reader.get('/api/my/person')).body
    expect(mine).toMatchObject({ id: dependent, companyName: 'NORTHWIND ANALYTICS' })
    expect(mine.household.map(({ id }: { id: number }) => id)).toEqual([dependent])
    expect((await reader.get('/api/people')).body.items.map(({ id }: { id: number }) => id)).toEqual([dependent])
    expect((await reader.get(`/api/people/${principal}`)).status).toBe(404)
    const saved = await reader.post(`/api/people/${dependent}/facts`, {
      answers: { 'person.birthCity': { value: 'Goa' } },
    })
    expect(saved.body.changed).toEqual(['person.birthCity'])
    expect((await reader.get(`/api/people/${dependent}/history`)).body.items[0].fact).toBe('person.birthCity')
  })

  test('has logins for adults only', async () => {
    const employer = await server.as(3)
    const child = await personNamed('Meera')
    await employer.post(`/api/people/${child}/facts`, {
      answers: { 'person.email': { value: 'meera@family.example' } },
    })
    expect((await employer.post(`/api/people/${child}/invitation`)).body.error.code).toBe('ADULTS_ONLY')
    expect((await employer.post(`/api/people/${await personNamed('Arjun')}/invitation`)).body.error.code).toBe(
      'EMAIL_MISSING',
    )
  })
})

describe('employments', () => {
  test('are several, changed one by one or together, by the specification’s calls too', async () => {
    const employer = await server.as(3)
    const { id } = (await employer.post('/api/people', newcomer())).body
    const second = await employer.post('/loginapi/api/createEmployeement', {
      personautoid: id,
      jobTitle: 'Team Lead',
      startDate: '2027-01-04',
    })
    expect(second.body).toMatchObject({ status: 'Offered', startDate: '2027-01-04' })
    const changed = await employer.post('/loginapi/api/updateEmployeement', {
      employmentId: second.body.employmentId,
      jobTitle: 'Head of Data',
      answers: { 'employment.wage': { value: 15_000_000 }, 'employment.wageUnit': { value: 'year' } },
    })
    expect(changed.body).toMatchObject({
      jobTitle: 'Head of Data',
      facts: { known: { 'employment.wage': { value: 15_000_000 } } },
    })
    const { employments } = (await employer.get(`/api/people/${id}`)).body
    expect(employments).toHaveLength(2)
    const all = await employer.post('/loginapi/api/updateAllEmployeement', {
      employments: employments.map((each: { id: number }, index: number) => ({
        id: each.id,
        jobTitle: `Job ${index}`,
      })),
    })
    expect(all.body.items.map((each: { jobTitle: string }) => each.jobTitle)).toEqual(['Job 0', 'Job 1'])
    const half = await employer.post('/api/employments/changes', {
      employments: [
        { id: employments[0].id, jobTitle: 'Lost' },
        { id: 999_999_999, jobTitle: 'Nobody' },
      ],
    })
    expect(half.status).toBe(404)
    expect((await employer.get(`/api/employments/${employments[0].id}/person`)).body).toMatchObject({
      id,
      jobTitle: 'Job 0',
    })
  })

  test('of another tenant read as not found', async () => {
    const { id } = await system().one<{ id: number }>('select id from employments where company_id = $1 limit 1', [
      await companyId('LUMEN'),
    ])
    const employer = await server.as(3)
    expect((await employer.get(`/api/employments/${id}/person`)).status).toBe(404)
    expect((await employer.put(`/api/employments/${id}`, { jobTitle: 'Mine' })).status).toBe(404)
    expect((await (await server.as(5)).get(`/api/employments/${id}/person`)).status).toBe(404)
  })
})

describe('a termination', () => {
  test('ends jobs and logins and can be taken back for 30 days', async () => {
    const employer = await server.as(3)
    const input = newcomer({ invite: true })
    const { id } = (await employer.post('/api/people', input)).body
    const reader = await signInInvited(server, input.email)
    const today = server.today()
    const future = await employer.post(`/api/people/${id}/termination`, { on: '2099-01-01', reason: 'Moves away' })
    expect(future.body.error.fields.on).toMatch(/future/)
    const ended = await employer.post(`/api/people/${id}/termination`, { on: today, reason: 'Moves away' })
    expect(ended.body).toMatchObject({
      status: 'Terminated',
      termination: { on: today, reason: 'Moves away' },
      employments: [{ status: 'Ended', endedOn: today, endReason: 'Moves away' }],
      login: { status: 'Inactive' },
    })
    expect((await reader.get('/api/my/person')).status).toBe(401)
    expect((await employer.post(`/api/people/${id}/invitation`)).body.error.code).toBe('NOT_HERE')
    const back = await employer.post(`/api/people/${id}/reinstatement`)
    expect(back.body).toMatchObject({
      status: 'Active',
      termination: null,
      employments: [{ status: 'Active', endedOn: null }],
      login: { status: 'Active' },
    })
  })
})
