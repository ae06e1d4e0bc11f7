import { expect, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()

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

test('a list of roles counts their users when asked, each scope its own', async () => {
  const counts = async (who: number) => {
    const { items } = (await (await server.as(who)).get('/api/roles?counted=yes')).body
    return Object.fromEntries(items.map(({ id, users }: { id: number; users: number }) => [id, users]))
  }
  const totalOf = async (who: number, roleId: number) =>
    (await (await server.as(who)).get(`/api/users?roleId=${roleId}&limit=1`)).body.total
  const [all, own] = [await counts(1), await counts(3)]
  expect([all[1], all[3], all[5]]).toEqual([await totalOf(1, 1), await totalOf(1, 3), await totalOf(1, 5)])
  expect([own[1], own[3], own[5]]).toEqual([0, await totalOf(3, 3), await totalOf(3, 5)])
  expect(all[5]).toBeGreaterThan(own[5])
  const uncounted = (await (await server.as(1)).get('/api/roles')).body.items
  expect(uncounted.every(({ users }: { users: null }) => users === null)).toBe(true)
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
  expect((await assistant.get('/api/me')).body.rights).toContain('role:read')
  await admin.post('/api/role-permissions/remove', { id: given.body.items[0].id })
  expect((await assistant.get('/api/roles')).status).toBe(403)
  expect((await assistant.get('/api/me')).body.rights).not.toContain('role:read')
})

test('what a role is given and what is taken from it is one change: all or nothing', async () => {
  const admin = await server.as(1)
  const { rights } = (await admin.get('/api/roles/matrix')).body
  const idOf = (name: string) => rights.find(({ right }: { right: string }) => right === name).permissionId
  const held = async (roleId: number) =>
    (await admin.get(`/api/role-permissions?roleId=${roleId}`)).body.items.map(
      ({ permissionName }: { permissionName: string }) => permissionName,
    )
  const [read, edit] = [idOf('role:read'), idOf('permission:edit')]
  const both = { roleId: 4, given: [read, idOf('outbox:read')], taken: [idOf('company:read')] }
  expect((await admin.post('/api/role-permissions/change', both)).body).toEqual({ given: 2, taken: 1 })
  expect(await held(4)).toEqual(expect.arrayContaining(['role:read', 'outbox:read']))
  expect(await held(4)).not.toContain('company:read')
  const back = { roleId: 4, given: both.taken, taken: both.given }
  expect((await admin.post('/api/role-permissions/change', back)).status).toBe(200)

  const before = await held(1)
  const refused = await admin.post('/api/role-permissions/change', { roleId: 1, given: [], taken: [read, edit] })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'LAST_EDITOR' } } })
  const unknown = { roleId: 1, given: [999_999], taken: [read] }
  expect((await admin.post('/api/role-permissions/change', unknown)).status).toBe(404)
  expect(await held(1)).toEqual(before)
})

test('a role made inactive ends the sessions of its users, who cannot sign in until it is active again', async () => {
  const admin = await server.as(1)
  const assistant = server.visitor()
  await assistant.signIn('employerassistant@visacare.demo', demoPasswordText)
  const status = (to: string) => admin.post('/api/roles', { id: 4, name: 'EmployerAssistant', status: to })
  expect((await status('Inactive')).body.status).toBe('Inactive')
  expect(await assistant.get('/api/me')).toMatchObject({
    status: 401,
    body: { error: { message: 'Your role was changed. Please sign in again.' } },
  })
  await expect(assistant.signIn('employerassistant@visacare.demo', demoPasswordText)).rejects.toThrow('Login Error.')
  expect((await status('Active')).status).toBe(200)
  await expect(assistant.signIn('employerassistant@visacare.demo', demoPasswordText)).resolves.toMatchObject({
    status: 200,
  })
})

test('a role without anybody who can sign in does not count as one that may edit permissions', async () => {
  const admin = await server.as(1)
  const { body: role } = await admin.post('/api/roles', { name: 'Second Editors', scope: 'provider' })
  const { rights } = (await admin.get('/api/roles/matrix')).body
  const { permissionId } = rights.find(({ right }: { right: string }) => right === 'permission:edit')
  await admin.post('/api/role-permissions', { roleId: role.id, permissionId })
  const take = () => admin.post('/api/role-permissions/remove', { roleId: 1, permissionId })
  expect((await take()).body.error.code).toBe('LAST_EDITOR')

  const second = { email: 'second.editor@visacare.example', firstName: 'Second', lastName: 'Editor', roleId: role.id }
  expect((await admin.post('/api/users', second)).body.status).toBe('Invited')
  expect((await take()).body.error.code).toBe('LAST_EDITOR')

  const third = { ...second, email: 'third.editor@visacare.example', password: 'Quiet@River77' }
  const { body: editor } = await admin.post('/api/users', third)
  expect((await take()).status).toBe(200)
  // Now the third editor is the last one, and stays.
  const disabled = await admin.post(`/api/users/${editor.id}/status`, { status: 'Inactive' })
  expect(disabled.body.error.code).toBe('LAST_ADMIN')
  const visitor = server.visitor()
  await visitor.signIn(third.email, third.password)
  await visitor.post('/api/password/change', { password: 'Quiet@Ocean88', confirmPassword: 'Quiet@Ocean88' })
  expect((await visitor.post('/api/role-permissions', { roleId: 1, permissionId })).status).toBe(200)
  expect((await admin.post(`/api/users/${editor.id}/status`, { status: 'Inactive' })).body.status).toBe('Inactive')
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

test('a menu row that was saved is news to everybody who is signed in and has it', async () => {
  const [provider, attorney, employee] = [await server.as(1), await server.as(9), await server.as(5)]
  const markOf = async (who: typeof attorney) => {
    const { Token, heldMark } = (await who.get('/api/me')).body
    const state = (await who.get(`/api/session-state?sessionid=${Token}`)).body
    expect(state.heldMark).toBe(heldMark)
    return heldMark as string
  }
  const before = [await markOf(attorney), await markOf(employee)]
  const row = (await provider.get('/api/permissions?kind=menu')).body.items.find(
    ({ name }: { name: string }) => name === 'visaCareManageCase',
  )
  const saved = await provider.post('/loginapi/api/saveAapermissions', {
    ...{ permission_id: row.id, permission_name: row.name, description: 'Our Matters', icon: row.icon },
    ...{ position: row.position, parent_permission_id: row.parentId, version: row.version },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const after = [await markOf(attorney), await markOf(employee)]
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true])
})
