import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../setup/server.ts'
import { signInInvited } from './support/invited.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

test('an invitation says who invites and what for, and whoever takes it is told of the case at once', async () => {
  const employer = await server.as(3)
  const email = 'newcomer@northwind.example'
  const someone = { firstName: 'Nadia', lastName: 'Newcomer', email, jobTitle: 'Analyst' }
  const { id: personId } = (await employer.post('/api/people', someone)).body
  const body = { typeId: 1, subType: 'extension', personId, channel: 'paper' }
  expect((await employer.post('/api/cases', body)).status).toBe(200)
  const invited = await employer.post(`/api/people/${personId}/invitation`, { email })
  expect(invited.status, JSON.stringify(invited.body)).toBe(200)

  const admin = await server.as(1)
  const [mail] = (await admin.get(`/api/outbox?search=${encodeURIComponent(email)}`)).body.items
  const { text } = (await admin.post(`/api/outbox/${mail.id}/open`)).body
  expect(text).toMatch(/ of NORTHWIND ANALYTICS invites you to VisaCare\./)
  expect(text).toMatch(/for the paperwork of your H-1B/)

  const newcomer = await signInInvited(server, email)
  const told = async () =>
    (await newcomer.get('/api/my/notifications')).body.items.map((each: { text: string }) => each.text)
  await expect.poll(told, { timeout: 120_000 }).toEqual([expect.stringMatching(/^Your H-1B.*: \d+ things to do\.$/)])
})
