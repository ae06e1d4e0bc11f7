import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { webhookEvents } from '#insight/connections/events.ts'
import { signatureOf } from '#insight/connections/signing.ts'
import { ASSISTANT, casesOf } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { formOf } from './support/documents.ts'

const server = serverOfFile({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'yes' } })
const cases = casesOf(() => server)
const system = () => server.services.database.read({ kind: 'system' })

type Got = { path: string; headers: Record<string, string>; body: string }
const got: Got[] = []
let receiver: Server
let status = 204
let url = ''
beforeAll(() => keepAllBlanks(server.services))
beforeAll(async () => {
  receiver = createServer((request, answer) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body })
      answer.writeHead(status).end()
    })
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/visacare`
})
afterAll(() => new Promise((closed) => receiver.close(closed)))

/** The deliveries of a webhook, once so many, or all up to the one named, were tried. */
async function logged(webhookId: number, count: number, last?: number) {
  const employer = await server.as(Role.employer)
  const isThere = ({ id }: { id: number }) => id === last
  const waits = ({ attempts }: { attempts: number }) => attempts === 0
  for (let tries = 0; tries < 400; tries++) {
    const { items } = (await employer.get(`/api/webhooks/${webhookId}/deliveries`)).body
    if (last !== undefined) {
      if (items.some(isThere) && !items.some(waits)) return items
    } else if (items.filter(({ attempts }: { attempts: number }) => attempts > 0).length >= count) return items
    await new Promise((later) => setTimeout(later, 25))
  }
  throw new Error('Nothing was delivered.')
}

test('a webhook is told of a case in a signed message, and of no other company’s', async () => {
  const employer = await server.as(Role.employer)
  const saved = await employer.put('/api/webhooks', { name: 'HR', url, events: ['case.opened', 'document.added'] })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { id, shownOnce: secret } = saved.body
  const { row } = await system().one<{ row: string }>('select to_jsonb(w)::text as row from webhooks w where id = $1', [
    id,
  ])
  expect(row).not.toContain(secret)
  const { personId } = await system().one<{ personId: number }>(
    `select person_id as "personId" from users where user_name = 'employee@visacare.demo'`,
  )
  // Another company's case in between: nobody here is told.
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(
      `insert into cases (number, company_id, person_id, household_person_id, type_id, mode)
       select 'other-1', p.company_id, p.id, p.household_person_id, 1, 'LEGAL' from people p join companies c on c.id = p.company_id
        where c.code = 'LUMEN' order by p.id limit 1`,
    ),
  )
  const opened = await employer.post('/api/cases', { typeId: 1, subType: 'extension', personId, channel: 'paper' })
  const [delivery] = await logged(id, 1)
  expect(delivery).toMatchObject({ event: 'case.opened', state: 'delivered', statusCode: 204 })
  expect(got).toHaveLength(1)
  const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = got
  expect(JSON.parse(body)).toMatchObject({
    event: 'case.opened',
    data: { caseId: opened.body.id, number: opened.body.number },
  })
  expect(headers['x-visacare-signature']).toBe(signatureOf(secret, Number(headers['x-visacare-timestamp']), body))
  expect(body).not.toMatch(/NAIR|Priya/i)
  // Sent again: the same message, signed anew.
  await employer.post(`/api/webhook-deliveries/${delivery.id}/redeliver`, {})
  for (let tries = 0; got.length < 2 && tries < 400; tries++) await new Promise((later) => setTimeout(later, 25))
  expect(got[1]?.body).toBe(body)
  for (const other of [await server.as(Role.lawFirm), await server.as(Role.provider)]) {
    expect((await other.get(`/api/webhooks/${id}/deliveries`)).status).toBe(404)
    expect((await other.post(`/api/webhook-deliveries/${delivery.id}/redeliver`, {})).status).toBe(404)
  }
})

test('each event reaches the customer’s system once, signed, with what its row of the documentation says', async () => {
  const employer = await server.as(Role.employer)
  const events = webhookEvents.map(({ name }) => name)
  const all = { name: 'All', url: `${url}/all`, events }
  const { id: webhookId, shownOnce: secret } = (await employer.put('/api/webhooks', all)).body
  const { id, number } = await cases.opened()
  const added = await employer.call('POST', `/api/cases/${id}/documents`, formOf({ documentType: 'Passport' }))
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  await cases.receipted(id)
  cases.must(await cases.record(ASSISTANT, id, { event: 'rfe', noticeOn: cases.today(), answerChannel: 'paper' }))
  cases.must(await cases.move(Role.attorney, id, { to: 9, outcome: 'Denied', decidedOn: cases.today() }))
  // People are reminded: the job writes down of what.
  await cases.change(
    `update case_deadlines set reminded = array_append(reminded, 7)
      where id = (select id from case_deadlines where case_id = $1 and severity <> 'internal' order by id limit 1)`,
    [id],
  )
  const { deliveryId } = (await employer.post(`/api/webhooks/${webhookId}/test`, {})).body
  const sent = await logged(webhookId, 1, deliveryId)
  const heard = got.filter(({ path }) => path.endsWith('/all'))
  const messages = heard.map(({ headers, body }) => {
    expect(headers['x-visacare-signature']).toBe(signatureOf(secret, Number(headers['x-visacare-timestamp']), body))
    return JSON.parse(body) as { event: string; data: Record<string, unknown> }
  })
  const first = (event: string) => messages.find((each) => each.event === event)?.data
  const about = { caseId: id, number, companyId: expect.any(Number), typeId: 1 }
  const expected: Record<string, object> = {
    'case.opened': { ...about, status: 1 },
    'case.moved': { ...about, status: 2, from: { status: 1, stage: expect.any(String) } },
    'case.receipt': { ...about, status: 7, receiptNumber: 'IOE0912345678', receiptOn: cases.today() },
    'case.rfe': { ...about, status: 8, dueOn: expect.any(String) },
    'case.decided': { ...about, status: 9, outcome: 'Denied', decidedOn: cases.today() },
    'document.added': { documentId: added.body.id, caseId: id, documentType: 'Passport' },
    'deadline.near': {
      deadlineId: expect.any(Number),
      caseId: id,
      title: expect.any(String),
      dueOn: expect.any(String),
    },
    test: { webhookId },
  }
  expect(Object.keys(expected).sort()).toEqual([...events, 'test'].sort())
  for (const [event, data] of Object.entries(expected)) expect(first(event), event).toMatchObject(data)
  // As often as it happened: five moves, one of everything else but the documents of the case.
  const times = (event: string) => messages.filter((each) => each.event === event).length
  expect(['case.opened', 'case.receipt', 'case.rfe', 'case.decided', 'deadline.near', 'test'].map(times)).toEqual([
    ...[1, 1, 1, 1, 1, 1],
  ])
  expect(times('case.moved')).toBe(8)
  expect(sent.length).toBe(messages.length)
})

test('a delivery that fails is logged, stays on the queue for later, and addresses that cannot be are refused', async () => {
  const employer = await server.as(Role.employer)
  status = 500
  const { id } = (await employer.put('/api/webhooks', { name: 'Down', url, events: ['case.moved'] })).body
  const { deliveryId } = (await employer.post(`/api/webhooks/${id}/test`, {})).body
  const [failed] = await logged(id, 1)
  expect(failed).toMatchObject({
    id: deliveryId,
    event: 'test',
    state: 'failed',
    statusCode: 500,
    outcome: 'It answered 500.',
  })
  status = 204
  const bad = await employer.put('/api/webhooks', {
    name: 'Bad',
    url: 'ftp://company.example/',
    events: ['case.moved'],
  })
  expect([bad.status, bad.body.error.code]).toEqual([400, 'BAD_ADDRESS'])
})
