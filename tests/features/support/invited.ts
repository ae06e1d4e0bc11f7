import { expect } from 'vitest'
import type { TestServer } from '../../setup/server.ts'

/** Chooses a password with the mailed link and signs in. */
export async function signInInvited(server: TestServer, email: string) {
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
