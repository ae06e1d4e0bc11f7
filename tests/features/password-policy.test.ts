import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()

type Policy = { id: number; name: string; status: string; version: number }
const policies = async (): Promise<Policy[]> => (await server.visitor().get('/api/password/policies')).body.items
const named = async (name: string) => (await policies()).find((policy) => policy.name === name)
const save = async (policy: object, who = 1) => (await server.as(who)).post('/api/password/policies', policy)

test('one policy applies: activating another puts it aside, and the active one cannot just be switched off', async () => {
  expect((await policies()).map(({ name, status }) => [name, status])).toEqual([['Standard', 'Active']])
  const longer = await save({ name: 'Longer', minLength: 12 })
  expect(longer.body).toMatchObject({ name: 'Longer', minLength: 12, history: 5, status: 'Inactive' })
  expect((await save({ ...longer.body, status: 'Active' })).body.status).toBe('Active')
  expect(await named('Standard')).toMatchObject({ status: 'Inactive' })
  const off = await save({ ...(await named('Longer')), status: 'Inactive' })
  expect(off).toMatchObject({ status: 409, body: { error: { code: 'ONE_ACTIVE' } } })

  const employer = await server.as(3)
  const typed = { email: 'short@northwind.example', firstName: 'A', lastName: 'B', roleId: 4, password: 'Quiet@Riv7' }
  const refused = await employer.post('/api/users', typed)
  expect(refused.body.error.fields.password).toBe('password should be 12 characters')
  expect((await save({ ...(await named('Standard')), status: 'Active' })).status).toBe(200)
  expect((await employer.post('/api/users', typed)).status).toBe(200)
})

test('a name is given once, limits hold, and a change is checked against its version', async () => {
  expect((await save({ name: 'Standard' })).body.error.code).toBe('NAME_TAKEN')
  for (const wrong of [{ minLength: 7 }, { minLength: 65 }, { history: 4 }, { maxAgeDays: 0 }, { name: '' }])
    expect((await save({ name: 'Wrong', ...wrong })).status, JSON.stringify(wrong)).toBe(400)
  const { body: policy } = await save({ name: 'Versioned' })
  expect((await save({ ...policy, history: 6 })).body).toMatchObject({ history: 6, version: policy.version + 1 })
  expect((await save({ ...policy, history: 7 })).status).toBe(409)
})

test('nobody but the administrator changes it', async () => {
  for (const who of [2, 3, 10]) expect((await save({ name: 'Mine' }, who)).status, `role ${who}`).toBe(403)
})

test('a password that has grown too old has to be changed at the next sign-in, not before', async () => {
  const employer = await server.as(3)
  const user = { email: 'old.password@northwind.example', firstName: 'Olive', lastName: 'Dorn', roleId: 4 }
  await employer.post('/api/users', { ...user, password: 'Quiet@River77' })
  const client = server.visitor()
  await client.signIn(user.email, 'Quiet@River77')
  await client.post('/api/password/change', { password: 'Amber@Lake88', confirmPassword: 'Amber@Lake88' })
  const standard = await named('Standard')
  await save({ ...standard, maxAgeDays: 30 })
  expect((await client.get('/api/me')).body.FIRSTLOGIN).toBe('No')

  const days = (n: number) => server.clock.set(new Date(Date.now() + n * 86_400_000))
  days(29)
  expect((await client.signIn(user.email, 'Amber@Lake88')).body.FIRSTLOGIN).toBe('No')
  days(31)
  expect((await client.signIn(user.email, 'Amber@Lake88')).body.FIRSTLOGIN).toBe('Yes')
  expect((await client.get('/api/my/settings')).status).toBe(403)
  const change = { password: 'Cedar@Hill99', confirmPassword: 'Cedar@Hill99' }
  expect((await client.post('/api/password/change', change)).status).toBe(200)
  expect((await client.get('/api/me')).body.FIRSTLOGIN).toBe('No')
})
