import { describe, expect, test } from 'vitest'
import { readTable } from '#platform/spreadsheet/read.ts'
import { until } from '../promises/support.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// What somebody may know and choose about the own account, company and firm.

const server = serverOfFile()
const { system, companyId } = recordsOf(server)

const mailsTo = (email: string, template: string) =>
  system().rows('select id from outbox_mails where $1 = any (recipients) and template = $2', [email, template])

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
