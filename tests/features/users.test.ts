import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

type Row = { id: number; userName: string; lastName: string; companyId: number }
const rowsOf = async (who: number, query = '') => (await (await server.as(who)).get(`/api/users${query}`)).body
const userNamed = async (userName: string): Promise<Row> =>
  (await rowsOf(1, `?search=${encodeURIComponent(userName)}`)).items[0]
let made = 0
const someone = (more: object = {}) => ({
  email: `new.person${++made}@northwind.example`,
  firstName: 'New',
  lastName: 'Person',
  roleId: 4,
  ...more,
})

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
  expect(total).toBe(8 + 4 * 14)
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

test('an employer creates a user under the specification’s names: invited, in the own company, with a mailed link', async () => {
  const employer = await server.as(3)
  const { status, body } = await employer.post('/loginapi/visacare/api/users/', {
    emailId: 'Ana.Diaz@northwind.example',
    firstName: 'ana',
    lastName: 'diaz',
    mobileNumber: '(212) 555-0100',
    roleId: 18616,
    userId: '',
    companyAutoId: '',
  })
  expect(status).toBe(200)
  const own = await userNamed('employer@visacare.demo')
  expect(body).toMatchObject({
    emailId: 'Ana.Diaz@northwind.example',
    userId: 'ana.diaz@northwind.example',
    first_name: 'Ana',
    last_name: 'DIAZ',
    mobileNumber: '+12125550100',
    roleId: 3,
    companyAutoId: own.companyId,
    status: 'Invited',
  })
  const admin = await server.as(1)
  const [mail] = (await admin.get('/api/outbox?search=Ana.Diaz@northwind.example')).body.items
  expect((await admin.post(`/api/outbox/${mail.id}/open`)).body.text).toContain('/forgotPasswordUpdate/')
  const again = await employer.post('/api/users', someone({ email: 'ANA.DIAZ@northwind.example' }))
  expect(again).toMatchObject({
    status: 409,
    body: { error: { message: 'Email Id already exist', fields: { email: 'Email Id already exist' } } },
  })
})

test('a password typed by another person works once and asks for a new one', async () => {
  const employer = await server.as(3)
  const weak = await employer.post('/api/users', someone({ password: 'short' }))
  expect(weak).toMatchObject({ status: 400, body: { error: { code: 'REFUSED' } } })
  const mismatch = await employer.post(
    '/api/users',
    someone({ password: 'Quiet@River77', confirmPassword: 'Quiet@River78' }),
  )
  expect(mismatch.body.error.fields.confirmPassword).toBe('Password not matched')
  const input = someone({ password: 'Quiet@River77', confirmPassword: 'Quiet@River77' })
  expect((await employer.post('/api/users', input)).body.status).toBe('Active')
  const visitor = server.visitor()
  const login = await visitor.signIn(input.email, 'Quiet@River77')
  expect(login.body.FIRSTLOGIN).toBe('Yes')
  expect((await visitor.get('/api/my/profile')).body.error.code).toBe('FIRST_LOGIN')
})

test('the same Idempotency-Key creates one user', async () => {
  const employer = await server.as(3)
  const input = someone()
  const headers = { 'idempotency-key': 'create-user-0001' }
  const first = await employer.post('/api/users', input, headers)
  const second = await employer.post('/api/users', input, headers)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body.id).toBe(first.body.id)
})

test('each role creates only its own kinds of users', async () => {
  const admin = await server.as(1)
  const assistant = await server.as(2)
  const employer = await server.as(3)
  const firm = await server.as(10)
  const refusedRole = { status: 403, body: { error: { code: 'ROLE_NOT_ALLOWED' } } }
  expect(await employer.post('/api/users', someone({ roleId: 1 }))).toMatchObject(refusedRole)
  expect(await firm.post('/api/users', someone({ roleId: 3 }))).toMatchObject(refusedRole)
  expect(await assistant.post('/api/users', someone({ roleId: 1 }))).toMatchObject(refusedRole)
  expect((await (await server.as(4)).post('/api/users', someone())).status).toBe(403)
  expect((await admin.post('/api/users', someone({ roleId: 3 }))).body.error.fields.companyId).toBe('Field is required')
  const attorney = (await firm.get('/api/users?roleId=9')).body.items[0]
  const aide = await firm.post('/api/users', someone({ roleId: 13, assistsUserId: attorney.id }))
  expect(aide.body).toMatchObject({ assistsUserId: attorney.id, lawFirmId: attorney.lawFirmId, companyId: null })
  const worker = await employer.post('/api/users', someone({ roleId: 5 }))
  expect(worker.body.personId).toBeGreaterThan(0)
  const { companyId } = worker.body
  const employees = await (await server.as(4)).get(`/loginapi/api/getAllEmployeeInfoDetails/${companyId}`)
  expect(employees.body.items.at(-1)).toMatchObject({ id: worker.body.personId, userId: worker.body.userName })
  const profiles = await employer.get(`/loginapi/api/userProfileByTenant/${companyId}`)
  expect(profiles.body.items.at(-1)).toMatchObject({
    userId: worker.body.userName,
    roleFkId: { roleId: 5, roleName: 'Employee' },
  })
})

test('a company without a payment method gets no new employee, neither created nor by another role', async () => {
  const admin = await server.as(1)
  const { id: companyId } = (await admin.get('/api/companies?search=CORVID')).body.items[0]
  const waits = {
    status: 409,
    body: { error: { message: 'Please Add Payment Method before creating New Employee/Case.' } },
  }
  expect(await admin.post('/api/users', someone({ roleId: 5, companyId }))).toMatchObject(waits)
  const assistant = await admin.post('/api/users', someone({ roleId: 4, companyId }))
  expect(assistant.status).toBe(200)
  expect(await admin.put(`/api/users/${assistant.body.id}`, { roleId: 5 })).toMatchObject(waits)
  expect((await admin.get(`/api/users/${assistant.body.id}`)).body).toMatchObject({ roleId: 4, personId: null })
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

test('nobody disables himself, and the last administrator stays', async () => {
  const admin = await server.as(1)
  const own = await userNamed('admin@visacare.demo')
  expect((await admin.post(`/api/users/${own.id}/status`, { status: 'Inactive' })).body.error.code).toBe('YOURSELF')
  const second = await admin.post(
    '/api/users',
    someone({ email: 'second.admin@visacare.example', roleId: 1, password: 'Quiet@River77' }),
  )
  expect(second.body).toMatchObject({ roleId: 1, status: 'Active' })
  expect((await admin.put(`/api/users/${own.id}`, { roleId: 2 })).body.error.code).toBe('YOURSELF')
  expect((await admin.post(`/api/users/${second.body.id}/status`)).body.status).toBe('Inactive')
  expect((await (await server.as(2)).post(`/api/users/${own.id}/status`)).body.error.code).toBe('ROLE_NOT_ALLOWED')
})

test('an invitation can be sent again while the user has no password, five times in a quarter of an hour', async () => {
  const employer = await server.as(3)
  const { body: user } = await employer.post('/api/users', someone())
  const again = () => employer.post(`/api/users/${user.id}/invitation`)
  for (let n = 0; n < 5; n++) expect((await again()).body.message).toContain(user.email)
  for (let n = 0; n < 2; n++)
    expect(await again()).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY' } } })
  const { body: other } = await employer.post('/api/users', someone())
  expect((await employer.post(`/api/users/${other.id}/invitation`)).status).toBe(200)
  const own = await userNamed('employee@visacare.demo')
  expect((await employer.post(`/api/users/${own.id}/invitation`)).body.error.code).toBe('NOT_INVITED')
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
  expect(saved.body.user).toMatchObject({ first_Name: 'Priyanka', last_Name: 'NAIR' })
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
