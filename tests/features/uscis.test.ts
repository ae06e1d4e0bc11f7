import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
const agency = createServer((request, reply) => {
  const token = { access_token: 'token', expires_in: 1799 }
  const status = { case_status: { formType: 'I-129', current_case_status_text_en: 'Case Was Received' } }
  reply.setHeader('content-type', 'application/json')
  reply.end(JSON.stringify(request.url === '/oauth/accesstoken' ? token : status))
})

beforeAll(async () => {
  await new Promise<void>((ready) => agency.listen(0, '127.0.0.1', ready))
  const env = {
    USCIS_API_URL: `http://127.0.0.1:${(agency.address() as AddressInfo).port}`,
    USCIS_CLIENT_ID: 'id',
    USCIS_CLIENT_SECRET: 'secret',
    DEMO_DATA: 'no',
  }
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl'), env })
})

afterAll(async () => {
  await server?.stop()
  agency.close()
})

test('anyone can have a receipt number explained and its status looked up', async () => {
  const { status, body } = await server.visitor().get('/api/uscis/lin-26-123-45678')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    problem: null,
    warning: null,
    explanation: { receiptNumber: 'LIN2612345678', office: 'Nebraska Service Center' },
    agency: { state: 'answered', status: { formType: 'I-129', title: 'Case Was Received', history: [] } },
  })
})

test('a number that cannot be right is explained and the agency is left alone', async () => {
  const { status, body } = await server.visitor().get('/api/uscis/IOE912345678')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    problem: expect.stringContaining('10 digits'),
    explanation: null,
    agency: { state: 'notAsked' },
  })
})

test('after thirty look-ups in ten minutes an address has to wait', async () => {
  server.clock.advance(601_000)
  const visitor = server.visitor()
  for (let call = 1; call <= 30; call++) expect((await visitor.get('/api/uscis/nonsense')).status).toBe(200)
  const refused = await visitor.get('/api/uscis/nonsense')
  expect(refused.status).toBe(429)
  expect(refused.body.error).toEqual({
    code: 'TOO_MANY',
    message: 'Too many look-ups from your address. Please wait ten minutes.',
  })
  server.clock.advance(601_000)
  expect((await visitor.get('/api/uscis/nonsense')).status).toBe(200)
})

test('the check page learns how the server stands, and nothing about its insides', async () => {
  const { status, body } = await server.visitor().get('/api/system-check')
  expect(status).toBe(200)
  expect(body).toEqual({
    server: 'ok',
    database: 'ok',
    mail: 'outbox',
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
})

test('the API document lists every call of the running server', async () => {
  const { body } = await server.visitor().get('/api/openapi.json')
  expect(body.paths['/api/uscis/{receiptNumber}'].get).toMatchObject({ security: [], tags: ['uscis'] })
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  expect(references.filter((name) => !(name in body.components.schemas))).toEqual([])
})
