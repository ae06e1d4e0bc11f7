import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'
import { usersOf } from './support/users.ts'

const server = serverOfFile()
const { userNamed, someone } = usersOf(server)

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
