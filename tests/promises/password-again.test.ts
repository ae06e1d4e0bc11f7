import { describe, expect, test } from 'vitest'
import { defaultRights } from '#app/default-rights.ts'
import { demoPasswordText } from '#app/demo/load.ts'
import { forgetAttempts, operations, rowsOf, send, serverForThisFile, signedInAs, someone } from './support.ts'

// Promise 8: the password again before a dangerous step.
const server = serverForThisFile()
const minutes = (n: number) => server.current.clock.advance(n * 60_000)

const dangerous = operations.filter(({ confirm }) => confirm)

test('everything about the second factor is declared to need it', () => {
  const factors = operations.filter(({ name, kind }) => name.startsWith('factors.') && kind === 'command')
  expect(factors.length).toBeGreaterThan(5)
  expect(factors.filter(({ confirm }) => !confirm)).toEqual([])
})

// An employer's administrator, or the provider's where only that one has the right.
const whoMay = (right: string) => ((defaultRights[right]?.includes(3) ?? true) ? 3 : 1)

describe('six minutes after the password was entered', () => {
  test.each(dangerous.map((each) => [each.name, each] as const))('%s asks for it again', async (_name, operation) => {
    const client = await signedInAs(server.current, whoMay(operation.can))
    minutes(6)
    const reply = await send(client, operation)
    expect([reply.status, reply.body.error.code]).toEqual([403, 'CONFIRM_PASSWORD'])
  })
})

test('the right password opens the step for five minutes, a wrong one does not', async () => {
  const client = await signedInAs(server.current, 3)
  minutes(6)
  expect((await client.post('/api/session/confirm', { password: 'Wrong@12345' })).body.error.code).toBe(
    'WRONG_PASSWORD',
  )
  expect((await client.post('/api/my/factors/totp')).body.error.code).toBe('CONFIRM_PASSWORD')
  expect((await client.post('/api/session/confirm', { password: demoPasswordText })).status).toBe(200)
  expect((await client.post('/api/my/factors/totp')).status).toBe(200)
  minutes(5.1)
  expect((await client.post('/api/my/factors/totp')).body.error.code).toBe('CONFIRM_PASSWORD')
})

test('guessing the password here is limited too', async () => {
  await forgetAttempts(server.current)
  const client = await signedInAs(server.current, 3)
  for (let n = 0; n < 10; n += 1) await client.post('/api/session/confirm', { password: `Wrong@${n}` })
  expect((await client.post('/api/session/confirm', { password: demoPasswordText })).status).toBe(429)
  await forgetAttempts(server.current)
})

test('right passwords are no guesses: any number of them is taken, and wrong ones before them are forgotten', async () => {
  await forgetAttempts(server.current)
  const client = await signedInAs(server.current, 3)
  const confirm = async (password: string) => (await client.post('/api/session/confirm', { password })).status
  for (let n = 0; n < 9; n += 1) expect(await confirm(`Wrong@${n}`)).toBe(400)
  for (let n = 0; n < 12; n += 1) expect(await confirm(demoPasswordText)).toBe(200)
  const employer = await someone(server.current, 'Quiet@River77')
  const own = server.current.visitor()
  await own.signIn(employer.email, employer.password)
  for (let n = 0; n < 12; n += 1) {
    const change = { currentPassword: employer.password, password: 'short', confirmPassword: 'short' }
    expect((await own.post('/api/password/change', change)).status).toBe(400)
  }
  await forgetAttempts(server.current)
})

test('an e-mail address changes only with the password; everything else about a user without', async () => {
  const { id, email } = await someone(server.current, 'Quiet@River77')
  const employer = await signedInAs(server.current, 3)
  minutes(6)
  const moved = { email: `moved.${email}` }
  const refused = await employer.put(`/api/users/${id}`, moved)
  expect([refused.status, refused.body.error.code]).toEqual([403, 'CONFIRM_PASSWORD'])
  expect(await rowsOf(server.current, 'select email from users where id = $1', [id])).toEqual([{ email }])
  expect((await employer.put(`/api/users/${id}`, { firstName: 'Inez', email })).status).toBe(200)
  await employer.post('/api/session/confirm', { password: demoPasswordText })
  expect((await employer.put(`/api/users/${id}`, moved)).body).toMatchObject({ email, pendingEmail: moved.email })
})

test('an administrator is made, raised or switched on again only with the password; others without', async () => {
  const employer = await signedInAs(server.current, 3)
  const person = { email: 'second.admin@northwind.example', firstName: 'Ada', lastName: 'Holm', roleId: 3 }
  const { id } = await someone(server.current, 'Quiet@River77')
  minutes(6)
  const asked = [403, 'CONFIRM_PASSWORD']
  const codeOf = ({ status, body }: Awaited<ReturnType<typeof employer.post>>) => [status, body.error?.code]
  expect(codeOf(await employer.post('/api/users', person))).toEqual(asked)
  expect(codeOf(await employer.put(`/api/users/${id}`, { roleId: 3 }))).toEqual(asked)
  expect(await rowsOf(server.current, 'select 1 from users where email = $1', [person.email])).toEqual([])
  expect(await rowsOf(server.current, 'select role_id from users where id = $1', [id])).toEqual([{ role_id: 4 }])
  expect((await employer.post(`/api/users/${id}/status`, { status: 'Inactive' })).status).toBe(200)
  expect((await employer.post(`/api/users/${id}/status`, { status: 'Active' })).status).toBe(200)
  await employer.post('/api/session/confirm', { password: demoPasswordText })
  expect((await employer.put(`/api/users/${id}`, { roleId: 3 })).status).toBe(200)
  expect((await employer.post('/api/users', person)).status).toBe(200)
  minutes(6)
  expect((await employer.post(`/api/users/${id}/status`, { status: 'Inactive' })).status).toBe(200)
  expect(codeOf(await employer.post(`/api/users/${id}/status`, { status: 'Active' }))).toEqual(asked)
})

test('the own e-mail address is not part of the own profile', async () => {
  const employer = await signedInAs(server.current, 3)
  const sent = { firstName: 'Lucía', lastName: 'Romero', email: 'thief@evil.example', emailId: 'thief@evil.example' }
  const { body } = await employer.put('/api/my/profile', sent)
  expect(body.user.email).toBe('employer@visacare.demo')
})
