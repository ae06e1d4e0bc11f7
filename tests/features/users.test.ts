import { expect, test } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { type Row, usersOf } from './support/users.ts'

const server = serverOfFile()
const { rowsOf, userNamed, someone } = usersOf(server)

test('a list pages by key, never twice the same row, with the total of the own scope', async () => {
  const seen: string[] = []
  let after = ''
  for (let page = 0; page < 10; page++) {
    const body = await rowsOf(3, `?limit=4${after && `&after=${after}`}`)
    expect(body).toMatchObject({ total: 17, totalCapped: false })
    seen.push(...body.items.map((row: Row) => row.userName))
    if (body.next === null) break
    after = body.next
  }
  expect(seen).toHaveLength(17)
  expect(new Set(seen).size).toBe(17)
  const names = (await rowsOf(3, '?limit=100')).items.map((row: Row) => row.lastName)
  expect(names).toEqual([...names].sort())
})

test('the provider sees all tenants, and filters by company, role, status and the beginning of a name or address', async () => {
  const { total } = await rowsOf(1)
  expect(total).toBe(8 + 4 * 14 + 1)
  const { companyId } = await userNamed('employer@visacare.demo')
  expect((await rowsOf(1, `?companyId=${companyId}`)).total).toBe(17)
  const assistants = await rowsOf(1, `?companyId=${companyId}&roleId=4`)
  expect(assistants.total).toBe(assistants.items.length)
  expect((await rowsOf(1, '?search=nai')).items.map((row: Row) => row.userName)).toEqual(['employee@visacare.demo'])
  expect((await rowsOf(1, '?search=EMPLOYER@')).total).toBe(1)
  expect((await rowsOf(1, '?search=employ')).total).toBe(3)
  expect((await rowsOf(1, '?search=nobody')).items).toEqual([])
  const ids = (await rowsOf(1, '?sort=-id&limit=5')).items.map((row: Row) => row.id)
  expect(ids).toEqual([...ids].sort((one, other) => other - one))
})

test('nobody sees or reaches users of another tenant', async () => {
  const employer = await server.as(3)
  const firm = await server.as(10)
  const { id, companyId } = (await rowsOf(1, '?sort=-id&limit=1')).items[0]
  expect((await rowsOf(10)).items).toHaveLength(3)
  for (const client of [employer, firm]) {
    expect((await client.get(`/api/users/${id}`)).status).toBe(404)
    expect((await client.get(`/api/users?companyId=${companyId}`)).status).toBe(404)
    expect((await client.put(`/api/users/${id}`, { firstName: 'Eve' })).status).toBe(404)
    expect((await client.post(`/loginapi/api/changeUserStatus/${id}`)).status).toBe(404)
    expect((await client.post(`/api/users/${id}/invitation`)).status).toBe(404)
    expect((await client.get(`/loginapi/api/userDetailByTenant/${companyId}`)).status).toBe(404)
  }
  expect((await employer.post('/api/users', someone({ companyId }))).status).toBe(404)
})

test('a change is checked against its version and leaves out what is not given', async () => {
  const employer = await server.as(3)
  const { body: user } = await employer.post('/api/users', someone({ city: 'Boston', dob: '1990-12-31' }))
  const changed = await employer.post('/loginapi/api/updateUsers/', { id: user.id, first_name: 'anna', version: 1 })
  expect(changed.body).toMatchObject({
    first_name: 'Anna',
    last_name: 'PERSON',
    city: 'Boston',
    dob: '1990-12-31',
    version: 2,
  })
  const late = await employer.put(`/api/users/${user.id}`, { firstName: 'Late', version: 1 })
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'STALE' } } })
  expect((await employer.put(`/api/users/${user.id}`, { email: 'employee@visacare.demo' })).body.error.code).toBe(
    'EMAIL_TAKEN',
  )
  expect((await employer.put(`/api/users/${user.id}`, { mobileNumber: '123' })).body.error.fields).toHaveProperty(
    'mobileNumber',
  )
})

test('another role or a disabled account ends the sessions of the user at once', async () => {
  const employer = await server.as(3)
  const input = someone({ password: 'Quiet@River77' })
  const { body: user } = await employer.post('/api/users', input)
  const visitor = server.visitor()
  await visitor.signIn(input.email, 'Quiet@River77')
  expect((await employer.put(`/api/users/${user.id}`, { roleId: 9 })).body.error.code).toBe('ROLE_NOT_ALLOWED')
  expect((await employer.put(`/api/users/${user.id}`, { roleId: 5 })).body).toMatchObject({
    roleId: 5,
    personId: expect.any(Number),
  })
  expect(await visitor.get('/api/me')).toMatchObject({
    status: 401,
    body: { error: { message: 'Your role was changed. Please sign in again.' } },
  })
  await visitor.signIn(input.email, 'Quiet@River77')
  expect((await employer.post(`/loginapi/api/changeUserStatus/${user.id}`, { status: 'Inactive' })).body.status).toBe(
    'Inactive',
  )
  expect((await visitor.get('/api/me')).status).toBe(401)
  await expect(visitor.signIn(input.email, 'Quiet@River77')).rejects.toThrow('401')
  expect((await employer.post(`/loginapi/api/changeUserStatus/${user.id}`)).body.status).toBe('Active')
})

test('everybody changes the own profile and settings, and nobody else’s', async () => {
  const employee = await server.as(5)
  const save = (userId: string) =>
    employee.post('/loginapi/api/updatePersionProfileData', {
      userId,
      first_Name: 'priyanka',
      last_Name: 'Nair',
      status: 'Active',
    })
  const saved = await save('employee@visacare.demo')
  expect(saved.body.message).toBe('Your profile details has been updated successfully.')
  expect(saved.body.user).toMatchObject({
    first_name: 'Priyanka',
    last_name: 'NAIR',
    emailId: 'employee@visacare.demo',
  })
  expect((await save('employer@visacare.demo')).status).toBe(404)
  await employee.put('/api/my/settings', { settings: { theme: 'dark', density: 'compact' } })
  await employee.put('/api/my/settings', { settings: { theme: null } })
  expect((await employee.get('/api/my/settings')).body).toEqual({ settings: { density: 'compact' } })
  expect((await employee.put('/api/my/settings', { settings: { big: 'x'.repeat(20_000) } })).status).toBe(413)
})

test('the terms are a PDF that opens in the browser', async () => {
  const { status, headers, body } = await server.visitor().get('/loginapi/api/terms-conditions/')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(/^inline;/)
  expect(body.startsWith('%PDF-')).toBe(true)
})

test('the terms are accepted once in each version', async () => {
  const client = await server.as(3)
  const before = (await client.get('/api/terms')).body
  expect([before.version, before.acceptedAt]).toEqual(['1', null])
  expect((await client.post('/api/terms/acceptance', { version: '0' })).status).toBe(409)
  const after = (await client.post('/api/terms/acceptance', { version: '1' })).body
  expect(after.acceptedAt).not.toBeNull()
  expect((await client.post('/api/terms/acceptance', { version: '1' })).body.accepted).toEqual(after.accepted)
})

test('a new version of the terms is the provider’s to publish; everybody is asked again, and who accepted which is on record', async () => {
  const [client, admin] = [await server.as(3), await server.as(1)]
  const since = server.today()
  const given = { since, text: '1. What this service is\n\nIt keeps cases.\n\n2. Payments\n\nBy card.' }
  const waits = async () => (await client.get('/api/me')).body.termsToAccept
  expect([(await client.post('/api/terms/versions', given)).status, await waits()]).toEqual([403, null])
  const code = async (body: object) => (await admin.post('/api/terms/versions', { ...given, ...body })).body.error?.code
  expect(await code({ since: '2020-01-01' })).toBe('SINCE_PAST')
  expect(await code({ text: 'Welcome' })).toBe('NO_HEADING')
  expect((await admin.post('/api/terms/versions', given)).body.items[0]).toMatchObject({
    ...{ version: '2', since, acceptedCount: 0 },
  })
  expect(await code({})).toBe('SAME_TEXT')
  expect(await waits()).toBe('2')
  const asked = (await client.get('/api/terms')).body
  expect([asked.version, asked.acceptedAt, asked.sections[1]]).toEqual([
    ...['2', null, { heading: '2. Payments', paragraphs: ['By card.'] }],
  ])
  const words = async (version: string) => {
    const pdf = await fetch(`${server.url}/api/terms-and-conditions${version}`)
    return (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).pages.map(({ text }) => text).join(' ')
  }
  expect([
    (await words('')).includes('It keeps cases.'),
    (await words('?version=1')).includes('not a law firm'),
  ]).toEqual([...[true, true]])
  expect((await client.post('/api/terms/acceptance', { version: '1' })).status).toBe(409)
  await client.post('/api/terms/acceptance', { version: '2' })
  expect(await waits()).toBeNull()
  const { items } = (await admin.get('/api/terms/acceptances')).body
  expect(items.map(({ version, userName }: { version: string; userName: string }) => [version, userName])).toEqual([
    ['2', 'employer@visacare.demo'],
    ['1', 'employer@visacare.demo'],
  ])
  expect((await client.get('/api/terms/acceptances')).status).toBe(403)
})
