import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

test('every signed-in user may read a role, and 18616 answers as 3 under the specification’s names', async () => {
  const employee = await server.as(5)
  const { status, body } = await employee.get('/loginapi/visacare/api/getAaroles/18616/')
  expect(status).toBe(200)
  expect(body).toMatchObject({ roleId: 3, roleName: 'EmployerAdmin', role_status: 'Active', long_description: '' })
  expect(body).toHaveProperty('insert_datetime')
  expect((await employee.get('/api/roles')).status).toBe(403)
})

test('roles are listed, all or by status', async () => {
  const admin = await server.as(1)
  const all = await admin.get('/loginapi/api/getallAaroles/')
  expect(all.body.items.map((role: { roleId: number }) => role.roleId)).toEqual([1, 2, 3, 4, 5, 9, 10, 13])
  expect((await admin.get('/loginapi/api/getaarolesbystatus/Inactive')).body.items).toEqual([])
})

test('a role is created, changed against its version, and deleted when nothing uses it', async () => {
  const admin = await server.as(1)
  const created = await admin.post('/loginapi/api/saveAaroles', {
    roleId: '',
    roleName: 'Payroll Clerk',
    description: 'Pay',
  })
  expect(created.status).toBe(200)
  const { roleId } = created.body
  expect(roleId).toBeGreaterThanOrEqual(1000)
  expect((await admin.post('/api/roles', { name: 'Payroll Clerk' })).body.error.code).toBe('NAME_TAKEN')
  expect((await admin.post('/api/roles', { name: 'Pay-roll' })).body.error.fields.name).toContain('may not contain')

  const changed = await admin.post('/api/roles', { id: roleId, name: 'Payroll Lead', version: 1 })
  expect(changed.body).toMatchObject({ name: 'Payroll Lead', description: 'Pay', version: 2 })
  const late = await admin.post('/api/roles', { id: roleId, name: 'Payroll Boss', version: 1 })
  expect(late.status).toBe(409)
  expect(late.body.error.details.current.name).toBe('Payroll Lead')

  const [permission] = (await admin.get('/api/permissions?kind=operation')).body.items
  await admin.post('/loginapi/api/saveAarolespermission', { roleId, permission_id: permission.id })
  const used = await admin.post('/loginapi/api/deleteAaroles', { roleId })
  expect(used).toMatchObject({
    status: 409,
    body: { error: { code: 'ROLE_IN_USE', details: { users: 0, permissions: 1 } } },
  })
  expect(used.body.error.message).toBe('This role cannot be deleted: it still has 1 permission.')

  await admin.post('/loginapi/api/deleteAarolespermission', { roleId, permission_id: permission.id })
  expect((await admin.post('/loginapi/api/deleteAaroles', { roleId })).status).toBe(200)
  expect((await admin.get(`/api/roles/${roleId}`)).status).toBe(404)
  expect((await admin.delete('/api/roles/13')).body.error.code).toBe('BUILT_IN')
})

test('a right given to a role works at the next call, and taken away it does not', async () => {
  const admin = await server.as(1)
  const assistant = await server.as(4)
  const rights = (await admin.get('/api/roles/matrix')).body.rights
  const { permissionId } = rights.find(({ right }: { right: string }) => right === 'role:read')
  expect((await assistant.get('/api/roles')).status).toBe(403)
  const given = await admin.post('/api/role-permissions', { items: [{ roleId: 4, permissionId }] })
  expect(given.body.items).toMatchObject([{ roleName: 'EmployerAssistant', permissionName: 'role:read' }])
  expect((await assistant.get('/api/roles')).status).toBe(200)
  await admin.post('/api/role-permissions/remove', { id: given.body.items[0].id })
  expect((await assistant.get('/api/roles')).status).toBe(403)
})

test('the last role that may edit permissions keeps that right, whichever way it would lose it', async () => {
  const admin = await server.as(1)
  const { rights } = (await admin.get('/api/roles/matrix')).body
  const { permissionId } = rights.find(({ right }: { right: string }) => right === 'permission:edit')
  const attempts = [
    admin.post('/api/role-permissions/remove', { roleId: 1, permissionId }),
    admin.delete(`/api/permissions/${permissionId}`),
    admin.post('/api/roles', { id: 1, name: 'VisaCareAdmin', status: 'Inactive' }),
  ]
  for (const reply of await Promise.all(attempts)) {
    expect(reply).toMatchObject({ status: 409, body: { error: { code: 'LAST_EDITOR' } } })
  }
  expect((await admin.post('/api/permissions', { id: permissionId, name: 'permission:other' })).body.error.code).toBe(
    'NAME_FIXED',
  )
})

test('menu rows are kept with the specification’s names, hang under each other and never in a circle', async () => {
  const admin = await server.as(1)
  const save = (row: object) => admin.post('/loginapi/api/saveAapermissions', row)
  const heading = await save({ permission_name: '', description: 'Tools', position: 900, role: [1] })
  expect(heading.body).toMatchObject({ permission_name: '', parent_permission_id: null, role: [1] })
  const parent = heading.body.permission_id
  const item = await save({
    permission_name: 'toolbox',
    description: 'Toolbox',
    parent_permission_id: parent,
    role: 18616,
  })
  expect(item.body).toMatchObject({ parent_permission_id: parent, role: [3], kind: 'menu' })
  const circle = await save({
    permission_id: parent,
    permission_name: '',
    parent_permission_id: item.body.permission_id,
  })
  expect(circle.body.error.code).toBe('BAD_PARENT')
  const remove = (permission_id: number) => admin.post('/loginapi/api/delAapermissions', { permission_id })
  expect((await remove(parent)).body.error.code).toBe('HAS_ITEMS')
  expect((await remove(item.body.permission_id)).status).toBe(200)
  expect((await remove(parent)).status).toBe(200)
  expect((await save({ permission_name: 'role:read' })).body.error.code).toBe('NAME_TAKEN')
})

test('the administrator’s assistant may neither see nor change permissions', async () => {
  const assistant = await server.as(2)
  expect((await assistant.get('/loginapi/api/Aarolespermission')).status).toBe(403)
  expect((await assistant.post('/loginapi/api/saveAaroles', { roleName: 'Mine' })).status).toBe(403)
  expect((await assistant.post('/api/role-permissions', { roleId: 2, permissionId: 1 })).status).toBe(403)
})
