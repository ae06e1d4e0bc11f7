import { expect, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import type { TestClient } from '../setup/client.ts'
import { change, codeIn, mailTo, rowsOf, serverForThisFile, signedInAs, someone } from './support.ts'

// Promise 8: an address opens an account, so it counts once its owner confirmed it.
const server = serverForThisFile()

const confirm = (client: TestClient) => client.post('/api/session/confirm', { password: demoPasswordText })
const addressOf = async (id: number) =>
  (await rowsOf<{ email: string }>(server.current, 'select email from users where id = $1', [id]))[0]?.email

/** As if the three days were over. */
const daysPass = (id: number) =>
  change(
    server.current,
    `update users set pending_email_from = pending_email_from - interval '73 hours' where id = $1`,
    [id],
  )

test('another address counts once it is confirmed there; the old one is told, and resets go there until then', async () => {
  const { id, email } = await someone(server.current, 'Quiet@River77')
  const moved = `moved.${email}`
  const employer = await signedInAs(server.current, 3)
  await confirm(employer)
  expect((await employer.put(`/api/users/${id}`, { email: moved })).body).toMatchObject({ email, pendingEmail: moved })
  expect((await mailTo(server.current, email, 'address-changing')).text).toContain(moved)
  const actcode = codeIn(await mailTo(server.current, moved, 'address-confirm'))

  await server.current.visitor().post('/api/password/request-reset', { userId: email })
  await mailTo(server.current, email, 'password-reset')
  const toNew = `select 1 from outbox_mails where $1 = any (recipients) and template = 'password-reset'`
  expect(await rowsOf(server.current, toNew, [moved])).toEqual([])

  const visitor = server.current.visitor()
  const asPassword = await visitor.post('/api/password/reset', { actcode, password: 'Quiet@Ocean88' })
  expect(asPassword.body.error.code).toBe('LINK_USED')
  expect(await addressOf(id)).toBe(email)
  // Somebody else asked for it: the old address has three days to object.
  const early = await visitor.post('/api/password/confirm-address', { actcode })
  expect(early.body.error.code).toBe('NOT_YET')
  expect(await addressOf(id)).toBe(email)
  await daysPass(id)
  expect((await visitor.post('/api/password/confirm-address', { actcode })).body).toEqual({ email: moved })
  expect(await addressOf(id)).toBe(moved)
  await mailTo(server.current, email, 'address-changed')
  expect((await visitor.post('/api/password/confirm-address', { actcode })).body.error.code).toBe('LINK_USED')
})

test('an address that got an account meanwhile is not taken over', async () => {
  const [one, other] = [await someone(server.current, 'Quiet@River77'), await someone(server.current, 'Quiet@River77')]
  const employer = await signedInAs(server.current, 3)
  await confirm(employer)
  const wished = `free.${one.email}`
  await employer.put(`/api/users/${one.id}`, { email: wished })
  const actcode = codeIn(await mailTo(server.current, wished, 'address-confirm'))
  await change(server.current, 'update users set email = $2 where id = $1', [other.id, wished])
  await daysPass(one.id)
  const reply = await server.current.visitor().post('/api/password/confirm-address', { actcode })
  expect(reply.body.error.code).toBe('EMAIL_TAKEN')
  expect(await addressOf(one.id)).toBe(one.email)
})

test('the provider’s assistant does not change addresses of administrators, firms and attorneys', async () => {
  const above = await rowsOf<{ id: number; email: string; roleId: number }>(
    server.current,
    'select distinct on (role_id) id, email, role_id as "roleId" from users where role_id in (1, 3, 9, 10) order by role_id, id',
  )
  const assistant = await signedInAs(server.current, 2)
  await confirm(assistant)
  for (const { id, email, roleId } of above) {
    const reply = await assistant.put(`/api/users/${id}`, { email: `evil${id}@evil.example` })
    expect([reply.status, reply.body.error.code], `role ${roleId}`).toEqual([
      403,
      roleId === 1 ? 'ROLE_NOT_ALLOWED' : 'ADDRESS_KEPT',
    ])
    expect(await addressOf(id)).toBe(email)
  }
  const attorney = above.find(({ roleId }) => roleId === 9)
  const asAttorney = await assistant.put(`/api/attorneys/${attorney?.id}`, { email: 'evil@evil.example' })
  expect(asAttorney.body.error.code).toBe('ADDRESS_KEPT')
})

test('the old address stops a change that somebody else asked for, or lets it through at once', async () => {
  const employer = await signedInAs(server.current, 3)
  await confirm(employer)
  const visitor = server.current.visitor()
  const asked = async () => {
    const { id, email } = await someone(server.current, 'Quiet@River77')
    await employer.put(`/api/users/${id}`, { email: `evil.${email}` })
    const keep = codeIn(await mailTo(server.current, email, 'address-changing'))
    const confirmed = codeIn(await mailTo(server.current, `evil.${email}`, 'address-confirm'))
    return { id, email, keep, confirmed }
  }
  const stopped = await asked()
  // The link to the old address chooses no password.
  const asPassword = await visitor.post('/api/password/reset', { actcode: stopped.keep, password: 'Quiet@Ocean88' })
  expect(asPassword.body.error.code).toBe('LINK_USED')
  expect((await visitor.post('/api/password/keep-address', { actcode: stopped.confirmed })).body.error.code).toBe(
    'LINK_USED',
  )
  const kept = await visitor.post('/api/password/keep-address', { actcode: stopped.keep })
  expect(kept.body).toEqual({ email: stopped.email, pendingEmail: null })
  await daysPass(stopped.id)
  const late = await visitor.post('/api/password/confirm-address', { actcode: stopped.confirmed })
  expect(late.body.error.code).toBe('LINK_USED')
  expect(await addressOf(stopped.id)).toBe(stopped.email)

  const agreed = await asked()
  const answer = await visitor.post('/api/password/keep-address', { actcode: agreed.keep, agree: true })
  expect(answer.body).toEqual({ email: agreed.email, pendingEmail: `evil.${agreed.email}` })
  const changed = await visitor.post('/api/password/confirm-address', { actcode: agreed.confirmed })
  expect(changed.body).toEqual({ email: `evil.${agreed.email}` })
})
