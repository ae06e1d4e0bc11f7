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

type Got = { headers: Record<string, string>; body: string }
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
      got.push({ headers: request.headers as Record<string, string>, body })
      answer.writeHead(status).end()
    })
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/visacare`
})
afterAll(() => new Promise((closed) => receiver.close(closed)))

const system = () => server.services.database.read({ kind: 'system' })

/** As a customer's own system calls: with the key, without cookie and without Origin. */
async function withKey(key: string, method: string, path: string, body?: object) {
  const answer = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

async function madeKey(role: number, rights: string[], days = 90) {
  const made = await (await server.as(role)).post('/api/api-keys', { name: 'Payroll', rights, days })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body as { id: number; shownOnce: string; prefix: string }
}

test('a key reads what its maker may read, within its rights, and is shown once', async () => {
  const { id, shownOnce, prefix } = await madeKey(Role.employer, ['case:read'])
  expect(shownOnce.startsWith(prefix)).toBe(true)
  const own = await (await server.as(Role.employer)).get('/api/cases?limit=200')
  const byKey = await withKey(shownOnce, 'GET', '/api/cases?limit=200')
  expect(byKey.body.items.map((each: { id: number }) => each.id)).toEqual(
    own.body.items.map((each: { id: number }) => each.id),
  )
  expect((await withKey(shownOnce, 'GET', `/api/cases/${own.body.items[0].id}`)).status).toBe(200)
  expect((await withKey(shownOnce, 'GET', '/caseflowApi/caseflow/getCaseflow/1000000')).status).toBe(404)
  expect((await withKey(shownOnce, 'GET', '/api/api-key')).body).toMatchObject({ prefix, rights: ['case:read'] })
  const { items } = (await (await server.as(Role.employer)).get('/api/api-keys')).body
  const listed = items.find((each: { id: number }) => each.id === id)
  expect(listed).toMatchObject({ state: 'active', prefix })
  expect(listed.lastUsedAt).not.toBeNull()
  expect(JSON.stringify(items)).not.toContain(shownOnce)
  const stored = await system().one<{ row: string }>('select to_jsonb(k)::text as row from api_keys k where id = $1', [
    id,
  ])
  expect(stored.row).not.toContain(shownOnce.slice(prefix.length))
})

test('the meter reports are answered to a key as bearer, as the specification’s client sends it', async () => {
  const { shownOnce } = await madeKey(Role.provider, ['meter:read'])
  const asked = { profile: 1, startdate: '2020-01-01', enddate: '2030-01-01', recordCnt: 2 }
  const report = await withKey(shownOnce, 'POST', '/loginapi/getProfileReportsDetails', asked)
  expect([report.status, report.body.profile, report.body.items.length]).toEqual([200, 1, 2])
  const all = await withKey(shownOnce, 'GET', '/loginapi/getAllProfileReportsDetails')
  expect([all.status, all.body.items.length > 0]).toEqual([200, true])
  const narrow = await madeKey(Role.provider, ['case:read'])
  for (const [method, path] of [
    ['POST', '/loginapi/getProfileReportsDetails'],
    ['GET', '/loginapi/getAllProfileReportsDetails'],
  ] as const) {
    expect((await withKey(narrow.shownOnce, method, path, method === 'POST' ? asked : undefined)).status).toBe(403)
    expect((await withKey('vck_nobody', method, path, method === 'POST' ? asked : undefined)).status).toBe(401)
  }
})

test('a key is refused where its rights end, whatever its maker may do', async () => {
  const { shownOnce } = await madeKey(Role.employer, ['case:read'])
  const refused = async (method: string, path: string, body?: object) =>
    (await withKey(shownOnce, method, path, body)).body.error?.code
  expect(await refused('GET', '/api/users')).toBe('KEY_NOT_ENOUGH')
  expect(await refused('GET', '/api/people')).toBe('KEY_NOT_ENOUGH')
  expect(await refused('POST', '/api/cases', { typeId: 1 })).toBe('KEY_NOT_ENOUGH')
  // What every signed-in person may do, a key may not: sessions, settings, second factors.
  expect(await refused('GET', '/api/my/notification-choices')).toBe('KEY_NOT_ENOUGH')
  expect(await refused('GET', '/api/my/notifications')).toBe('KEY_NOT_ENOUGH')
  // Not even with the right: a key makes no keys, and does nothing that wants the password.
  const wide = await (await server.as(Role.employer)).post('/api/api-keys', {
    name: 'x',
    rights: ['api-key:edit', 'case:read'],
    days: 1,
  })
  if (wide.status === 200)
    expect(
      (await withKey(wide.body.shownOnce, 'POST', '/api/api-keys', { name: 'y', rights: ['case:read'], days: 1 })).body
        .error.code,
    ).toBe('KEY_NOT_ENOUGH')
})

test('a key of one tenant finds nothing of another, and rights nobody gave its maker are not given', async () => {
  const { shownOnce } = await madeKey(Role.employer, ['case:read', 'employee:read'])
  const foreign = await system().one<{ case: number; person: number }>(
    `select (select k.id from cases k join companies c on c.id = k.company_id where c.code = 'BLUE' order by k.id limit 1) as case,
            (select p.id from people p join companies c on c.id = p.company_id where c.code = 'LUMEN' order by p.id limit 1) as person`,
  )
  expect((await withKey(shownOnce, 'GET', `/api/cases/${foreign.case}`)).status).toBe(404)
  expect((await withKey(shownOnce, 'GET', `/api/people/${foreign.person}`)).status).toBe(404)
  const tooMuch = await (await server.as(Role.employer)).post('/api/api-keys', {
    name: 'x',
    rights: ['news:write'],
    days: 1,
  })
  expect([tooMuch.status, tooMuch.body.error.code]).toEqual([400, 'NOT_YOURS'])
  expect((await (await server.as(Role.employee)).get('/api/api-keys')).status).toBe(403)
})

test('a key that was revoked, is over, was never made, or whose maker is gone opens nothing', async () => {
  const code = async (key: string) => {
    const { status: answered, body } = await withKey(key, 'GET', '/api/cases')
    return [answered, body.error?.code]
  }
  const revoked = await madeKey(Role.employer, ['case:read'])
  expect((await code(revoked.shownOnce))[0]).toBe(200)
  await (await server.as(Role.employer)).post(`/api/api-keys/${revoked.id}/revoke`, {})
  expect(await code(revoked.shownOnce)).toEqual([401, 'KEY_REVOKED'])
  const over = await madeKey(Role.employer, ['case:read'])
  const change = (text: string, id: number) =>
    server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, [id]))
  await change(
    `update api_keys set created_at = created_at - interval '2 days', expires_at = now() - interval '1 day' where id = $1`,
    over.id,
  )
  expect(await code(over.shownOnce)).toEqual([401, 'KEY_EXPIRED'])
  const ended = await madeKey(Role.employer, ['case:read'])
  await change('update api_keys set role_id = 4 where id = $1', ended.id)
  expect(await code(ended.shownOnce)).toEqual([401, 'KEY_ENDED'])
  expect(await code('vck_nobody')).toEqual([401, 'NO_KEY'])
})

test('what a key changes is in the audit trail with the key, and too many calls are refused', async () => {
  const { shownOnce, prefix, id } = await madeKey(Role.lawFirm, ['email:send'])
  const sent = await withKey(shownOnce, 'POST', '/emailApi/email/sendEmailWithOutAttachment', {
    toEmailIds: 'attorney@visacare.demo',
  })
  expect([sent.status, sent.body]).toEqual([200, { posted: 1 }])
  const { reason } = await system().one<{ reason: string }>(
    `select reason from audit_events where operation = 'email.plain' order by at desc, seq desc limit 1`,
  )
  expect(reason).toContain(`API key ${prefix}`)
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run('update rate_limits set hits = 1200 where key = $1', [`api-key:${id}`]),
  )
  expect((await withKey(shownOnce, 'GET', '/api/api-key')).status).toBe(429)
})

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
  const { id: webhookId, shownOnce: secret } = (await employer.put('/api/webhooks', { name: 'All', url, events })).body
  const [{ id, number }, from] = [await cases.opened(), got.length]
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
  const messages = got.slice(from).map(({ headers, body }) => {
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
