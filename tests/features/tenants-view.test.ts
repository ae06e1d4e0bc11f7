import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readTable } from '#platform/spreadsheet/read.ts'
import { until } from '../promises/support.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

// What somebody may know and choose about the own account, family, company and firm.
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

const system = () => server.services.database.read({ kind: 'system' })
const idOf = async (text: string, value: unknown) => (await system().one<{ id: number }>(text, [value])).id
const companyId = (code: string) => idOf('select id from companies where code = $1', code)
const personId = (firstName: string) =>
  idOf('select id from people where first_name = $1 order by id limit 1', firstName)
const mailsTo = (email: string, template: string) =>
  system().rows('select id from outbox_mails where $1 = any (recipients) and template = $2', [email, template])

describe('a family member', () => {
  test('is removed with a reason and taken back, and nothing of the history is lost', async () => {
    const employee = await server.as(5)
    const id = await personId('Dev')
    await employee.post(`/api/people/${id}/facts`, { answers: { 'person.birthCity': { value: 'Pune' } } })
    const before = (await employee.get(`/api/people/${id}/history`)).body.items
    expect((await employee.post(`/api/people/${id}/removal`, { reason: ' ' })).body.error.fields.reason).toBe(
      'Field is required',
    )
    const removed = await employee.post(`/api/people/${id}/removal`, { reason: 'Lives with his father' })
    expect(removed.body).toMatchObject({ status: 'Inactive', termination: { reason: 'Lives with his father' } })
    expect((await employee.post(`/api/people/${id}/removal`, { reason: 'Again' })).body.error.code).toBe('ALREADY')
    expect((await employee.get(`/api/people/${id}/history`)).body.items).toEqual(before)
    const { items } = (await employee.get('/api/people?status=Inactive')).body
    expect(items.map((each: { id: number }) => each.id)).toEqual([id])
    expect((await employee.post(`/api/people/${id}/restoration`)).body).toMatchObject({
      status: 'Active',
      termination: null,
    })
    expect((await employee.post(`/api/people/${id}/restoration`)).body.error.code).toBe('NOT_REMOVED')
  })

  test('has another relationship when it was entered wrongly; both stand in the audit trail', async () => {
    const employer = await server.as(3)
    const id = await personId('Meera')
    const changed = await employer.put(`/api/people/${id}/relationship`, { relationship: 'Son' })
    expect(changed.body.relation).toBe('Son')
    const [event] = (await employer.get(`/api/audit-trail?subject=person:${id}`)).body.items
    expect(event).toMatchObject({
      operation: 'people.changeRelation',
      before: { relation: 'Daughter' },
      after: { relation: 'Son' },
    })
    await employer.put(`/api/people/${id}/relationship`, { relationship: 'Daughter' })
  })

  test('is never the employee, and keeps nobody’s relationship, not even the own', async () => {
    const employer = await server.as(3)
    const principal = await personId('Priya')
    expect((await employer.put(`/api/people/${principal}/relationship`, { relationship: 'Son' })).body.error.code).toBe(
      'PRINCIPAL',
    )
    const email = 'ravi.own@family.example'
    const { body } = await employer.post(`/api/people/${principal}/dependents`, {
      ...{ relationship: 'Spouse', firstName: 'Ravi', lastName: 'Nair', email },
    })
    await employer.post(`/api/people/${body.id}/invitation`)
    const dependent = await signInInvited(email)
    const own = await dependent.put(`/api/people/${body.id}/relationship`, { relationship: 'Father' })
    expect([own.status, own.body.error.code]).toEqual([403, 'NOT_YOURS'])
    // Removing the dependent ends the login; taking back restores it.
    expect((await employer.post(`/api/people/${body.id}/removal`, { reason: 'Divorced' })).body.login.status).toBe(
      'Inactive',
    )
    expect((await dependent.get('/api/my/person')).status).toBe(401)
    expect((await employer.post(`/api/people/${body.id}/restoration`)).body.login.status).toBe('Active')
  })
})

test('what was answered about a job keeps who, when and what stood there before', async () => {
  const employer = await server.as(3)
  const { employmentId } = (await employer.get(`/api/people/${await personId('Priya')}`)).body
  await employer.put(`/api/employments/${employmentId}`, { jobTitle: 'Principal Data Engineer' })
  const { items } = (await employer.get(`/api/employments/${employmentId}/history`)).body
  expect(items[0]).toMatchObject({
    fact: 'employment.jobTitle',
    before: { value: 'Data Engineer' },
    after: { value: 'Principal Data Engineer' },
    byName: expect.stringMatching(/\w/),
  })
  expect((await (await server.as(5)).get(`/api/employments/${employmentId}/history`)).status).toBe(200)
  const { id: foreign } = await system().one<{ id: number }>(
    'select id from employments where company_id = $1 limit 1',
    [await companyId('LUMEN')],
  )
  expect((await employer.get(`/api/employments/${foreign}/history`)).status).toBe(404)
})

describe('representation', () => {
  test('is listed with its firms, from when until when; the company reads it too', async () => {
    const admin = await server.as(1)
    const company = await companyId('CORVID')
    const [first] = (await admin.get(`/api/companies/${company}/representations`)).body.items
    expect(first).toMatchObject({ endedAt: null, lawFirmName: expect.any(String) })
    const firm = (await admin.post('/api/law-firms', { name: 'Second Counsel', email: 'office@second.example' })).body
    await admin.put(`/api/companies/${company}/law-firm`, { lawFirmId: firm.id })
    const { items } = (await admin.get(`/api/companies/${company}/representations`)).body
    expect(items.map((each: { lawFirmName: string }) => each.lawFirmName)).toEqual([
      'SECOND COUNSEL',
      first.lawFirmName,
    ])
    expect([items[0].endedAt, typeof items[1].endedAt]).toEqual([null, 'string'])
    // The firm that lost the company does not read on.
    expect((await (await server.as(10)).get(`/api/companies/${company}/representations`)).status).toBe(404)
    await admin.put(`/api/companies/${company}/law-firm`, { lawFirmId: first.lawFirmId })

    const northwind = await companyId('NORTHWIND')
    const own = await (await server.as(3)).get(`/api/companies/${northwind}/representations`)
    expect(own.body.items[0].lawFirmName).toEqual(expect.any(String))
  })

  test('of a new company may be a firm alone', async () => {
    const admin = await server.as(1)
    const { lawFirmId, lawFirmName } = (await admin.get(`/api/companies/${await companyId('NORTHWIND')}`)).body
    const made = await admin.post('/api/companies', {
      ...{ name: 'Firm Only Inc', email: 'hr@firmonly.example', phone: '(212) 555-0100', lawFirmId },
    })
    expect(made.body).toMatchObject({ lawFirmId, lawFirmName, attorneys: [] })
    const { items } = (await admin.get(`/api/companies/${made.body.id}/representations`)).body
    expect(items).toMatchObject([{ lawFirmId, endedAt: null }])
  })
})

test('a renamed company and a renamed firm are found and shown by their new names', async () => {
  const admin = await server.as(1)
  const found = async (q: string) => (await admin.get(`/api/search?text=${encodeURIComponent(q)}`)).body.items
  const lumen = await companyId('LUMEN')
  await admin.put(`/api/companies/${lumen}`, { name: 'Zephyrine Optics' })
  expect((await found('zephyrine'))[0]).toMatchObject({ kind: 'company', title: 'ZEPHYRINE OPTICS' })
  const person = await system().one<{ firstName: string; lastName: string }>(
    'select first_name as "firstName", last_name as "lastName" from people where company_id = $1 order by id limit 1',
    [lumen],
  )
  const hits = await found(`${person.firstName} ${person.lastName}`)
  expect(hits.find((hit: { title: string }) => hit.title.includes(person.lastName)).hint).toBe('ZEPHYRINE OPTICS')
  const firm = (await admin.post('/api/law-firms', { name: 'Old Name LLP', email: 'office@oldname.example' })).body
  await admin.put(`/api/law-firms/${firm.id}`, { name: 'Quillon Counsel' })
  expect((await found('quillon'))[0]).toMatchObject({ kind: 'lawFirm', title: 'QUILLON COUNSEL' })
})

test('the own sign-ins are listed, the present one and why the others ended', async () => {
  const first = server.visitor()
  await first.signIn('employerassistant@visacare.demo', 'Demo@12345')
  server.clock.advance(60_000)
  const second = server.visitor()
  await second.signIn('employerassistant@visacare.demo', 'Demo@12345')
  const { items } = (await second.get('/api/my/sessions')).body
  expect(items).toMatchObject([
    { current: true, browser: 'test', endedAt: null, endedBecause: '' },
    { current: false, endedBecause: 'another login' },
  ])
  expect(Object.keys(items[0])).not.toContain('id')
  expect((await first.get('/api/my/sessions')).status).toBe(401)
})

describe('notification choices', () => {
  test('are stored for their kind alone', async () => {
    const employer = await server.as(3)
    const choices = async () => (await employer.get('/api/my/notification-choices')).body.items
    expect((await choices()).find(({ kind }: { kind: string }) => kind === 'messages')).toMatchObject({ byEmail: true })
    const saved = await employer.put('/api/my/notification-choices', {
      items: [{ kind: 'imports', inProduct: false, byEmail: true }],
    })
    expect(saved.body.items).toEqual(await choices())
    expect(await choices()).toContainEqual({ kind: 'imports', inProduct: false, byEmail: true })
    expect(await choices()).toContainEqual({ kind: 'messages', inProduct: true, byEmail: true })
    const unknown = await employer.put('/api/my/notification-choices', {
      items: [{ kind: 'weather', inProduct: true, byEmail: true }],
    })
    expect(unknown.status).toBe(400)
  })

  test('decide about messages, never about the mails that an account needs', async () => {
    const employer = await server.as(3)
    const email = 'employee@visacare.demo'
    const write = () => employer.post('/api/email', { toEmailIds: email, subject: 'A question' })
    expect((await write()).body).toEqual({ posted: 1 })
    expect(await mailsTo(email, 'message')).toHaveLength(1)
    const employee = await server.as(5)
    await employee.put('/api/my/notification-choices', {
      items: [{ kind: 'messages', inProduct: true, byEmail: false }],
    })
    // Whoever writes is not told what the other one chose.
    expect((await write()).body).toEqual({ posted: 1 })
    expect(await mailsTo(email, 'message')).toHaveLength(1)
    await server.visitor().post('/api/password/request-reset', { userId: email })
    const links = await until(async () => {
      const found = await mailsTo(email, 'password-reset')
      return found.length > 0 ? found : undefined
    }, 'the link')
    expect(links).toHaveLength(1)
  })

  test('decide how a look-in is told', async () => {
    const admin = await server.as(1)
    const employer = await server.as(3)
    const company = await companyId('NORTHWIND')
    const look = (reason: string) => admin.post('/api/session/company', { companyId: company, reason })
    const heard = async () =>
      (await employer.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text)
    await look('The company asked for help')
    expect((await heard())[0]).toContain('The company asked for help')
    await employer.put('/api/my/notification-choices', {
      items: [{ kind: 'lookIns', inProduct: false, byEmail: true }],
    })
    await look('A second question')
    await admin.post('/api/session/company', { companyId: null })
    expect((await heard())[0]).not.toContain('A second question')
    expect(await mailsTo('employer@visacare.demo', 'notification')).toHaveLength(1)
  })
})

test('a firm sees who looked into its clients, and nobody else’s', async () => {
  const admin = await server.as(1)
  for (const code of ['BLUE', 'LUMEN'])
    await admin.post('/api/session/company', { companyId: await companyId(code), reason: `Asked for help by ${code}` })
  await admin.post('/api/session/company', { companyId: null })
  const { items } = (await (await server.as(10)).get('/api/look-ins')).body
  const reasons = items.map(({ reason }: { reason: string }) => reason)
  expect(reasons).toContain('Asked for help by BLUE')
  expect(reasons).not.toContain('Asked for help by LUMEN')
  expect((await (await server.as(9)).get('/api/look-ins')).status).toBe(403)
})

test.each([
  ['/api/law-firms/export', 1, 'Law firm', 5],
  ['/api/attorneys/export', 10, 'Last name', 9],
  ['/api/attorneys/users/export', 10, 'Assists', 9],
  ['/api/attorneys/companies/export', 10, 'Attorneys', 5],
  ['/api/look-ins/export', 3, 'Why', 5],
  ['/api/roles/export', 1, 'Role', 5],
  ['/api/outbox/export', 1, 'Subject', 2],
] as const)('%s is the list as a file, for those who see the list', async (path, roleId, column, stranger) => {
  const reply = await (await server.as(roleId)).get(path)
  expect(reply.status).toBe(200)
  const { columns, rows } = await readTable(Buffer.from(reply.body), 'csv', { rows: 5_000, columns: 20 })
  expect(columns).toContain(column)
  const list = (await (await server.as(roleId)).get(path.replace(/\/export$/, '?limit=200'))).body
  expect(rows).toHaveLength(list.items.length)
  if (stranger !== 9) expect((await (await server.as(stranger)).get(path)).status).toBe(403)
})

/** Chooses a password with the mailed link and signs in. */
async function signInInvited(email: string) {
  const admin = await server.as(1)
  const [mail] = (await admin.get(`/api/outbox?search=${encodeURIComponent(email)}`)).body.items
  const { text } = (await admin.post(`/api/outbox/${mail.id}/open`)).body
  const actcode = /forgotPasswordUpdate\/([\w-]+)/.exec(text)?.[1]
  const client = server.visitor()
  const password = 'Family@Portal-27x'
  expect((await client.post('/api/password/reset', { actcode, password })).status).toBe(200)
  await client.signIn(email, password)
  return client
}
