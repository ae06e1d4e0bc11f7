import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settableClock } from '#platform/clock.ts'
import { openLog } from '#platform/log/log.ts'
import { agencyAt, isoDate, isTestSystem, told } from './agency.ts'

type Answer = (request: IncomingMessage, reply: ServerResponse) => void

let server: Server
let url: string
let tokensGiven: number
let asked: { url: string; authorization: string | undefined }[]
let answerStatus: Answer
let answerToken: Answer

const json =
  (status: number, body: unknown): Answer =>
  (_request, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const approved = {
  case_status: {
    receiptNumber: 'EAC9999103402',
    formType: 'I-130',
    submittedDate: '09-05-2023 14:28:46',
    modifiedDate: '',
    current_case_status_text_en: 'Case Was Approved',
    current_case_status_desc_en: 'We approved your case. Please <a href="https://uscis.gov">see &amp; read</a>.',
    hist_case_status: [{ date: '2023-09-05', completed_text_en: 'Case Was Received' }],
  },
  message: 'Query was successful',
}

beforeEach(async () => {
  tokensGiven = 0
  asked = []
  answerStatus = json(200, approved)
  answerToken = (request, reply) =>
    json(200, { access_token: `token-${++tokensGiven}`, expires_in: '1799' })(request, reply)
  server = createServer((request, reply) => {
    if (request.url === '/oauth/accesstoken') return answerToken(request, reply)
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization })
    return answerStatus(request, reply)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const clock = settableClock()
const log = openLog('silent')
const agency = (timeoutMs?: number) =>
  agencyAt({ url, clientId: 'id', clientSecret: 'secret' }, { clock, log }, timeoutMs)

test('the agency’s answer is read into plain text and ISO dates', async () => {
  expect(await agency().status('EAC9999103402')).toEqual({
    state: 'answered',
    message: 'This is what USCIS says at the moment.',
    isTestData: false,
    status: {
      formType: 'I-130',
      title: 'Case Was Approved',
      description: 'We approved your case. Please see & read.',
      submittedOn: '2023-09-05',
      modifiedOn: null,
      history: [{ on: '2023-09-05', title: 'Case Was Received' }],
    },
  })
  expect(asked).toEqual([{ url: '/case-status/EAC9999103402', authorization: 'Bearer token-1' }])
})

test('the credentials travel in the body of the token request', async () => {
  let body = ''
  answerToken = (request, reply) => {
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => json(200, { access_token: 'token', expires_in: 1799 })(request, reply))
  }
  await agency().status('EAC9999103402')
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'id',
    client_secret: 'secret',
  })
})

test('a token is kept while it is good and renewed when it is not', async () => {
  const kept = agency()
  await kept.status('EAC9999103402')
  await kept.status('EAC9999103402')
  expect(tokensGiven).toBe(1)
  clock.advance(30 * 60_000)
  await kept.status('EAC9999103402')
  expect(tokensGiven).toBe(2)
})

test('a token the agency no longer takes is replaced once', async () => {
  answerStatus = (request, reply) =>
    request.headers.authorization === 'Bearer token-1'
      ? json(401, {})(request, reply)
      : json(200, approved)(request, reply)
  expect(await agency().status('EAC9999103402')).toMatchObject({ state: 'answered' })
  expect(tokensGiven).toBe(2)
})

test('without credentials nobody is asked, and that is said', async () => {
  const answer = await agencyAt({ url }, { clock, log }).status('EAC9999103402')
  expect(answer).toMatchObject({
    state: 'notConfigured',
    message: expect.stringContaining('not connected'),
    status: null,
  })
  expect([asked, tokensGiven]).toEqual([[], 0])
})

test('a number the agency does not know is told apart from a failure', async () => {
  answerStatus = json(404, { errors: [{ code: '404', message: 'not found' }] })
  expect(await agency().status('EAC9999103402')).toMatchObject({ state: 'unknownNumber' })
})

test.each<[string, Answer]>([
  ['an error of the agency', json(503, {})],
  ['a refusal for lack of quota', json(429, {})],
  ['an answer of another shape', json(200, { hello: 'world' })],
  ['an answer that is no JSON', (_request, reply) => reply.end('<html>')],
  ['a redirect to another host', (_request, reply) => reply.writeHead(302, { location: 'http://127.0.0.2:9/' }).end()],
  ['a broken connection', (request) => request.socket.destroy()],
])('%s becomes a plain sentence', async (_what, answer) => {
  answerStatus = answer
  const told = await agency().status('EAC9999103402')
  expect(told).toMatchObject({ state: 'unavailable', status: null })
  expect(told.message).toContain('USCIS service')
})

test('refused credentials become a plain sentence, without a word about them', async () => {
  answerToken = json(401, { error: 'invalid_client' })
  expect(await agency().status('EAC9999103402')).toMatchObject({ state: 'unavailable' })
  expect(asked).toEqual([])
})

test('silence ends with the time limit', async () => {
  answerStatus = () => {}
  expect(await agency(100).status('EAC9999103402')).toMatchObject({ state: 'unavailable' })
})

test.each([
  ['https://api-int.uscis.gov', true],
  ['https://API-INT.uscis.gov/', true],
  ['https://api.uscis.gov', false],
  ['https://uscis.example', false],
])('what %s answers is test data: %s', (at, expected) => {
  expect(isTestSystem(at)).toBe(expected)
})

test('what the test system answers, or does not know, says that it is test data', async () => {
  for (const state of ['answered', 'unknownNumber'] as const) {
    const answer = { state, message: 'So it stands.', isTestData: false, status: null }
    expect(told(answer, 'https://api.uscis.gov')).toEqual(answer)
    expect(told(answer, 'https://api-int.uscis.gov')).toMatchObject({
      ...{ state, isTestData: true, message: expect.stringMatching(/^Test data: .* So it stands\.$/) },
    })
  }
})

test('dates are read in the spellings the agency uses', () => {
  expect(['09-05-2023 14:28:46', '09/05/2023', '2023-09-05T00:00:00', 'soon'].map(isoDate)).toEqual([
    '2023-09-05',
    '2023-09-05',
    '2023-09-05',
    null,
  ])
})
